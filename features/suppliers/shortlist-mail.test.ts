import { expect, test } from 'vitest'
import { testCtx } from '#tests/context.ts'
import { newLead } from '#features/leads/lead.schema.ts'
import { createLead } from '#features/leads/leads.server/create-lead.ts'
import { leftOutOf, referenceOf, shortlistMail } from './shortlist-mail.ts'
import { newSupplier } from './supplier.schema.ts'
import { createSupplier } from './suppliers.server/create-supplier.ts'
import { moveSupplier } from './suppliers.server/move-supplier.ts'
import { recordCheck } from './suppliers.server/record-check.ts'
import { addToShortlist, listShortlist, recordOutcome } from './suppliers.server/shortlist.ts'
import { neededChecks } from './supplier.schema.ts'

test('L18, K4: a mail puts forward who is open and may be, by what they can do, and never names who they are or what they charge', async () => {
  const ctx = await testCtx({ role: 'admin', now: '2026-11-27T10:00:00Z' })
  const lead = await createLead(ctx, newLead.parse({ name: 'Ann Byrne', email: 'ann@castings.example' }))
  const add = async (legalName: string, fields: object, isApproved = true) => {
    const { id } = await createSupplier(
      ctx,
      newSupplier.parse({
        type: 'agency',
        legalName,
        contactName: `Contact of ${legalName}`,
        contactEmail: `${legalName.toLowerCase()}@supplier.example`,
        contactPhone: '+44 1632 960100',
        notes: `Secret of ${legalName}`,
        dayRate: 987,
        seniority: 'senior',
        roles: ['nlp-engineer'],
        ...fields,
      }),
    )
    if (isApproved) {
      for (const kind of neededChecks)
        await recordCheck(ctx, { id, kind, outcome: 'passed', expiresOn: '2027-12-31', note: null })
      await moveSupplier(ctx, { id, status: 'approved' })
    }
    return addToShortlist(ctx, { id, leadId: lead.id })
  }
  const harbour = await add('Harbour', {
    skills: ['PyTorch', 'spaCy'],
    location: 'Hull',
    remote: 'hybrid',
    availableFrom: '2027-01-04',
    capacity: 3,
  })
  ctx.clock.advance(1000)
  const kiln = await add('Kilnworks', {
    roles: ['data-engineer', 'mlops-engineer'],
    seniority: 'lead',
    remote: 'remote',
  })
  ctx.clock.advance(1000)
  await add('Unvetted', {}, false)
  ctx.clock.advance(1000)
  const gone = await add('Declined', {})
  await recordOutcome(ctx, {
    id: gone.supplier.id,
    entryId: gone.id,
    version: gone.version,
    outcome: 'declined',
    note: null,
  })

  const { items } = await listShortlist(ctx, { leadId: lead.id })
  const { subject, text } = shortlistMail(items, '2026-11-27')
  expect(subject).toBe('People for your team')
  expect(text).toBe(`These are the people who could join your team:

- **Senior NLP engineer**, reference ${referenceOf(harbour)}. Skills: PyTorch, spaCy. Hull, partly on site. Up to 3 people. Available from 4 Jan 2027
- **Lead data engineer, MLOps engineer**, reference ${referenceOf(kiln)}. Remote. Available now

Whom would you like to meet? Please reply with the reference and two or three times that suit you.`)
  for (const secret of ['Harbour', 'Kilnworks', 'Contact', 'Secret', '987', '960100', '@'])
    expect(`${subject} ${text}`).not.toContain(secret)
  expect(leftOutOf(items)).toBe(1)
})
