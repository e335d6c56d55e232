import { expect, test } from 'vitest'
import { auditLog } from '#features/context/audit.table.server.ts'
import { testCtx, type TestCtx } from '#tests/context.ts'
import {
  answerConversation,
  releaseConversation,
  takeConversation,
} from './conversations.server/attend-conversation.ts'
import { getConversation, listConversations } from './conversations.server/list-conversations.ts'
import { listQuestions, updateQuestion } from '#features/chat/questions/questions.server/questions.ts'
import { rateTurn } from '#features/chat/chat.server/rate-turn.ts'
import { sendMessage } from '#features/chat/chat.server/send-message.ts'
import { conversations } from '#features/chat/chat.table.server.ts'
import type { ConversationFilter } from './conversation.schema.ts'

const useful = 'How does machine vision find defects with a camera?'
const unanswerable = 'Do you train hedgehogs to juggle?'

/** Starts a conversation with these words and returns its ids. */
async function begin(ctx: TestCtx, ...lines: string[]) {
  const visitor = ctx.as('visitor')
  let sessionId: string | null = null
  for (const message of lines) ({ sessionId } = await sendMessage(visitor, { message, sessionId }))
  const rows = await ctx.db.select().from(conversations)
  const newest = rows.toSorted((a, b) => b.startedAt.getTime() - a.startedAt.getTime())[0]
  ctx.clock.advance(1000)
  return {
    id: newest?.id ?? '',
    sessionId,
    say: (message: string) => sendMessage(visitor, { message, sessionId }),
  }
}

const namesOf = async (ctx: TestCtx, filter: ConversationFilter) =>
  (await listConversations(ctx, { filter, limit: 25 })).items.map(({ id }) => id)

test('of two colleagues who take over at once, one has it and the other is told who', async () => {
  const ctx = await testCtx({ role: 'sales', limits: 'off' })
  const { id } = await begin(ctx, 'Can I speak to a person?')
  const colleagues = [ctx.as('sales'), ctx.as('admin')]
  const results = await Promise.allSettled(colleagues.map((one) => takeConversation(one, id)))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const lost = results.find((one) => one.status === 'rejected')
  expect(lost?.reason).toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('has this conversation already'),
  })
  const loser = colleagues[results.findIndex(({ status }) => status === 'rejected')]
  await expect(answerConversation(loser ?? ctx, { id, text: 'Hello' })).rejects.toMatchObject({
    code: 'conflict',
  })
})

test('anyone who has taken over may take again, answer and give back; the assistant is silent in between', async () => {
  const ctx = await testCtx({ role: 'sales', limits: 'off' })
  const { id, say } = await begin(ctx, useful)
  await takeConversation(ctx, id)
  const taken = await takeConversation(ctx, id)
  expect(taken.transcript.filter(({ author }) => author === 'note')).toHaveLength(1)
  expect(await say(useful)).toMatchObject({ reply: '', state: 'staff' })
  expect((await getConversation(ctx, id)).awaitingSince).not.toBeNull()
  const answered = await answerConversation(ctx, { id, text: 'I am **here**.' })
  expect(answered.awaitingSince).toBeNull()
  expect(answered.transcript.at(-1)).toMatchObject({
    author: 'staff',
    text: 'I am **here**.',
    by: 'Test sales',
  })
  const released = await releaseConversation(ctx, id)
  expect(released).toMatchObject({ state: 'bot', assignee: null })
  expect((await say(useful)).reply).not.toBe('')
  const actions = (await ctx.db.select().from(auditLog)).map(({ action }) => action)
  expect(actions).toEqual(
    expect.arrayContaining(['conversation.take', 'conversation.answer', 'conversation.release']),
  )
})

test('answering without having taken over takes over', async () => {
  const ctx = await testCtx({ role: 'sales', limits: 'off' })
  const { id } = await begin(ctx, 'Can I speak to a person?')
  const { state, assignee, awaitingSince } = await answerConversation(ctx, { id, text: 'Good morning.' })
  expect({ state, name: assignee?.name, awaitingSince }).toEqual({
    state: 'staff',
    name: 'Test sales',
    awaitingSince: null,
  })
})

test('the lists hold what they say, a greeting alone is in none, and who waits longest is first', async () => {
  const ctx = await testCtx({ role: 'sales', limits: 'off' })
  await begin(ctx, 'hello')
  const asked = await begin(ctx, 'hello', useful)
  const unknown = await begin(ctx, unanswerable)
  const first = await begin(ctx, 'Can I speak to a person?')
  const second = await begin(ctx, 'Can I speak to a person?')
  const lead = await begin(ctx, useful, 'contact me', 'Ann Byrne', 'ann@castings.example', 'Skip', 'yes')
  expect(await namesOf(ctx, 'open')).toEqual([lead, second, first, unknown, asked].map(({ id }) => id))
  expect(await namesOf(ctx, 'waiting')).toEqual([first.id, second.id])
  expect(await namesOf(ctx, 'unanswered')).toEqual([unknown.id])
  expect(await namesOf(ctx, 'lead')).toEqual([lead.id])
  expect(await namesOf(ctx, 'thumbs-down')).toEqual([])
  const { total } = await listConversations(ctx, { filter: 'waiting', limit: 1, total: '1' })
  expect(total).toBe(2)
  const { leadId, visitor } = await getConversation(ctx, lead.id)
  expect(visitor).toEqual({ name: 'Ann Byrne', email: 'ann@castings.example', company: null })
  expect(
    (await listConversations(ctx, { filter: 'open', lead: leadId ?? '', limit: 25 })).items,
  ).toHaveLength(1)
})

test('pages follow each other without a gap, and a forged place is refused', async () => {
  const ctx = await testCtx({ role: 'sales', limits: 'off' })
  const all = []
  for (let i = 0; i < 5; i++) all.unshift((await begin(ctx, useful)).id)
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const page = await listConversations(ctx, { filter: 'open', limit: 2, cursor })
    seen.push(...page.items.map(({ id }) => id))
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  expect(seen).toEqual(all)
  for (const forged of [
    'x',
    '2026-13-41T00:00:00.000Z_00000000-0000-0000-0000-000000000000',
    "'; drop table x",
  ])
    await expect(listConversations(ctx, { filter: 'open', limit: 2, cursor: forged })).rejects.toMatchObject({
      code: 'invalid',
    })
})

test('an answer of the assistant is rated and the rating taken back; other turns are not rated', async () => {
  const ctx = await testCtx({ role: 'sales', limits: 'off' })
  const { id } = await begin(ctx, useful)
  expect((await rateTurn(ctx, { id, seq: 2, thumb: -1 })).hasThumbsDown).toBe(true)
  expect(await namesOf(ctx, 'thumbs-down')).toEqual([id])
  expect((await rateTurn(ctx, { id, seq: 2, thumb: null })).hasThumbsDown).toBe(false)
  await expect(rateTurn(ctx, { id, seq: 1, thumb: 1 })).rejects.toMatchObject({ code: 'not_found' })
})

test('a question without an answer becomes a draft for the FAQ with words of our own, or is set aside', async () => {
  const ctx = await testCtx({ role: 'sales', limits: 'off' })
  await begin(ctx, unanswerable)
  const [open] = (await listQuestions(ctx, { state: 'open', limit: 25 })).items
  expect(open).toMatchObject({ question: unanswerable, asked: 1, draftQuestion: null })
  const id = open?.id ?? ''
  const draft = await updateQuestion(ctx, { id, state: 'draft', draftAnswer: 'No.' })
  expect(draft).toMatchObject({ draftQuestion: unanswerable, draftAnswer: 'No.', decidedBy: 'Test sales' })
  await begin(ctx, unanswerable)
  expect((await listQuestions(ctx, { state: 'open', limit: 25 })).items).toEqual([])
  expect((await updateQuestion(ctx, { id, state: 'used' })).draftAnswer).toBe('No.')
  expect((await listQuestions(ctx, { state: 'used', limit: 25 })).items).toMatchObject([{ asked: 2 }])
})

test('open questions are listed by the days on which they were last asked', async () => {
  const ctx = await testCtx({ role: 'sales', limits: 'off' })
  await begin(ctx, unanswerable)
  const [open] = (await listQuestions(ctx, { state: 'open', limit: 25 })).items
  const day = open?.lastAskedAt.slice(0, 10) ?? ''
  const asked = async (from: string, to: string) =>
    (await listQuestions(ctx, { state: 'open', from, to, limit: 25 })).items.length
  expect(await asked(day, day)).toBe(1)
  expect(await asked('2020-01-01', day)).toBe(1)
  expect(await asked('2020-01-01', '2020-01-02')).toBe(0)
  expect(await asked('2099-01-01', '2099-01-02')).toBe(0)
})

test.for(['editor', 'analyst', 'visitor'] as const)('%s reads no conversation', async (role) => {
  const ctx = await testCtx({ role, limits: 'off' })
  const { id } = await begin(ctx, useful)
  const code = role === 'visitor' ? 'unauthorized' : 'forbidden'
  for (const attempt of [
    () => listConversations(ctx, { filter: 'open', limit: 25 }),
    () => getConversation(ctx, id),
    () => takeConversation(ctx, id),
    () => answerConversation(ctx, { id, text: 'x' }),
    () => listQuestions(ctx, { state: 'open', limit: 25 }),
  ])
    await expect(attempt()).rejects.toMatchObject({ code })
})
