import { expect, test } from 'vitest'
import { faqEntries, faqGroups } from '#content/faq/index.ts'
import { listDocuments } from '#features/search/documents.server.ts'
import { testCtx } from '#tests/context.ts'
import { currentContentVersion } from '#features/publishing/content-version.server.ts'
import { listFaq } from './staff-faq.server/list-faq.ts'
import { createFaq, hideFaq, orderFaq, updateFaq } from './staff-faq.server/save-faq.ts'
import { listFaqEntries, listFaqGroups } from './faq.server.ts'
import { findPage, listPages } from '#features/publishing/published-pages.server.ts'

const entry = {
  group: 'security',
  question: 'Do you scan uploads for viruses?',
  answer: 'Yes.\n\nEach file is opened away from the network.',
  see: ['/privacy-policy'],
}

test('without changes of staff the questions are those of the site', async () => {
  const ctx = await testCtx()
  expect(await listFaqGroups(ctx)).toEqual(faqGroups)
})

test('an added question is on the page, in the structured data and in the search, at the end of its group', async () => {
  const ctx = (await testCtx()).as('editor')
  const made = await createFaq(ctx, entry)
  expect(made).toMatchObject({ anchor: 'do-you-scan-uploads-for-viruses', comesWithSite: false, version: 1 })
  const group = (await listFaqGroups(ctx)).find(({ id }) => id === 'security')
  expect(group?.entries.at(-1)?.question).toBe(entry.question)
  expect((await findPage(ctx, '/qa/security'))?.faq?.map(({ question }) => question)).toContain(
    entry.question,
  )
  expect((await listDocuments(ctx)).map(({ anchor }) => anchor)).toContain(made.anchor)
  expect((await createFaq(ctx, entry)).anchor).toBe('do-you-scan-uploads-for-viruses-2')
})

test('a question that comes with the site can be reworded, moved, hidden and shown again, by the version that was read', async () => {
  const ctx = (await testCtx()).as('editor')
  const change = { ...entry, anchor: 'certificates', version: 0, group: 'cost' }
  const changed = await updateFaq(ctx, change)
  expect(changed).toMatchObject({ comesWithSite: true, isEdited: true, version: 1, group: 'cost' })
  expect(await updateFaq(ctx, change)).toEqual(changed)
  await expect(updateFaq(ctx, { ...change, question: 'Other?' })).rejects.toMatchObject({
    code: 'conflict',
    data: { current: { question: entry.question } },
  })
  expect((await listFaqEntries(ctx)).filter(({ id }) => id === 'certificates')).toHaveLength(1)
  const version = await currentContentVersion(ctx)
  await hideFaq(ctx, { anchor: 'certificates', isHidden: true })
  await hideFaq(ctx, { anchor: 'certificates', isHidden: true })
  expect(Number(await currentContentVersion(ctx))).toBe(Number(version) + 1)
  expect((await listFaqEntries(ctx)).length).toBe(faqEntries.length - 1)
  await hideFaq(ctx, { anchor: 'certificates', isHidden: false })
  expect((await listFaqEntries(ctx)).length).toBe(faqEntries.length)
})

test('an answer moved to another subject has its address there, and a subject without answers has no page', async () => {
  const ctx = (await testCtx()).as('editor')
  await updateFaq(ctx, { ...entry, anchor: 'certificates', version: 0, group: 'cost' })
  const moved = (await listFaqEntries(ctx)).find(({ id }) => id === 'certificates')
  expect(moved?.path).toBe('/qa/cost#certificates')
  const own = (await listFaqGroups(ctx)).find(({ id }) => id === 'timelines')?.entries ?? []
  for (const { id } of own) await hideFaq(ctx, { anchor: id, isHidden: true })
  expect(await findPage(ctx, '/qa/timelines')).toBeUndefined()
  expect((await listPages(ctx)).map(({ path }) => path)).not.toContain('/qa/timelines')
  expect((await findPage(ctx, '/qa'))?.parts?.map(({ path }) => path)).not.toContain('/qa/timelines')
})

test('a group is put in order; what is not named comes after, and strangers are left out', async () => {
  const ctx = (await testCtx()).as('editor')
  const before = faqGroups[0]?.entries.map(({ id }) => id) ?? []
  const [first = '', second = '', ...rest] = before
  await orderFaq(ctx, { group: faqGroups[0]?.id ?? '', anchors: [second, 'certificates', first, second] })
  const after = (await listFaq(ctx)).groups[0]?.items.map(({ anchor }) => anchor)
  expect(after).toEqual([second, first, ...rest])
})

test('a question needs a group and pages that exist, and an anchor that nobody has', async () => {
  const ctx = (await testCtx()).as('editor')
  await expect(createFaq(ctx, { ...entry, group: 'gossip' })).rejects.toMatchObject({
    errors: { group: expect.any(String) },
  })
  await expect(createFaq(ctx, { ...entry, see: ['/nowhere'] })).rejects.toMatchObject({
    errors: { see: expect.any(String) },
  })
  await expect(createFaq(ctx, { ...entry, anchor: 'certificates' })).rejects.toMatchObject({
    errors: { anchor: expect.any(String) },
  })
  await expect(createFaq(ctx.as('sales'), entry)).rejects.toMatchObject({ code: 'forbidden' })
})
