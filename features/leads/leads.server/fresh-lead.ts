import { randomUUID } from 'node:crypto'
import { businessDomainOf, emailKeyOf, phoneKeyOf } from '../email-key.ts'
import type { Source } from '../lead.schema.ts'
import { engagementMass, fitOf, type Signal, type Signals } from '../lead-score.ts'
import { messageKeyOf, repeatKeyOf } from '../message-key.server.ts'
import { replyClockOf } from '../reply-clock.ts'
import { retainUntil } from '../retention.ts'
import type { ReachableEnquiry } from './new-enquiry.ts'

/** The row of a person who is not known yet. */
export function freshLead(input: ReachableEnquiry, now: Date, receivedAt: Date) {
  const signals: Signals = { [signalOf[input.source]]: receivedAt.toISOString() }
  const facts = {
    email: input.email?.trim() ?? null,
    phone: input.phone?.trim() || null,
    sector: null,
    companySize: null,
    country: null,
    problem: problemOf(input.message),
  }
  return {
    ...facts,
    ...replyClockOf(receivedAt),
    id: randomUUID(),
    createdAt: now,
    updatedAt: now,
    name: input.name.trim(),
    emailKey: input.email === null ? null : emailKeyOf(input.email),
    company: input.company?.trim() ?? '',
    domain: businessDomainOf(input.email),
    phoneKey: phoneKeyOf(facts.phone),
    source: input.source,
    firstTouch: input.touch,
    lastTouch: input.touch,
    consents: input.consents,
    signals,
    fit: fitOf(facts, new Set()),
    engagementMass: engagementMass(signals),
    lastActivityAt: now,
    retainUntil: retainUntil(now),
  }
}

/** Those that a fresh lead has values for. */
export const freshLeadColumns = [
  'id',
  'createdAt',
  'updatedAt',
  'name',
  'email',
  'emailKey',
  'company',
  'domain',
  'phone',
  'phoneKey',
  'sector',
  'companySize',
  'country',
  'problem',
  'source',
  'firstTouch',
  'lastTouch',
  'consents',
  'signals',
  'fit',
  'engagementMass',
  'replySince',
  'replyRiskAt',
  'replyDueAt',
  'lastActivityAt',
  'retainUntil',
] as const satisfies (keyof ReturnType<typeof freshLead>)[]

interface EnquiryIds {
  id: string
  leadId: string
  receivedAt: Date
  replyDueAt: Date
}

export function enquiryRow(input: ReachableEnquiry, ids: EnquiryIds) {
  return {
    ...ids,
    source: input.source,
    name: input.name,
    company: input.company ?? '',
    phone: input.phone || null,
    message: input.message || null,
    messageKey: messageKeyOf(input.message),
    repeatKey: repeatKeyOf(input),
    // Never undefined: a named statement has one text.
    details: input.details ?? null,
    touch: input.touch,
    consents: input.consents,
  }
}

export const enquiryColumns = [
  'id',
  'leadId',
  'receivedAt',
  'replyDueAt',
  'source',
  'name',
  'company',
  'phone',
  'message',
  'messageKey',
  'repeatKey',
  'details',
  'touch',
  'consents',
] as const satisfies (keyof ReturnType<typeof enquiryRow>)[]

export const signalOf: Record<Source, Signal> = {
  contact: 'enquiry',
  team_request: 'enquiry',
  chat: 'chat',
  mail: 'enquiry',
  assessment: 'assessment',
  matcher: 'matcher',
  demo: 'demo',
  calculator: 'enquiry',
  job_scanner: 'enquiry',
  import: 'enquiry',
  manual: 'enquiry',
}

const shortestProblem = 20
const longestProblem = 300

/** The problem that a message names, for the lead's own line; staff put it better later. */
export function problemOf(message: string | undefined): string | null {
  const text = message?.replace(/\s+/g, ' ').trim() ?? ''
  if (text.length < shortestProblem) return null
  return text.length <= longestProblem ? text : `${text.slice(0, longestProblem - 1).trimEnd()}…`
}
