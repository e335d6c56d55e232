import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testCtx } from '#tests/context.ts'
import { enquiries } from '#features/leads/enquiry.table.server.ts'
import { quarantineEnquiry } from '#features/leads/leads.server/quarantine.ts'
import { releaseApi } from '#features/intake/release.api.ts'
import { keepContact } from './contact.server.ts'

const releasing = async (source: 'contact' | 'assessment') => {
  const ctx = await testCtx({ role: 'sales' })
  const enquiry = {
    name: 'Ann Byrne',
    email: 'ann@castings.example',
    company: 'Byrne Castings',
    source,
    touch: {},
    consents: [],
  }
  const id = await quarantineEnquiry(ctx, { enquiry, spamScore: 60, reasons: ['Sent within 3 seconds (60)'] })
  const input = {
    params: { id },
    query: undefined,
    body: undefined,
    request: new Request('https://site.test'),
    isForm: false,
    upload: new Uint8Array(),
  }
  const ofReports = () => Promise.reject(new Error('There is no report'))
  const [release] = releaseApi({ contact: keepContact, assessment: ofReports })
  await release?.handle(ctx, input)
  expect(await ctx.db.$count(enquiries)).toBe(1)
  const { rows } = await ctx.db.execute(sql`select kind from mails order by kind`)
  return rows
}

test('an enquiry released from quarantine sends the two mails that it would have sent', async () => {
  expect(await releasing('contact')).toEqual([{ kind: 'contact.acknowledgement' }, { kind: 'contact.sales' }])
})

test('so does one about an assessment that was written in the contact form, where no report is asked for', async () => {
  expect(await releasing('assessment')).toEqual([
    { kind: 'contact.acknowledgement' },
    { kind: 'contact.sales' },
  ])
})
