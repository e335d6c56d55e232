import { marketingConsent, privacyConsent } from '#features/intake/consent.ts'
import type { Source, StageChange, Touch } from '#features/leads/lead.schema.ts'
import { readLead } from '#features/leads/leads.server/lead-row.ts'
import { logActivity } from '#features/leads/leads.server/log-activity.ts'
import { moveLead } from '#features/leads/leads.server/move-lead.ts'
import type { NewEnquiry } from '#features/leads/leads.server/new-enquiry.ts'
import { quarantineEnquiry } from '#features/leads/leads.server/quarantine.ts'
import { recordEnquiry } from '#features/leads/leads.server/record-enquiry.ts'
import { createTask } from '#features/leads/tasks/tasks.server.ts'
import { updateLead } from '#features/leads/leads.server/update-lead.ts'
import { officeCalendar } from '#features/leads/reply-clock.ts'
import { dayMs, hourMs } from '#lib/durations.ts'
import { firms, messages, type Firm } from './firms.ts'
import { demoTag, type Seeding } from './seed-context.ts'
import { isUser } from '#features/context/actor.ts'
import { seedCall, seedVisit } from './seed-meetings.ts'

type Stage = StageChange['stage']

const origins: Omit<Touch, 'at'>[] = [
  { page: '/contact', referrer: 'https://www.google.com/' },
  {
    page: '/usecases/surface-defect-inspection',
    utm: { utm_source: 'linkedin', utm_medium: 'social', utm_campaign: 'autumn' },
  },
  { page: '/', referrer: 'https://www.bing.com/' },
  { page: '/blog', utm: { utm_source: 'newsletter', utm_medium: 'email', utm_campaign: 'october' } },
  { page: '/solutions' },
]
const sources: Source[] = ['contact', 'contact', 'matcher', 'contact', 'demo', 'contact']
const lostReasons = ['No budget before April', 'Chose to build it themselves', 'Went quiet after two calls']
const calls = [
  'Spoke for 20 minutes. They can export two years of data; the controls engineer must agree. Sending an agenda.',
  'Called back. Budget is with the operations director; a first step under £20,000 can be signed at once.',
  'Video call with three of them. Asked for line layout and five examples of each fault.',
]
const notes = [
  'Check whether the line PC may run anything of ours.',
  'Works council has a say; involve them before a pilot.',
]
const spam = [
  [
    'Rank #1 in 30 days',
    'Dear webmaster, we GUARANTEE the first page. Visit http://rank.example http://links.example today!!!',
  ],
  ['Mr Wealth', 'Business loan of 5,000,000 at 2%. Reply at once with your bank details.'],
  ['Crypto Desk', 'Earn 400% monthly. Join now: http://coins.example http://coins2.example'],
] as const

/** How far a lead has come after so many days, and how long its first answer took in working hours; undefined while it waits. */
function courseOf(days: number, seeding: Seeding): { stage: Stage; afterHours: number | undefined } {
  const { random } = seeding
  if (days < 1) return { stage: 'new', afterHours: undefined }
  const afterHours = random.next() < 0.9 ? 0.5 + random.next() * 6 : 9 + random.next() * 8
  if (days < 4)
    return random.next() < 0.25 ? { stage: 'new', afterHours: undefined } : { stage: 'contacted', afterHours }
  if (days < 20)
    return { stage: random.pick(['contacted', 'qualified', 'qualified', 'proposal']), afterHours }
  return { stage: random.pick(['qualified', 'proposal', 'won', 'won', 'lost', 'lost']), afterHours }
}

const path: Stage[] = ['contacted', 'qualified', 'proposal', 'won']

/** Forty firms over twelve weeks, most answered in time, some waiting now, some spam, and two who wrote twice under other names. */
export async function seedLeads(seeding: Seeding): Promise<void> {
  const { now, random } = seeding
  for (const [i, firm] of firms.entries()) {
    const days = i < 5 ? i * 0.18 : Math.pow(i / firms.length, 1.4) * 84 + random.next()
    const receivedAt = new Date(now.getTime() - days * dayMs - hourMs * random.next() * 3)
    await seedLead(seeding, firm, receivedAt, i)
  }
  await seedDoubles(seeding)
  await seedSpam(seeding)
}

async function seedLead(seeding: Seeding, firm: Firm, receivedAt: Date, i: number): Promise<void> {
  const { random, now } = seeding
  const owner = random.pick(seeding.staff)
  const source = sources[i % sources.length] ?? 'contact'
  const { leadId } = await recordEnquiry(seeding.at(receivedAt), enquiryOf(seeding, firm, receivedAt, source))
  await seeding.note([{ place: 'leads', key: leadId }])
  const days = (now.getTime() - receivedAt.getTime()) / dayMs
  const { stage, afterHours } = courseOf(days, seeding)
  const seenAt = new Date(Math.min(receivedAt.getTime() + 20 * 60_000, now.getTime()))
  const { version } = await readLead(seeding.at(seenAt, owner), leadId)
  await updateLead(seeding.at(seenAt, owner), {
    id: leadId,
    version,
    sector: firm.sector,
    companySize: firm.size,
    country: firm.country,
    tags: [demoTag],
    ...(isUser(owner) && { ownerId: owner.userId }),
    ...(afterHours !== undefined && { value: random.whole(6, 90) * 1000 }),
  })
  if (afterHours === undefined) return
  const repliedAt = officeCalendar.addWorkingTime(receivedAt, afterHours * hourMs)
  if (repliedAt > now) return
  await follow(seeding, { leadId, owner, repliedAt, stage })
}

interface Course {
  leadId: string
  owner: Seeding['staff'][number]
  repliedAt: Date
  stage: Stage
}

async function follow(seeding: Seeding, { leadId, owner, repliedAt, stage }: Course) {
  const { random, now } = seeding
  const at = (moment: Date) => seeding.at(new Date(Math.min(moment.getTime(), now.getTime())), owner)
  await logActivity(at(repliedAt), { leadId, kind: random.pick(['call', 'email']), body: random.pick(calls) })
  let moment = repliedAt
  const steps =
    stage === 'lost' ? [...path.slice(0, random.whole(1, 3)), stage] : path.slice(0, path.indexOf(stage) + 1)
  for (const step of steps) {
    const later = new Date(moment.getTime() + (0.1 + random.next() * 4) * dayMs)
    moment = officeCalendar.addWorkingTime(later, hourMs)
    if (moment > now) return
    await moveLead(at(moment), {
      id: leadId,
      stage: step,
      ...(step === 'lost' && { reason: random.pick(lostReasons) }),
    })
    if (step === 'qualified') {
      await logActivity(at(moment), { leadId, kind: 'note', body: random.pick(notes) })
      await seedCall(seeding, { leadId, owner, arrangedAt: moment })
    }
    if (step === 'proposal') {
      await logActivity(at(moment), { leadId, kind: 'meeting', body: 'Went through the proposal together.' })
      const dueAt = new Date(now.getTime() + random.whole(-1, 6) * dayMs).toISOString()
      const { id } = await createTask(at(moment), { leadId, title: 'Ask what they decided', dueAt })
      await seeding.note([{ place: 'tasks', key: id }])
      if (stage === 'proposal') await seedVisit(seeding, { leadId, owner, arrangedAt: moment })
    }
  }
}

function enquiryOf(seeding: Seeding, firm: Firm, receivedAt: Date, source: Source): NewEnquiry {
  const at = receivedAt.toISOString()
  return {
    source,
    name: firm.person,
    email: emailOf(firm),
    company: firm.company,
    phone: firm.phone,
    message: seeding.random.pick(messages[firm.sector] ?? []),
    touch: { at, ...seeding.random.pick(origins) },
    consents: [
      { kind: 'privacy', given: true, at, ...privacyConsent },
      { kind: 'marketing', given: seeding.random.next() < 0.3, at, ...marketingConsent },
    ],
    receivedAt,
  }
}

/** "Dr Anjali Menon" of mersey.example is anjali.menon@mersey.example. */
export function emailOf({ person, domain }: Firm): string {
  const words = person
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/^Dr /, '')
    .toLowerCase()
    .split(/[^a-z]+/)
  return `${words.filter(Boolean).join('.')}@${domain}`
}

async function seedDoubles(seeding: Seeding) {
  for (const firm of [firms[0], firms[28]]) {
    if (!firm) continue
    const receivedAt = new Date(seeding.now.getTime() - 26 * hourMs)
    const [first = '', last = ''] = firm.person.split(' ')
    const again = { ...firm, person: `${first[0]}. ${last}`, company: `${firm.company} Ltd` }
    const { leadId } = await recordEnquiry(
      seeding.at(receivedAt),
      enquiryOf(seeding, again, receivedAt, 'contact'),
    )
    await seeding.note([{ place: 'leads', key: leadId }])
  }
}

async function seedSpam(seeding: Seeding) {
  for (const [i, [name, message]] of spam.entries()) {
    const receivedAt = new Date(seeding.now.getTime() - (i * 9 + 2) * hourMs)
    const enquiry: NewEnquiry = {
      source: 'contact',
      name,
      email: `offer${i}@bulk.example`,
      message,
      touch: { at: receivedAt.toISOString(), page: '/contact' },
      consents: [],
      receivedAt,
    }
    const input = { enquiry, spamScore: 7 + i, reasons: ['Several links', 'Words of advertising'] }
    const id = await quarantineEnquiry(seeding.at(receivedAt), input)
    await seeding.note([{ place: 'quarantined_enquiries', key: id }])
  }
}
