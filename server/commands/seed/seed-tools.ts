import { readinessModel } from '#content/readiness/model.ts'
import { keepReports } from '#features/assessment/result/send-report.server.ts'
import { createAssessment, finishAssessment } from '#features/assessment/assessments.server.ts'
import { saveAnswers } from '#features/assessment/run/save-answers.server.ts'
import {
  takeConversation,
  answerConversation,
} from '#features/chat/conversations/conversations.server/attend-conversation.ts'
import { findConversation } from '#features/chat/chat.server/chat-session.ts'
import { sendMessage } from '#features/chat/chat.server/send-message.ts'
import { privacyConsent } from '#features/intake/consent.ts'
import type { NewEnquiry } from '#features/leads/leads.server/new-enquiry.ts'
import { logActivity } from '#features/leads/leads.server/log-activity.ts'
import { officeCalendar } from '#features/leads/reply-clock.ts'
import { recordEnquiry } from '#features/leads/leads.server/record-enquiry.ts'
import { keepTeamRequest } from '#features/team-request/team-request.server.ts'
import type { TeamNeed } from '#features/team-request/team-request.schema.ts'
import { dayMs, hourMs } from '#lib/durations.ts'
import { firms, type Firm } from './firms.ts'
import { emailOf } from './seed-leads.ts'
import { withoutMails, type Seeding } from './seed-context.ts'

const chats = [
  ['How does machine vision find defects?', 'What does a first pilot cost?'],
  ['Do you work with hospitals in Ireland?', 'Where is our data kept?'],
  ['Can you forecast demand for 40 stores?'],
  ['Can I speak to a person?'],
  ['Which robots do you sell?', 'Do you fly drones over fields?'],
  ['How do you measure OEE?', 'What data do you need for it?'],
]
const waitingChat = 3
const answeredChat = 1

/** Conversations as visitors had them, one that waits for a person, and one that a person answered. */
export async function seedChats(seeding: Seeding): Promise<void> {
  for (const [i, words] of chats.entries()) {
    const begun =
      i === waitingChat ? new Date(seeding.now.getTime() - 6 * 60_000) : daysAgo(seeding, i * 3 + 0.3)
    let sessionId: string | undefined
    for (const [n, message] of words.entries()) {
      const ctx = withoutMails(seeding.at(new Date(begun.getTime() + n * 50_000)))
      ;({ sessionId } = await sendMessage(ctx, { message, sessionId }, '/solutions'))
    }
    const staff = seeding.staff[0]
    const moment = new Date(begun.getTime() + words.length * 50_000)
    const ctx = withoutMails(seeding.at(moment, staff))
    const conversation = sessionId ? await findConversation(ctx, sessionId) : undefined
    if (!conversation) throw new Error('A conversation that was just held is not there')
    await seeding.note([{ place: 'conversations', key: conversation.id }])
    if (i !== answeredChat || staff?.kind !== 'user') continue
    await takeConversation(ctx, conversation.id)
    await answerConversation(ctx, {
      id: conversation.id,
      text: 'Yes, both of our clinics’ pilots run on servers in the hospital’s own room. Shall we call you?',
    })
  }
}

/** Finished runs, half of them sent to someone. */
export async function seedAssessments(seeding: Seeding): Promise<void> {
  for (let i = 0; i < 12; i += 1) {
    const begun = daysAgo(seeding, 1 + i * 5.5)
    const level = seeding.random.whole(0, 3)
    const { id, key } = await createAssessment(seeding.at(begun))
    const answers = readinessModel.questions.map(({ id }) => ({
      question: id,
      value:
        seeding.random.next() < 0.08 ? null : Math.min(4, Math.max(0, level + seeding.random.whole(-1, 1))),
    }))
    // Some stop on the way: the list shows where.
    const isFinished = i % 4 !== 3
    await saveAnswers(
      seeding.at(begun),
      { key, id },
      { answers: isFinished ? answers : answers.slice(0, 5 + i) },
    )
    await seeding.note([{ place: 'assessments', key: id }])
    if (!isFinished) continue
    const endedAt = new Date(begun.getTime() + 7 * 60_000)
    const { result } = await finishAssessment(seeding.at(endedAt), { key, id })
    const firm = i % 2 === 0 ? firms[i * 3] : undefined
    if (!firm) continue
    const facts = [
      ['Readiness', `${result.overall} of 100`],
      ['Level', result.level],
    ]
    await keep(seeding, keepReports, enquiryOf(firm, 'assessment', endedAt, { assessmentId: id, facts }))
  }
}

const needs: Omit<TeamNeed, 'startBy'>[] = [
  {
    roles: [{ role: 'ml-engineer', count: 2 }],
    seniority: 'senior',
    start: 'month',
    length: 'half',
    place: 'hybrid',
    location: 'Leeds',
    rateFrom: 900,
    rateTo: 1200,
    skills: ['Python', 'computer vision'],
  },
  {
    roles: [{ role: 'ai-engineer', count: 1 }],
    seniority: 'engineer',
    start: 'quarter',
    length: null,
    place: 'remote',
    location: null,
    rateFrom: null,
    rateTo: null,
    skills: ['SQL', 'forecasting'],
  },
]

export async function seedTeamRequests(seeding: Seeding): Promise<void> {
  for (const [i, need] of needs.entries()) {
    const firm = firms[7 + i * 6]
    if (!firm) continue
    const moment = daysAgo(seeding, 2 + i * 9)
    const startBy = new Date(moment.getTime() + 30 * dayMs).toISOString().slice(0, 10)
    await keep(seeding, keepTeamRequest, enquiryOf(firm, 'team_request', moment, { ...need, startBy }))
  }
}

function enquiryOf(firm: Firm, source: NewEnquiry['source'], receivedAt: Date, details: unknown): NewEnquiry {
  const at = receivedAt.toISOString()
  return {
    source,
    name: firm.person,
    email: emailOf(firm),
    company: firm.company,
    touch: { at, page: source === 'assessment' ? '/ai-readiness-assessment' : '/team-augmentation' },
    consents: [{ kind: 'privacy', given: true, at, ...privacyConsent }],
    details,
    receivedAt,
  }
}

async function keep(seeding: Seeding, keepWith: typeof keepReports, enquiry: NewEnquiry) {
  const receivedAt = enquiry.receivedAt ?? seeding.now
  const ctx = withoutMails(seeding.at(receivedAt))
  const { leadId } = await recordEnquiry(ctx, enquiry, (tx, recorded) =>
    keepWith(withoutMails(tx), [[enquiry, recorded]]),
  )
  const repliedAt = officeCalendar.addWorkingTime(receivedAt, 3 * hourMs)
  if (repliedAt > seeding.now) return
  const body = 'Went through it on the phone; they will come back with two more people.'
  await logActivity(seeding.at(repliedAt, seeding.staff[0]), { leadId, kind: 'call', body })
}

const daysAgo = ({ now }: Seeding, days: number) => new Date(now.getTime() - days * dayMs - hourMs)
