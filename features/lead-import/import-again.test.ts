import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testCtx } from '#tests/context.ts'
import { exportLeads } from '#features/leads/export/export-leads.server.ts'
import { companySizes, leadFields } from '#features/leads/lead.schema.ts'
import { firstSectorIds } from '#features/leads/sectors/first-sectors.ts'
import { createLead } from '#features/leads/leads.server/create-lead.ts'
import { upload, check, run, allLeads, textOf } from '#tests/imports.ts'

const words = fc
  .string({ unit: 'grapheme', minLength: 2, maxLength: 30 })
  .map((text) => text.replaceAll('\0', '').toWellFormed().trim())
  .filter((text) => text.length >= 2)
const hostile = fc.oneof(
  words,
  fc.constantFrom('=1+1', "'=1", '+44 20', '-3', '@x', 'a,b', 'a;b', '"q"', 'two\nlines', 'a\r\nb'),
)
const someone = fc.record({
  name: hostile,
  email: fc.option(
    fc.emailAddress().filter((email) => leadFields.shape.email.safeParse(email).success),
    { nil: null },
  ),
  company: fc.oneof(hostile, fc.constant('')),
  phone: fc.option(fc.constantFrom('+44 20 7946 0123', '=7946', '020'), { nil: null }),
  sector: fc.option(fc.constantFrom(...firstSectorIds), { nil: null }),
  companySize: fc.option(fc.constantFrom(...companySizes), { nil: null }),
  country: fc.option(fc.constantFrom('GB', 'IE', 'ZZ'), { nil: null }),
  problem: fc.option(hostile, { nil: null }),
  value: fc.option(fc.nat(1e9), { nil: null }),
  tags: fc.uniqueArray(hostile.map((tag) => tag.slice(0, 40).toWellFormed().trim()).filter(Boolean), {
    maxLength: 4,
  }),
})

test('an export that is imported again changes nothing, whatever the leads hold and however it is imported', async () => {
  const ctx = await testCtx({ role: 'admin' })
  const people = fc.sample(
    fc.uniqueArray(someone, {
      selector: ({ email }) => email?.toLowerCase() ?? {},
      minLength: 40,
      maxLength: 60,
    }),
    1,
  )[0]
  for (const person of people ?? []) await createLead(ctx, { ...person, source: 'manual' })
  const before = await allLeads(ctx)
  expect(before.length).toBeGreaterThan(30)
  const { count, pieces } = await exportLeads(ctx, {})
  const file = await textOf(pieces)
  expect(count).toBe(before.length)
  for (const mode of ['fill', 'overwrite'] as const) {
    const id = await upload(ctx, file)
    const said = await check(ctx, id, { mode })
    expect(said.filter((verdict) => verdict !== 'unchanged')).toEqual([])
    expect(await run(ctx, id)).toEqual({ unchanged: before.length })
  }
  expect(await allLeads(ctx)).toEqual(before)
})
