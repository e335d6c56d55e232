import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testCtx } from '#tests/context.ts'
import { enquiries } from '#features/leads/enquiry.table.server.ts'
import { quarantineEnquiry } from '#features/leads/leads.server/quarantine.ts'
import { releaseApi } from '#features/intake/release.api.ts'
import { keepContact } from './contact.server.ts'

test('an enquiry released from quarantine sends the two mails that it would have sent', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const enquiry = {
    name: 'Ann Byrne',
    email: 'ann@castings.example',
    company: 'Byrne Castings',
    source: 'contact' as const,
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
  const [release] = releaseApi({ contact: keepContact })
  await release?.handle(ctx, input)
  expect(await ctx.db.$count(enquiries)).toBe(1)
  const { rows } = await ctx.db.execute(sql`select kind from mails order by kind`)
  expect(rows).toEqual([{ kind: 'contact.acknowledgement' }, { kind: 'contact.sales' }])
})
