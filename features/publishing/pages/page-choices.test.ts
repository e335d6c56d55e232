import { expect, test } from 'vitest'
import { testCtx } from '#tests/context.ts'
import { fieldsOf, optionsOf } from './editor/page-fields.ts'
import { listPageChoices } from './page-choices.server.ts'
import { getPage, listPageEntries } from './staff-pages.server/list-pages.ts'

test('a field that takes one of some values offers them in words, also in lists', async () => {
  const ctx = (await testCtx()).as('editor')
  const choose = (folder: string, name: string, path: (string | number)[]) =>
    optionsOf(listPageChoices(ctx, { folder, name }).items, path)
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
    const { items } = listPageChoices(ctx, { folder, name })
    for (const { path, label, value } of (
      fieldsOf((await getPage(ctx, { folder, name })).text) ?? []
    ).flatMap(({ fields }) => fields)) {
      const options = optionsOf(items, path)
      if (options) chosen += 1
      if (options && !options.some((option) => option.value === value))
        wrong.push(`${id}, ${label}: ${value}`)
      if (!options && isOurName(value) && !isName(path)) wrong.push(`${id}, ${label}: ${value} is free`)
    }
  }
  expect(wrong).toEqual([])
  expect(chosen).toBeGreaterThan(500)
})

/** `machine-vision`: words of people have capitals or spaces. */
const isOurName = (value: string) => /^[a-z]+(?:[-_][a-z]+)+$/.test(value)
/** What a drawing or a file is called. */
const isName = (path: (string | number)[]) =>
  ['icon', 'slug', 'id', 'visitorWords'].includes(String(path.at(-1)))
