import { expect, test } from 'vitest'
import { testCtx } from '#tests/context.ts'
import { emptyEntryOf, optionsOf, outlineOf, type PageNode } from './editor/page-fields.ts'
import { withEntry } from './editor/page-lists.ts'
import { listPageChoices } from './page-choices.server.ts'
import { checkPage } from './staff-pages.server/check-page.ts'
import { getPage, listPageEntries } from './staff-pages.server/list-pages.ts'

test('a field that takes one of some values offers them in words, also in lists', async () => {
  const ctx = (await testCtx()).as('editor')
  const choose = (folder: string, name: string, path: (string | number)[]) =>
    optionsOf(listPageChoices(ctx, { folder, name }), path)
  expect(choose('solutions', 'machine-vision', ['kind'])).toEqual([
    { value: 'pictures', label: 'It starts from pictures' },
    { value: 'readings', label: 'It starts from readings' },
    { value: 'records', label: 'It starts from records' },
  ])
  expect(choose('solutions', 'machine-vision', ['roles', 1])).toContainEqual({
    value: 'nlp-engineer',
    label: 'NLP engineer',
  })
  expect(choose('site', 'home', ['proof', 'points', 0, 'count'])?.map(({ label }) => label)).toContain(
    'The day rate',
  )
  expect(choose('demos', 'machine-vision', ['ownDataFrom', 0, 'program'])).toContainEqual({
    value: 'excel',
    label: 'Excel',
  })
  expect(choose('solutions', 'machine-vision', ['title'])).toBeUndefined()
})

test('every field of every page has its present value among its choices, and no field that looks like a name of ours is free', async () => {
  const ctx = (await testCtx()).as('editor')
  const { groups } = await listPageEntries(ctx)
  const wrong: string[] = []
  let chosen = 0
  for (const { id } of groups.flatMap(({ items }) => items)) {
    const [folder = '', name = ''] = id.split('/')
    const choices = listPageChoices(ctx, { folder, name })
    for (const { path, label, value } of (
      outlineOf((await getPage(ctx, { folder, name })).text) ?? []
    ).flatMap(({ fields }) => fields)) {
      const options = optionsOf(choices, path)
      if (options) chosen += 1
      if (options && !options.some((option) => option.value === value))
        wrong.push(`${id}, ${label}: ${value}`)
      if (!options && isOurName(value) && !isName(path)) wrong.push(`${id}, ${label}: ${value} is free`)
    }
  }
  expect(wrong).toEqual([])
  expect(chosen).toBeGreaterThan(500)
})

test('every list of every page takes a further entry with the fields of its kind, which is refused until it says something', async () => {
  const ctx = (await testCtx()).as('editor')
  const { groups } = await listPageEntries(ctx)
  const lists: string[] = []
  for (const { id } of groups.flatMap(({ items }) => items)) {
    const [folder = '', name = ''] = id.split('/')
    if (folder === 'figures') continue
    const choices = listPageChoices(ctx, { folder, name })
    const { text } = await getPage(ctx, { folder, name })
    for (const { path, entries } of (outlineOf(text, choices) ?? []).flatMap(({ nodes }) => listsIn(nodes))) {
      if (countsByPlace.test(`${id} ${path.join('.')}`)) continue
      const empty = emptyEntryOf(choices, path)
      expect(empty, `${id} ${path.join('.')}`).toBeDefined()
      lists.push(`${id} ${path.join('.')}`)
      if (entries.length === 0) continue
      const { fault } = await checkPage(ctx, { folder, name, text: withEntry(text, path, empty) })
      const mayBeEmpty = typeof empty === 'number' || path[0] === 'worksheet'
      if (!mayBeEmpty) expect(fault?.message, `${id} ${path.join('.')}`).toMatch(/is empty|Invalid/)
    }
  }
  expect(lists).toEqual(
    expect.arrayContaining([
      'site/home how.steps',
      'site/navigation header.1.tools',
      'roles/data-engineer roles',
    ]),
  )
  expect(lists.length).toBeGreaterThan(200)
})

/** The answers of the assessment count 0 to 4: there are five, in their order. */
const countsByPlace = /^site\/assessment-questions questions\.\w+\.options$/

const listsIn = (nodes: readonly PageNode[]): Extract<PageNode, { kind: 'list' }>[] =>
  nodes.flatMap((node) =>
    node.kind === 'list' ? [node, ...node.entries.flatMap((entry) => listsIn(entry.nodes))] : [],
  )

/** `machine-vision`: words of people have capitals or spaces. */
const isOurName = (value: string) => /^[a-z]+(?:[-_][a-z]+)+$/.test(value)
/** What a drawing or a file is called. */
const isName = (path: (string | number)[]) =>
  ['icon', 'slug', 'id', 'visitorWords'].includes(String(path.at(-1)))
