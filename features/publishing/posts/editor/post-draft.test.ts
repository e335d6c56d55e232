import { expect, onTestFinished, test, vi } from 'vitest'
import { draftOf, fieldsOf, isSameDraft, postCopies, retitled } from './post-draft.ts'

const draft = draftOf({
  title: 'Kilns',
  slug: 'kilns',
  description: 'What a kiln tells.',
  category: 'measurement',
  tags: ['ovens', 'kilns'],
  author: 'Editor',
  picture: null,
  useCases: ['bearing-condition-monitoring'],
  solutions: ['machine-vision', 'forecasting'],
  roles: [],
  body: 'One.',
})

test('what is stored comes back the same from the form', () => {
  expect(draft).toMatchObject({ tags: 'ovens, kilns', picture: '', solutions: 'machine-vision\nforecasting' })
  expect(draftOf(fieldsOf(draft))).toEqual(draft)
})

test('tags are small, each once and without gaps; an address loses its spaces', () => {
  expect(fieldsOf({ ...draft, tags: ' Kilns, ,ovens,kilns ,' }).tags).toEqual(['kilns', 'ovens'])
  expect(fieldsOf({ ...draft, slug: ' kilns ' }).slug).toBe('kilns')
  expect(fieldsOf({ ...draft, picture: 'press' }).picture).toBe('press')
  expect(isSameDraft(draft, { ...draft, tags: 'ovens,kilns,' })).toBe(true)
  expect(isSameDraft(draft, { ...draft, body: 'One. ' })).toBe(false)
})

test('A19: the address follows the title until somebody gives another one or the article is public', () => {
  const begun = { ...draft, title: '', slug: '' }
  const first = retitled(begun, 'What a quiet kiln', false)
  expect(first).toMatchObject({ title: 'What a quiet kiln', slug: 'what-a-quiet-kiln' })
  expect(retitled(first, 'What a kiln tells', false).slug).toBe('what-a-kiln-tells')
  expect(retitled({ ...first, slug: 'quiet' }, 'What a kiln tells', false).slug).toBe('quiet')
  expect(retitled(first, 'What a kiln tells', true).slug).toBe('what-a-quiet-kiln')
})

test('what lies on the device and isn’t a draft of this release is no draft', () => {
  let text = ''
  vi.stubGlobal('localStorage', {
    getItem: () => text,
    setItem: (_: string, value: string) => {
      text = value
    },
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  const copy = { version: 3, at: '2026-11-21T10:00:00Z', draft }
  postCopies.keep('a', copy)
  expect(postCopies.read('a')).toEqual(copy)
  const { body: _body, ...without } = draft
  for (const odd of [
    '',
    'x',
    '1',
    'null',
    '{}',
    JSON.stringify({ ...copy, draft: without }),
    JSON.stringify({ ...copy, version: '3' }),
  ]) {
    text = odd
    expect(postCopies.read('a'), odd).toBeUndefined()
  }
  vi.stubGlobal('localStorage', undefined)
  expect(postCopies.read('a')).toBeUndefined()
  expect(() => postCopies.keep('a', copy)).not.toThrow()
})
