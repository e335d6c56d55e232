import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { activities } from '#features/leads/activity.table.server.ts'
import { enquiries } from '#features/leads/enquiry.table.server.ts'
import { leads } from '#features/leads/lead.table.server.ts'
import { phoneKeyOf } from '#features/leads/email-key.ts'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { hashSessionId } from '#features/chat/chat.server/chat-session.ts'
import { sendMessage } from '#features/chat/chat.server/send-message.ts'
import { conversations } from '#features/chat/chat.table.server.ts'
import { dialoguesBetween } from './dialogues-between.ts'
import { mailboxDialogues } from './dialogues-by-mailbox.ts'
import { numberDialogues } from './dialogues-by-number.ts'
import { dialoguesInPassing } from './dialogues-in-passing.ts'
import { dialoguesBesideQuestions } from './dialogues-beside-questions.ts'
import { mendingDialogues } from './dialogues-mending.ts'
import { dialoguesOfChanges } from './dialogues-of-changes.ts'
import { dialoguesOfNames } from './dialogues-of-names.ts'
import type { DetailsDialogue, DetailsTurn } from './details-case.ts'
import { setAsideDialogues } from './set-aside-dialogues.ts'

const plain = (text: string) => text.replaceAll('’', "'")
const digits = (text: string) => text.replace(/\D/g, '')

/** What a reply lacks or says too much. */
function faultsOf({ says, shows = [], hides = [], answers = [] }: DetailsTurn, reply: string): string[] {
  const isShown = (words: string) =>
    /^\+?[\d ]{7,}$/.test(words)
      ? digits(reply).includes(digits(words).slice(-9))
      : plain(reply).includes(words)
  return [
    ...(reply ? [] : ['is empty']),
    ...shows.filter((words) => !isShown(words)).map((words) => `lacks ${words}`),
    ...hides
      .filter((words) => plain(reply).toLowerCase().includes(words.toLowerCase()))
      .map((words) => `says ${words}`),
    ...answers.filter((pattern) => !pattern.test(reply)).map((pattern) => `lacks ${pattern.source}`),
  ].map((fault) => `“${says}” ${fault}`)
}

async function hold(ctx: TestCtx, { turns, lead }: DetailsDialogue): Promise<string[]> {
  let sessionId: string | null = null
  const faults: string[] = []
  for (const turn of turns) {
    const said = await sendMessage(ctx, { message: turn.says, sessionId }, '/solutions')
    sessionId = said.sessionId
    faults.push(...faultsOf(turn, said.reply))
  }
  if (lead === undefined) return faults
  const onRecord = await leadOf(ctx, sessionId ?? '')
  if (lead === null) return onRecord ? [...faults, `“${turns[0]?.says}” makes a lead`] : faults
  for (const [field, value] of Object.entries(lead)) {
    const kept = onRecord?.[field as keyof typeof lead] ?? ''
    const isKept =
      field === 'phone'
        ? phoneKeyOf(kept)?.endsWith(value.slice(-9))
        : field === 'message'
          ? kept.includes(value)
          : plain(kept) === value
    if (!isKept) faults.push(`“${turns[0]?.says}” keeps ${field} “${kept}” for “${value}”`)
  }
  return faults
}

async function leadOf(ctx: TestCtx, sessionId: string) {
  const [row] = await ctx.db
    .select()
    .from(conversations)
    .where(eq(conversations.sessionHash, hashSessionId(sessionId)))
  const leadId = row?.leadId
  if (!leadId) return undefined
  const [lead] = await ctx.db.select().from(leads).where(eq(leads.id, leadId))
  const sent = await ctx.db.select().from(enquiries).where(eq(enquiries.leadId, leadId))
  const added = await ctx.db.select().from(activities).where(eq(activities.leadId, leadId))
  const message = [...sent.map((one) => one.message), ...added.map(({ body }) => body)].join('\n')
  return lead && { ...lead, message }
}

test.for([
  ['with a mailbox', mailboxDialogues],
  ['with a number alone', numberDialogues],
  ['beside what they write about', dialoguesInPassing],
  ['by and by, with corrections', mendingDialogues],
  ['among questions, refusals and anger', dialoguesBetween],
  ['with words that are no names, wishes and firms', dialoguesOfNames],
  ['in one breath with a wish or a question', dialoguesBesideQuestions],
  ['mended, taken back and while a person is awaited', dialoguesOfChanges],
] as const)(
  'who writes, how they can be reached and when is understood, shown back and kept: %s (C7)',
  async ([, dialogues]) => {
    const ctx = await testCtx({ role: 'visitor', limits: 'off' })
    const faults = []
    for (const dialogue of dialogues) faults.push(...(await hold(ctx, dialogue)))
    expect(faults).toEqual([])
  },
)

test('of dialogues that nothing was tuned on most are right, and few note what was not said (C7)', async () => {
  const ctx = await testCtx({ role: 'visitor', limits: 'off' })
  const faults = []
  for (const dialogue of setAsideDialogues) faults.push(await hold(ctx, dialogue))
  const right = faults.filter((one) => one.length === 0).length
  const wrong = faults.filter((one) => one.some((fault) => wrongly.test(fault))).length
  expect({ right, wrong, isGood: right >= 18 && wrong <= 3 }).toMatchObject({ isGood: true })
})

/** Something that wasn’t said is noted or shown: worse than nothing. */
const wrongly = /” says |” keeps \w+ “[^”]/
