import { asc, desc, inArray } from 'drizzle-orm'
import { roleSlugs } from '#config/roles.ts'
import { levelBands } from '#content/prices.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { enquiryMails } from '#features/intake/enquiry-mail.server.ts'
import { createIntake, type Keep } from '#features/intake/intake.server.ts'
import { listEnquiryIds } from '#features/leads/leads.server/list-enquiry-ids.ts'
import { visitorEnquiry } from '#features/intake/visitor-enquiry.ts'
import type { EnquiryAnswer } from '#features/intake/visitor.schema.ts'
import { dayMs } from '#lib/durations.ts'
import { requestMailWords } from './team-request-mails.server.ts'
import { factsOf, requestMessages } from './team-request-words.ts'
import { teamNeed, type TeamNeed, type TeamRequest, type TeamRequestInput } from './team-request.schema.ts'
import { teamRequests } from './team-request.table.server.ts'

/** The request's own row and both mails, in the transaction of its enquiry. */
export const keepTeamRequest: Keep = async (ctx, list) => {
  const needs = list.map(([enquiry, recorded]) => ({
    enquiry,
    recorded,
    need: teamNeed.parse(enquiry.details),
  }))
  if (needs.length === 0) return
  const requestedAt = ctx.clock.now()
  await ctx.db
    .insert(teamRequests)
    .values(needs.map(({ need, recorded }) => ({ ...need, id: recorded.enquiryId, requestedAt })))
  await ctx.sendMails(
    needs.flatMap(({ enquiry, recorded, need }) =>
      enquiryMails(ctx.settings, enquiry, recorded, requestMailWords(need)),
    ),
  )
}

const take = createIntake(keepTeamRequest)

/** Takes a request: lead, enquiry, request and both mails in one transaction, as `createIntake` describes. */
export async function submitTeamRequest(ctx: Ctx, input: TeamRequestInput): Promise<EnquiryAnswer> {
  const now = ctx.clock.now()
  const details = needOf(input, now)
  const note = input.message?.trim()
  const facts = factsOf(details).map(([label, value]) => `${label}: ${value}`)
  const message = [...(note ? [note, ''] : []), ...facts].join('\n')
  const { id, replyBy } = await take({
    ctx,
    // Two firms may want the same, so a request counts as repeated words only when someone typed some.
    input: { ...input, message: note || input.skills ? message : undefined },
    enquiry: { ...visitorEnquiry('team_request', input, now), message, details },
  })
  return { success: true, id, message: requestMessages.success, replyBy: replyBy.toISOString() }
}

const daysUntil = { now: 14, month: 30, quarter: 90, later: undefined } as const
const mostSkills = 12

function needOf(input: TeamRequestInput, now: Date): TeamNeed {
  const days = input.start ? daysUntil[input.start] : undefined
  const band = input.budget ? levelBands[input.budget] : undefined
  const skills = (input.skills ?? '').split(/[,;]/).map((skill) => skill.trim())
  return {
    roles: roleSlugs.flatMap((role) => {
      const count = Number(input.roles[role] ?? 0)
      return count > 0 ? [{ role, count }] : []
    }),
    seniority: input.seniority || null,
    start: input.start || null,
    startBy: days === undefined ? null : new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10),
    length: input.length || null,
    place: input.place || null,
    location: input.location || null,
    rateFrom: band?.from ?? null,
    rateTo: band?.to ?? null,
    skills: [...new Set(skills.filter(Boolean))].slice(0, mostSkills),
  }
}

/** What a lead has asked for, the newest first. */
export async function listTeamRequests(ctx: Ctx, leadId: string): Promise<TeamRequest[]> {
  mustHave(ctx, 'leads.read')
  const ids = await listEnquiryIds(ctx, leadId, 'team_request')
  if (ids.length === 0) return []
  const rows = await ctx.db
    .select()
    .from(teamRequests)
    .where(inArray(teamRequests.id, ids))
    .orderBy(desc(teamRequests.requestedAt), asc(teamRequests.id))
  return rows.map((row) => ({ ...row, requestedAt: row.requestedAt.toISOString() }))
}
