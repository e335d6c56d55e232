import sharp from 'sharp'
import { expect, test } from 'vitest'
import { testCtx } from '#tests/context.ts'
import { answerPicture } from '#features/media/pictures.server.ts'
import { currentContentVersion } from '#features/publishing/content-version.server.ts'
import { removeEntryPicture, setEntryPicture } from './entries.server/entry-picture.ts'
import { listEntries } from './entries.server/list-entries.ts'
import { createEntry, deleteEntry, updateEntry } from './entries.server/save-entry.ts'
import { newEntry } from './entry.schema.ts'
import { switchExamples } from './examples.server.ts'
import { firmAround } from './around-pages.server.ts'
import { readProof } from './proof.server.ts'

const ann = {
  kind: 'person' as const,
  fields: { name: 'Example Ann', role: 'Engineer', did: 'Measured twelve lines.', alt: '', profile: '' },
}
const press = {
  kind: 'case' as const,
  fields: {
    title: 'Scrap at a press',
    customer: 'A foundry',
    solution: 'machine-vision' as const,
    endedOn: '2026-03-31',
    baseline: '27 of 1,000 over eight weeks',
    done: 'A camera over the belt',
    result: '15 of 1,000 over eight weeks',
    reference: '',
  },
}
const iso = {
  kind: 'certificate' as const,
  fields: {
    name: 'ISO 0000',
    issuer: 'Example certifier',
    number: '',
    validFrom: '',
    validUntil: '2026-11-18',
    link: '',
  },
}
const photo = (shade: string) =>
  sharp({ create: { width: 400, height: 400, channels: 3, background: shade } })
    .jpeg()
    .toBuffer()

test('an empty slot shows nothing, anywhere', async () => {
  const ctx = await testCtx({ role: 'visitor' })
  expect(await readProof(ctx)).toEqual({ people: [], cases: [], certificates: [] })
  expect(await firmAround(ctx, '/about-us')).toMatchObject({ people: [], certificates: [], sender: '' })
})

test('who and what is entered is shown at once, the newest case first', async () => {
  const ctx = await testCtx({ role: 'editor' })
  await createEntry(ctx, ann)
  await createEntry(ctx, press)
  await createEntry(ctx, {
    ...press,
    fields: { ...press.fields, title: 'A later case', endedOn: '2026-06-30' },
  })
  await createEntry(ctx, iso)
  expect(await currentContentVersion(ctx)).toBe('4')
  const { people, cases, certificates } = await readProof(ctx.as('visitor'))
  expect(people).toMatchObject([{ name: 'Example Ann', isExample: false, picture: undefined }])
  expect(cases.map(({ title }) => title)).toEqual(['A later case', 'Scrap at a press'])
  expect(certificates).toMatchObject([{ name: 'ISO 0000' }])
  expect(await firmAround(ctx, '/about-us')).toMatchObject({
    people: [{ name: 'Example Ann', role: 'Engineer' }],
    certificates: [{ name: 'ISO 0000' }],
  })
  expect(await firmAround(ctx, '/blog')).toMatchObject({ people: [], certificates: [] })
})

test('a certificate is shown until the end of its last day', async () => {
  const ctx = await testCtx({ role: 'editor', now: '2026-11-18T22:00:00Z' })
  await createEntry(ctx, iso)
  expect((await readProof(ctx)).certificates).toHaveLength(1)
  ctx.clock.advance(4 * 60 * 60 * 1000)
  expect((await readProof(ctx)).certificates).toEqual([])
  expect((await listEntries(ctx)).items).toMatchObject([{ isOver: true }])
})

test('a photo takes the place of the one before, which is gone, and goes with its person', async () => {
  const ctx = await testCtx({ role: 'editor' })
  const { id } = await createEntry(ctx, ann)
  const first = await setEntryPicture(ctx, { id, version: 1, bytes: await photo('red') })
  const second = await setEntryPicture(ctx, { id, version: first.version, bytes: await photo('blue') })
  const addressOf = ({ picture }: typeof first) => `${picture?.id}-400.webp`
  await expect(answerPicture(ctx, addressOf(first))).rejects.toMatchObject({ code: 'not_found' })
  expect((await answerPicture(ctx, addressOf(second))).status).toBe(200)
  expect((await readProof(ctx)).people).toMatchObject([{ picture: { id: second.picture?.id } }])
  await deleteEntry(ctx, id)
  await expect(answerPicture(ctx, addressOf(second))).rejects.toMatchObject({ code: 'not_found' })
  expect((await listEntries(ctx)).items).toEqual([])
})

test('a photo that is none leaves the one before, and one for an older state is refused and leaves nothing behind', async () => {
  const ctx = await testCtx({ role: 'editor' })
  const { id } = await createEntry(ctx, ann)
  const kept = await setEntryPicture(ctx, { id, version: 1, bytes: await photo('red') })
  await expect(
    setEntryPicture(ctx, { id, version: kept.version, bytes: new Uint8Array([1, 2, 3]) }),
  ).rejects.toMatchObject({ code: 'invalid' })
  await expect(setEntryPicture(ctx, { id, version: 1, bytes: await photo('blue') })).rejects.toMatchObject({
    code: 'conflict',
    data: { current: { picture: { id: kept.picture?.id } } },
  })
  const { rows } = await ctx.database.pool.query('select count(*)::int as n from pictures')
  expect(rows[0]).toEqual({ n: 1 })
  const without = await removeEntryPicture(ctx, { id, version: kept.version })
  expect(without.picture).toBeNull()
  const certificate = await createEntry(ctx, iso)
  await expect(
    setEntryPicture(ctx, { id: certificate.id, version: 1, bytes: await photo('red') }),
  ).rejects.toMatchObject({ code: 'invalid' })
})

test('of two who change one entry the second is told, and the same words twice are written once', async () => {
  const ctx = await testCtx({ role: 'editor' })
  const { id } = await createEntry(ctx, ann)
  const change = (role: string, version: number) =>
    updateEntry(ctx, { ...ann, fields: { ...ann.fields, role }, id, version })
  expect(await change('Lead engineer', 1)).toMatchObject({ version: 2 })
  expect(await change('Lead engineer', 1)).toMatchObject({ version: 2 })
  await expect(change('Junior engineer', 1)).rejects.toMatchObject({
    code: 'conflict',
    data: { current: { fields: { role: 'Lead engineer' } } },
  })
  await expect(updateEntry(ctx, { ...iso, id, version: 2 })).rejects.toMatchObject({ code: 'invalid' })
})

test('sales read and don’t write; what lacks a fact or names none of our solutions is refused by its field', async () => {
  const ctx = await testCtx({ role: 'sales' })
  await expect(createEntry(ctx, ann)).rejects.toMatchObject({ code: 'forbidden' })
  expect((await listEntries(ctx)).items).toEqual([])
  const faults = (one: object) => newEntry.safeParse(one).error?.issues.map(({ path }) => path.join('.'))
  expect(faults({ ...ann, fields: { ...ann.fields, name: ' ' } })).toEqual(['fields.name'])
  expect(faults({ ...press, fields: { ...press.fields, endedOn: '' } })).toEqual(['fields.endedOn'])
  expect(faults({ ...press, fields: { ...press.fields, solution: 'magic' } })).toEqual(['fields.solution'])
  expect(faults({ ...ann, fields: { ...ann.fields, profile: 'javascript:alert(1)' } })).toEqual([
    'fields.profile',
  ])
  expect(faults({ ...iso, fields: { ...iso.fields, validFrom: '2026-12-01' } })).toEqual([
    'fields.validUntil',
  ])
})

test('examples fill what is empty, each marked, never beside real ones and never for search engines', async () => {
  const ctx = await testCtx({ role: 'owner' })
  await createEntry(ctx, ann)
  await switchExamples(ctx, { isOn: true, version: 0 })
  const { people, cases, certificates } = await readProof(ctx)
  expect(people).toMatchObject([{ name: 'Example Ann', isExample: false }])
  expect(cases.length).toBeGreaterThan(0)
  for (const one of [...cases, ...certificates]) {
    expect(one.isExample).toBe(true)
    expect(JSON.stringify(Object.values(one))).toMatch(/Example/)
  }
  expect((await firmAround(ctx, '/')).certificates).toEqual([])
  await switchExamples(ctx, { isOn: false, version: 1 })
  expect(await readProof(ctx)).toMatchObject({ cases: [], certificates: [] })
  await expect(switchExamples(ctx.as('admin'), { isOn: true, version: 2 })).rejects.toMatchObject({
    code: 'forbidden',
  })
})
