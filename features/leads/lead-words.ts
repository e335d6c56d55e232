import { dayMs } from '#lib/durations.ts'
import type { CompanySize, Sector, Source, Stage } from './lead.schema.ts'
import type { TimelineEntry } from './lead-answer.schema.ts'

export const stageNames: Record<Stage, string> = {
  new: 'New',
  contacted: 'Contacted',
  qualified: 'Qualified',
  proposal: 'Proposal',
  won: 'Won',
  lost: 'Lost',
  quarantine: 'Quarantine',
  merged: 'Merged',
}

export const sourceNames: Record<Source, string> = {
  contact: 'Contact form',
  chat: 'Chat',
  assessment: 'Assessment',
  matcher: 'Solution matcher',
  demo: 'Demo',
  team_request: 'Team request',
  job_scanner: 'Job scanner',
  import: 'Import',
  manual: 'By hand',
}

export const sectorNames: Record<Sector, string> = {
  manufacturing: 'Manufacturing',
  retail: 'Retail',
  healthcare: 'Healthcare',
  transport_logistics: 'Transport and logistics',
  education_elearning: 'Education and e-learning',
  agriculture: 'Agriculture',
  banking_finance: 'Banking and finance',
  other: 'Another sector',
}

export const sizeNames: Record<CompanySize, string> = {
  '1-9': '1 to 9 people',
  '10-49': '10 to 49 people',
  '50-249': '50 to 249 people',
  '250-999': '250 to 999 people',
  '1000+': '1,000 people or more',
}

export const activityNames: Record<TimelineEntry['kind'], string> = {
  note: 'Note',
  call: 'Call',
  email: 'Email',
  meeting: 'Meeting',
  stage_change: 'Stage',
  system: 'System',
  enquiry: 'Enquiry',
}

export function optionsOf<Key extends string>(names: Record<Key, string>, keys: readonly Key[]) {
  return keys.map((value) => ({ value, label: names[value] }))
}

const timeZone = 'Europe/London'
const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
const weekday = new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'short' })
const dayMonth = new Intl.DateTimeFormat('en-GB', { timeZone, day: 'numeric', month: 'short' })
const dayMonthYear = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
})
const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone })
const pounds = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  maximumFractionDigits: 0,
})

export const money = (value: number) => pounds.format(value)

/** The date in London as 2026-11-21. */
export const isoDateOf = (date: Date) => isoDay.format(date)

/** "17:30" of today, "Mon 17:30" of the days around, "3 Nov 17:30", or "3 Nov 2025" further off. */
export function shortTime(iso: string, now: Date): string {
  const date = new Date(iso)
  const days = Math.round((Date.parse(isoDateOf(date)) - Date.parse(isoDateOf(now))) / dayMs)
  if (days === 0) return clock.format(date)
  if (Math.abs(days) < 6) return `${weekday.format(date)} ${clock.format(date)}`
  if (Math.abs(days) < 180) return `${dayMonth.format(date)} ${clock.format(date)}`
  return dayMonthYear.format(date)
}

export const longTime = (iso: string) =>
  `${dayMonthYear.format(new Date(iso))}, ${clock.format(new Date(iso))}`
export const longDate = (iso: string) => dayMonthYear.format(new Date(iso))

/** "2 h 15 min", "40 min", of working time. */
export function hoursOf(ms: number): string {
  const minutes = Math.max(0, Math.round(ms / 60_000))
  const hours = Math.floor(minutes / 60)
  return hours === 0 ? `${minutes} min` : minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`
}

/** "1 lead", "1,250 leads". */
export const countOf = (count: number) => `${count.toLocaleString('en-GB')} ${count === 1 ? 'lead' : 'leads'}`

/** So far a list counts. */
const countedUpTo = 1000
/** "1,250", or "more than 10,000". */
export const totalWords = (total: number) =>
  total > countedUpTo ? `more than ${countedUpTo.toLocaleString('en-GB')}` : total.toLocaleString('en-GB')
