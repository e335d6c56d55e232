import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import { heldRecord, type PersonHolder } from '#features/context/person.ts'
import { keyPart } from '#features/context/text-place.server.ts'
import { openStatuses } from './requests/privacy-kinds.ts'
import { privacyRequests } from './privacy.table.server.ts'

/** What tells who asked. Kind, dates and outcome stay: they prove that the request was answered. */
export const nobody = {
  name: null,
  email: null,
  emailKey: null,
  message: null,
  confirmHash: null,
  confirmedHow: null,
  extensionReason: null,
  answer: null,
} as const

const ofPerson = (emailKey: string | null) => (emailKey ? eq(privacyRequests.emailKey, emailKey) : sql`false`)

export const privacyHolder: PersonHolder = {
  label: 'Privacy requests',
  columns: [
    'privacyRequests.name',
    'privacyRequests.email',
    'privacyRequests.emailKey',
    'privacyRequests.message',
    'privacyRequests.confirmHash',
    'privacyRequests.confirmedHow',
    'privacyRequests.extensionReason',
    'privacyRequests.answer',
    'erasures.emailHash',
    'mentionSearches.terms',
    'mentions.reason',
  ],
  texts: [
    {
      id: 'privacy_requests',
      label: 'Privacy request of someone else',
      table: privacyRequests,
      columns: ['message', 'confirmedHow', 'extensionReason', 'answer'],
      key: [keyPart(privacyRequests.id)],
      own: ({ emailKey }) => ofPerson(emailKey),
      path: sql`'/privacy-desk/' || ${privacyRequests.id}`,
    },
  ],
  async exportPerson(ctx, { emailKey }) {
    const rows = await ctx.db
      .select()
      .from(privacyRequests)
      .where(ofPerson(emailKey))
      .orderBy(asc(privacyRequests.receivedAt), asc(privacyRequests.id))
    return rows.map((row) =>
      heldRecord('Privacy request', row, 'confirmHash', 'confirmUntil', 'emailKey', 'version'),
    )
  },
  async erasePerson(ctx, { emailKey }) {
    const { rowCount } = await ctx.db
      .update(privacyRequests)
      .set(nobody)
      .where(and(ofPerson(emailKey), notInArray(privacyRequests.status, [...openStatuses])))
    return rowCount ?? 0
  },
  async keptOf(ctx, { emailKey }) {
    const rows = await ctx.db
      .select({ reference: privacyRequests.reference })
      .from(privacyRequests)
      .where(and(ofPerson(emailKey), inArray(privacyRequests.status, [...openStatuses])))
      .orderBy(asc(privacyRequests.receivedAt), asc(privacyRequests.id))
    return rows.map(({ reference }) => `Request ${reference}, until it is answered`)
  },
  async listEmailKeys(ctx) {
    const rows = await ctx.db
      .selectDistinct({ key: privacyRequests.emailKey })
      .from(privacyRequests)
      .where(notInArray(privacyRequests.status, [...openStatuses]))
    return rows.flatMap(({ key }) => (key ? [key] : []))
  },
}
