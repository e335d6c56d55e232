import { expect, onTestFinished, test, vi } from 'vitest'
import { ApiError } from '#lib/api-client.ts'
import type { PostChange, PostDetail, PostFields } from '#features/publishing/posts/post.schema.ts'
import { autosaveAfterMs, createEditing } from '#features/publishing/editing/editing.ts'
import { fieldsOf, postCopies, type FieldName } from './post-draft.ts'
import { postEditing } from './post-editing.ts'

const fields: PostFields = {
  title: 'Kilns',
  slug: 'kilns',
  description: '',
  category: 'measurement',
  tags: ['ovens'],
  author: 'Editor',
  picture: null,
  useCases: [],
  solutions: [],
  roles: [],
  body: 'One.',
}
const id = '5b0d1c5e-0000-4000-8000-000000000001'
const at = '2026-11-21T10:00:00Z'

function stored(version: number, change: Partial<PostFields> = {}): PostDetail {
  const all = { ...fields, ...change }
  return {
    id,
    isShipped: false,
    title: all.title,
    slug: all.slug,
    category: all.category,
    state: 'draft',
    publishAt: null,
    updatedAt: at,
    updatedBy: 'Editor',
    hasChanges: false,
    fault: null,
    version,
    fields: all,
    livePath: null,
    comesWithSite: false,
  }
}

/** An article on a screen beside a server whose answers the test gives one by one. */
function opened(post = stored(1), mayWrite = true) {
  const sent: PostChange[] = []
  const waiting: { answer(post: PostDetail): void; refuse(error: Error): void }[] = []
  const told: number[] = []
  const engine = createEditing(post, postEditing, {
    mayWrite,
    send: ({ version }, draft) => {
      sent.push({ version, fields: fieldsOf(draft) })
      return new Promise((answer, refuse) => waiting.push({ answer, refuse }))
    },
    onStored: ({ version }) => void told.push(version),
  })
  const set = (name: FieldName, value: string) => engine.edit({ ...engine.view().draft, [name]: value })
  const next = () => {
    const one = waiting.shift()
    if (!one) throw new Error('Nothing was sent')
    return one
  }
  return { editing: { ...engine, set }, sent, told, next }
}

const refused = (status: number, body: object) => new ApiError(status, JSON.stringify(body), '', null)
const conflictWith = (current: PostDetail) =>
  refused(409, { message: 'Someone else changed this article', code: 'conflict', data: { current } })
const refusal = (errors: Record<string, string>) =>
  refused(422, { message: 'Line 3: too deep', code: 'invalid', errors })

/** A device's storage, empty. */
function newDevice() {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  onTestFinished(() => void vi.unstubAllGlobals())
}

test('words are kept on the device until they are saved, and saved by themselves', async () => {
  newDevice()
  const { editing, sent, told, next } = opened()
  expect(autosaveAfterMs(editing.view())).toBeUndefined()
  editing.set('body', 'One. Two.')
  expect(editing.view().state).toEqual({ kind: 'unsaved' })
  expect(postCopies.read(id)).toMatchObject({ version: 1, draft: { body: 'One. Two.' } })
  expect(autosaveAfterMs(editing.view())).toBe(1500)
  const saving = editing.save()
  expect(editing.view().state).toEqual({ kind: 'saving' })
  next().answer(stored(2, { body: 'One. Two.' }))
  expect((await saving)?.version).toBe(2)
  expect(sent).toEqual([{ version: 1, fields: { ...fields, body: 'One. Two.' } }])
  expect(editing.view()).toMatchObject({ state: { kind: 'saved' }, stored: { version: 2 } })
  expect(postCopies.read(id)).toBeUndefined()
  expect(told).toEqual([2])
})

test('nothing is sent when nothing changed, and two saves are one after the other', async () => {
  newDevice()
  const { editing, sent, next } = opened()
  expect((await editing.save())?.version).toBe(1)
  expect(sent).toEqual([])
  editing.set('title', 'A')
  const first = editing.save()
  editing.set('title', 'AB')
  const second = editing.save()
  expect(sent).toHaveLength(1)
  next().answer(stored(2, { title: 'A' }))
  await first
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  next().answer(stored(3, { title: 'AB' }))
  await second
  expect(sent.map(({ version, fields }) => [version, fields.title])).toEqual([
    [1, 'A'],
    [2, 'AB'],
  ])
})

test('words typed while a save is under way stay, on the device under the version they belong to', async () => {
  newDevice()
  const { editing, next } = opened()
  editing.set('body', 'A')
  const saving = editing.save()
  editing.set('body', 'AB')
  next().answer(stored(2, { body: 'A' }))
  await saving
  expect(editing.view()).toMatchObject({ draft: { body: 'AB' }, state: { kind: 'unsaved' } })
  // Opened again after a crash, they are unsaved words and not those of someone who was overtaken.
  expect(opened(stored(2, { body: 'A' })).editing.view()).toMatchObject({
    draft: { body: 'AB' },
    left: undefined,
  })
})

test('a comma or a space that was just typed isn’t taken away by a save', async () => {
  newDevice()
  const { editing, next } = opened()
  editing.set('tags', 'ovens, kilns, ')
  const saving = editing.save()
  next().answer(stored(2, { tags: ['ovens', 'kilns'] }))
  await saving
  expect(editing.view()).toMatchObject({ draft: { tags: 'ovens, kilns, ' }, state: { kind: 'saved' } })
})

test('words left by a crash come back when nobody saved since, else they are offered', async () => {
  newDevice()
  const draft = { ...opened().editing.view().draft, body: 'Typed on a train.' }
  postCopies.keep(id, { version: 1, at, draft })
  const same = opened().editing
  expect(same.view()).toMatchObject({ draft: { body: 'Typed on a train.' }, state: { kind: 'unsaved' } })
  expect(same.view().left).toBeUndefined()
  const { editing } = opened(stored(2, { body: 'Theirs.' }))
  expect(editing.view()).toMatchObject({
    draft: { body: 'Theirs.' },
    state: { kind: 'saved' },
    left: { draft: { body: 'Typed on a train.' } },
  })
  editing.answerLeft(true)
  expect(editing.view()).toMatchObject({ draft: { body: 'Typed on a train.' }, left: undefined })
  postCopies.keep(id, { version: 1, at, draft })
  const other = opened(stored(2)).editing
  other.answerLeft(false)
  expect(other.view()).toMatchObject({ draft: { body: 'One.' }, left: undefined })
  expect(postCopies.read(id)).toBeUndefined()
})

test('who may only read sends nothing and sees what is stored, whatever lies on the device', () => {
  newDevice()
  postCopies.keep(id, { version: 1, at, draft: { ...opened().editing.view().draft, body: 'Old.' } })
  const { editing } = opened(stored(1), false)
  expect(editing.view()).toMatchObject({ draft: { body: 'One.' }, state: { kind: 'saved' }, left: undefined })
  expect(autosaveAfterMs(editing.view())).toBeUndefined()
})

test('when two changed different fields both stay, with what was typed meanwhile', async () => {
  newDevice()
  const { editing, next } = opened()
  editing.set('title', 'Mine')
  const saving = editing.save()
  editing.set('body', 'Typed meanwhile.')
  next().refuse(conflictWith(stored(5, { description: 'Theirs.' })))
  expect(await saving).toBeUndefined()
  expect(editing.view()).toMatchObject({
    stored: { version: 5 },
    draft: { title: 'Mine', description: 'Theirs.', body: 'Typed meanwhile.' },
    conflict: undefined,
    state: { kind: 'unsaved' },
  })
})

test('when two changed the same field one is chosen; closing the choice writes over nobody', async () => {
  newDevice()
  const { editing, sent, next } = opened()
  editing.set('body', 'Mine.')
  const theirs = stored(5, { body: 'Theirs.', description: 'Theirs too.' })
  const saving = editing.save()
  next().refuse(conflictWith(theirs))
  await saving
  expect(editing.view().conflict).toMatchObject({ fields: ['body'], theirs: { body: 'Theirs.' } })
  expect(autosaveAfterMs(editing.view())).toBeUndefined()
  expect(await editing.save()).toBeUndefined()
  expect(sent).toHaveLength(1)

  editing.settle(undefined)
  expect(editing.view()).toMatchObject({
    conflict: undefined,
    draft: { body: 'Mine.' },
    state: { kind: 'held' },
  })
  expect(autosaveAfterMs(editing.view())).toBeUndefined()
  const again = editing.save()
  expect(sent[1]?.version).toBe(1)
  next().refuse(conflictWith(theirs))
  await again

  const { conflict } = editing.view()
  editing.settle(conflict && { ...conflict.mine })
  void editing.save()
  expect(sent[2]).toMatchObject({ version: 5, fields: { body: 'Mine.', description: 'Theirs too.' } })
})

test('a refusal is told at its field and not sent again until something changes', async () => {
  newDevice()
  const { editing, next } = opened()
  editing.set('tags', 'ovens, ' + 'x'.repeat(50))
  const saving = editing.save()
  next().refuse(refusal({ 'fields.tags.1': 'Please use at most 40 characters', body: 'Line 3: too deep' }))
  expect(await saving).toBeUndefined()
  expect(editing.view().state).toEqual({
    kind: 'failed',
    message: 'Line 3: too deep',
    errors: { tags: 'Please use at most 40 characters', body: 'Line 3: too deep' },
  })
  expect(autosaveAfterMs(editing.view())).toBeUndefined()
  editing.set('tags', 'ovens')
  expect(autosaveAfterMs(editing.view())).toBe(1500)
  editing.set('tags', 'y'.repeat(50))
  const second = editing.save()
  // Put right while the refusal was on its way.
  editing.set('tags', 'kilns')
  next().refuse(refusal({ 'fields.tags.0': 'Please use at most 40 characters' }))
  await second
  expect(autosaveAfterMs(editing.view())).toBe(1500)
})

test('without a connection words stay on the device and are sent again by themselves', async () => {
  newDevice()
  const { editing, next } = opened()
  editing.set('body', 'Typed on a train.')
  const saving = editing.save()
  next().refuse(new TypeError('fetch failed'))
  await saving
  expect(editing.view().state).toMatchObject({
    kind: 'failed',
    message: expect.stringContaining('on this device'),
  })
  expect(autosaveAfterMs(editing.view())).toBe(10_000)
  expect(postCopies.read(id)?.draft.body).toBe('Typed on a train.')
})

test('what an action stores is taken, and words typed while it was under way stay; a version brought back replaces all', () => {
  newDevice()
  const { editing } = opened()
  editing.take({ ...stored(2), state: 'archived' })
  expect(editing.view()).toMatchObject({ stored: { state: 'archived' }, state: { kind: 'saved' } })
  editing.set('body', 'Typed meanwhile.')
  editing.take({ ...stored(3), state: 'draft' })
  expect(editing.view()).toMatchObject({
    stored: { version: 3 },
    draft: { body: 'Typed meanwhile.' },
    state: { kind: 'unsaved' },
  })
  editing.replace(stored(4, { body: 'As it was.' }))
  expect(editing.view()).toMatchObject({ draft: { body: 'As it was.' }, state: { kind: 'saved' } })
  expect(postCopies.read(id)).toBeUndefined()
})

test('a planned article that goes live by the clock says so, and what is being typed stays', () => {
  newDevice()
  const { editing } = opened({ ...stored(3), state: 'scheduled', publishAt: '2026-11-21T10:05:00Z' })
  editing.set('body', 'Typed on.')
  editing.renew({ ...stored(3), state: 'published' })
  expect(editing.view()).toMatchObject({
    stored: { state: 'published' },
    draft: { body: 'Typed on.' },
    state: { kind: 'unsaved' },
  })
  editing.renew(stored(2))
  expect(editing.view().stored).toMatchObject({ version: 3, state: 'published' })
})
