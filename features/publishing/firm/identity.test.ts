import { expect, test } from 'vitest'
import { testCtx } from '#tests/context.ts'
import { listAudit } from '#features/audit/audit.server.ts'
import { currentContentVersion } from '#features/publishing/content-version.server.ts'
import { disclosuresOf, missingDisclosures, senderLine } from './disclosures.ts'
import { getIdentity, listMissingDisclosures, readIdentity, updateIdentity } from './identity.server.ts'
import { withIdentity } from './identity-answers.ts'
import { identity, noIdentity } from './identity.schema.ts'

const quay = {
  ...noIdentity,
  legalName: 'Quay Example Ltd',
  registeredIn: 'England and Wales' as const,
  companyNumber: '01234567',
  registeredOffice: '1 Example Street, Exampletown',
}

test('nothing is told of a firm before its owner fills it in', async () => {
  const ctx = await testCtx({ role: 'owner' })
  expect(await getIdentity(ctx)).toMatchObject({ fields: noIdentity, version: 0, updatedAt: null })
  expect(senderLine(noIdentity)).toBe('')
  expect(disclosuresOf(noIdentity)).toEqual([])
})

test('the owner fills it in: pages are drawn anew, the log tells who wrote what', async () => {
  const ctx = await testCtx({ role: 'owner' })
  const saved = await updateIdentity(ctx, { ...quay, version: 0 })
  expect(saved).toMatchObject({ version: 1, updatedBy: 'Test owner', fields: quay })
  expect(await readIdentity(ctx.as('visitor'))).toEqual(quay)
  expect(await currentContentVersion(ctx)).toBe('1')
  expect(senderLine(quay)).toBe(
    'Quay Example Ltd. Registered in England and Wales, number 01234567. Registered office: 1 Example Street, Exampletown',
  )
  ctx.clock.advance(1000)
  await updateIdentity(ctx, { ...quay, vatNumber: 'GB123456782', version: 1 })
  const { items } = await listAudit(ctx, { limit: 25 })
  expect(items[0]).toMatchObject({
    action: 'firm.identity',
    actorName: 'Test owner',
    to: { vatNumber: 'GB123456782' },
  })
})

test('nobody but the owner writes, and who can’t fill it in isn’t told what is missing', async () => {
  const owner = await testCtx({ role: 'owner' })
  for (const role of ['admin', 'editor', 'sales', 'analyst', 'visitor'] as const)
    await expect(updateIdentity(owner.as(role), { ...quay, version: 0 })).rejects.toMatchObject({
      code: role === 'visitor' ? 'unauthorized' : 'forbidden',
    })
  expect(await listMissingDisclosures(owner.as('admin'))).toEqual([])
  expect((await getIdentity(owner.as('editor'))).missing).toEqual([])
  const asked = await listMissingDisclosures(owner)
  expect(asked.map(({ field }) => field)).toContain('companyNumber')
})

test('of two owners who write at once the second is shown what the first wrote, and nothing is lost', async () => {
  const ctx = await testCtx({ role: 'owner' })
  const outcomes = await Promise.allSettled([
    updateIdentity(ctx, { ...quay, legalName: 'First Example Ltd', version: 0 }),
    updateIdentity(ctx, { ...quay, legalName: 'Second Example Ltd', version: 0 }),
  ])
  const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  const { fields } = await getIdentity(ctx)
  expect(refused).toHaveLength(1)
  expect(refused[0]).toMatchObject({ code: 'conflict', data: { current: { version: 1, fields } } })
})

test('the same words sent twice are written once', async () => {
  const ctx = await testCtx({ role: 'owner' })
  await updateIdentity(ctx, { ...quay, version: 0 })
  expect(await updateIdentity(ctx, { ...quay, version: 0 })).toMatchObject({ version: 1 })
  expect(await currentContentVersion(ctx)).toBe('1')
})

const faultsOf = (fields: object) => {
  const parsed = identity.safeParse({ ...quay, ...fields })
  return parsed.success
    ? {}
    : Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path[0], message]))
}

test('numbers are checked and brought into one form', () => {
  expect(identity.parse({ ...quay, vatNumber: ' gb 123 4567 82 ', icoNumber: 'za 123456' })).toMatchObject({
    vatNumber: 'GB123456782',
    icoNumber: 'ZA123456',
  })
  expect(faultsOf({ companyNumber: '1234567' })['companyNumber']).toContain('eight digits')
  expect(faultsOf({ companyNumber: 'SC123456' })['companyNumber']).toContain('England and Wales')
  expect(faultsOf({ registeredIn: '' })['registeredIn']).toContain('choose the register')
  expect(faultsOf({ vatNumber: 'GB123456783' })['vatNumber']).toContain('check digits')
  expect(faultsOf({ vatNumber: 'GB123456782', noVat: 'yes' })['vatNumber']).toContain('please decide')
  expect(Object.keys(faultsOf({ companyNumber: '1234567', vatNumber: 'GB1' })).sort()).toEqual([
    'companyNumber',
    'vatNumber',
  ])
  for (const nothing of [null, 7, 'text', [], { registeredIn: 'Mars', companyNumber: 12 }])
    expect(identity.safeParse(nothing).success).toBe(false)
  expect(faultsOf({ icoNumber: '123' })['icoNumber']).toContain('such as ZA123456')
})

test('control characters, lines where one is asked for and endless texts are refused by their field', () => {
  expect(Object.keys(faultsOf({ legalName: 'A\u0000B' }))).toEqual(['legalName'])
  expect(Object.keys(faultsOf({ registeredOffice: '1 Example Street\nExampletown' }))).toEqual([
    'registeredOffice',
  ])
  expect(Object.keys(faultsOf({ insurance: 'x'.repeat(601) }))).toEqual(['insurance'])
  expect(faultsOf({ insurance: 'Example Insurers\nUnited Kingdom' })).toEqual({})
})

test('what the law asks for is named with the law until it is filled in or settled', () => {
  const fields = (all: object) => missingDisclosures({ ...noIdentity, ...all }).map(({ field }) => field)
  expect(fields({})).toEqual([
    'legalName',
    'registeredIn',
    'companyNumber',
    'registeredOffice',
    'postalAddress',
    'vatNumber',
    'icoNumber',
    'euRepresentative',
    'insurance',
  ])
  expect(fields({ ...quay, noVat: 'yes', noEuRepresentative: 'yes' })).toEqual(['icoNumber', 'insurance'])
  const laws = missingDisclosures(noIdentity).map(({ law }) => law)
  expect(laws[0]).toContain('Trading Disclosures) Regulations 2015')
  expect(laws).toContainEqual(expect.stringContaining('Electronic Commerce'))
  expect(laws).toContainEqual(expect.stringContaining('GDPR, Article 27'))
  const irish = missingDisclosures({ ...noIdentity, registeredIn: 'Ireland' })
  expect(irish.map(({ law }) => law)[0]).toContain('Companies Act 2014 (Ireland)')
  expect(irish.map(({ field }) => field)).not.toContain('euRepresentative')
})

test('the chat answers who the firm is with what was filled in, and as before with the rest', () => {
  const asked = ['firm-company-number', 'firm-vat-number', 'firm-other'].map((id) => ({
    id,
    question: id,
    asked: [],
    page: '/contact',
  }))
  expect(withIdentity(asked, quay)).toEqual([
    {
      ...asked[0],
      answer: '01234567, registered in England and Wales.',
      page: '/terms-of-service#who-we-are',
    },
    asked[1],
    asked[2],
  ])
})
