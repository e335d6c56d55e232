import { expect, test } from 'vitest'
import { apiApp } from '#tests/api-app.ts'
import { readinessModel } from '#content/readiness/model.ts'
import { enquiries } from '#features/leads/enquiry.table.server.ts'
import { dayMs } from '#lib/durations.ts'
import { assessmentApi } from './assessment.api.ts'
import { assessmentKeys, assessments } from './assessment.table.server.ts'
import { sweepAssessments } from './assessments.server.ts'

const ids = readinessModel.questions.map(({ id }) => id)

async function site() {
  const { ctx, app } = await apiApp(assessmentApi)
  const send = async (method: string, path: string, body?: unknown, key?: string) => {
    const answer = await app.request(path, {
      method,
      headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const isJson = answer.headers.get('content-type')?.includes('json')
    return { status: answer.status, headers: answer.headers, body: isJson ? await answer.json() : answer }
  }
  const start = async (): Promise<{ id: string; key: string }> =>
    (await send('POST', '/api/assessments', {})).body
  const answerAll = async ({ id, key }: { id: string; key: string }, value: number | null) =>
    send('PATCH', `/api/assessments/${id}`, { answers: ids.map((question) => ({ question, value })) }, key)
  const finished = async (value: number | null = 2) => {
    const run = await start()
    await answerAll(run, value)
    const { body } = await send('POST', `/api/assessments/${run.id}/complete`, undefined, run.key)
    return { ...run, body }
  }
  return { ctx, send, start, answerAll, finished }
}

const one = (question: string, value: unknown, agoMs?: number) => ({
  answers: [{ question, value, ...(agoMs !== undefined && { agoMs }) }],
})

const maeve = (at: Date) => ({
  name: 'Maeve Example',
  email: 'maeve@castings.example',
  company: 'Castings Ltd',
  website: '',
  formStartTime: String(at.getTime() - 60_000),
})

test('answers are kept, told back, and answering again changes only what was answered again', async () => {
  const { send, start } = await site()
  const { id, key } = await start()
  await send('PATCH', `/api/assessments/${id}`, one('S1', 3), key)
  await send('PATCH', `/api/assessments/${id}`, one('D2', null), key)
  const again = await send('PATCH', `/api/assessments/${id}`, one('S1', 4), key)
  expect(again).toMatchObject({ status: 200, body: { id, answers: { S1: 4, D2: null }, finishedAt: null } })
  const repeated = await send('PATCH', `/api/assessments/${id}`, one('S1', 4), key)
  expect(repeated.body).toEqual(again.body)
})

test('answers of many visitors at the same moment are each kept, and those that can’t be taken spoil none', async () => {
  const { ctx, send, start, finished } = await site()
  const runs = await Promise.all(Array.from({ length: 12 }, start))
  const closed = await finished()
  const [first, second] = runs
  const answers = await Promise.all([
    ...runs.map(({ id, key }, i) => send('PATCH', `/api/assessments/${id}`, one('S1', i % 5), key)),
    send('PATCH', `/api/assessments/${closed.id}`, one('S1', 4), closed.key),
    send('PATCH', `/api/assessments/${first?.id}`, one('S1', 4), second?.key),
    send('PATCH', `/api/assessments/${first?.id}`, one('S1', 4), 'x'.repeat(22)),
  ])
  expect(answers.slice(0, runs.length).map(({ body }) => body)).toEqual(
    runs.map(({ id }, i) => expect.objectContaining({ id, answers: { S1: i % 5 } })),
  )
  expect(answers.slice(runs.length).map(({ status }) => status)).toEqual([409, 404, 404])
  const rows = await ctx.db.select().from(assessments)
  expect(new Map(rows.map(({ id, answers }) => [id, answers['S1']?.value]))).toEqual(
    new Map([...runs.map(({ id }, i) => [id, i % 5] as const), [closed.id, 2]]),
  )
})

test('an answer that waited for a connection does not undo one that was chosen after it elsewhere', async () => {
  const { ctx, send, start } = await site()
  const { id, key } = await start()
  ctx.clock.advance(60_000)
  await send('PATCH', `/api/assessments/${id}`, one('S1', 3), key)
  ctx.clock.advance(60_000)
  const late = await send('PATCH', `/api/assessments/${id}`, one('S1', 0, 90_000), key)
  expect(late.body.answers).toEqual({ S1: 3 })
  const newer = await send('PATCH', `/api/assessments/${id}`, one('S1', 1, 30_000), key)
  expect(newer.body.answers).toEqual({ S1: 1 })
})

test('two devices that answer different questions at the same moment lose nothing', async () => {
  const { send, start, ctx } = await site()
  const { id, key } = await start()
  await Promise.all(
    ids.map((question, i) => send('PATCH', `/api/assessments/${id}`, one(question, i % 5), key)),
  )
  const [row] = await ctx.db.select().from(assessments)
  expect(Object.fromEntries(Object.entries(row?.answers ?? {}).map(([q, { value }]) => [q, value]))).toEqual(
    Object.fromEntries(ids.map((question, i) => [question, i % 5])),
  )
})

test('bad answers are refused in words and change nothing', async () => {
  const { ctx, send, start } = await site()
  const { id, key } = await start()
  const bad: unknown[] = [
    {},
    [],
    { answers: [] },
    { answers: {} },
    one('S1', 5),
    one('S1', -1),
    one('S1', 1.5),
    one('S1', '3'),
    one('S1', undefined),
    one('X9', 1),
    one('__proto__', 1),
    one('constructor', 1),
    one('S1', 1, -1),
    one('S1', 1, 1e15),
    { answers: Array.from({ length: 49 }, () => ({ question: 'S1', value: 1 })) },
  ]
  for (const body of bad) {
    const answer = await send('PATCH', `/api/assessments/${id}`, body, key)
    expect(answer.status, JSON.stringify(body)).toBe(422)
    expect(answer.body.message.length, JSON.stringify(body)).toBeGreaterThan(5)
  }
  expect((await ctx.db.select().from(assessments))[0]?.answers).toEqual({})
})

test('without its own key an assessment is not there, for reading or writing, and the answer tells nothing else', async () => {
  const { send, finished, start } = await site()
  const { id, key } = await finished()
  const other = await start()
  const calls = [
    ['PATCH', `/api/assessments/${id}`, one('S1', 1)],
    ['POST', `/api/assessments/${id}/complete`, undefined],
    ['GET', `/api/assessments/${id}/report.pdf`, undefined],
    ['POST', `/api/assessments/${id}/email`, maeve(new Date('2026-11-18T10:00:00Z'))],
    ['POST', `/api/assessments/${id}/link`, { email: 'maeve@castings.example' }],
  ] as const
  for (const [method, path, body] of calls) {
    for (const wrong of [undefined, other.key, 'A'.repeat(22), 'short', key.toLowerCase() + 'x']) {
      const answer = await send(method, path, body, wrong)
      expect(answer.status, `${method} ${path} ${wrong}`).toBe(404)
      expect(answer.body).toEqual({ code: 'not_found', message: expect.stringContaining('no assessment') })
    }
  }
  expect((await send('GET', `/api/assessments/${id}/report.pdf?key=${key}`)).status).toBe(200)
  expect((await send('GET', `/api/assessments/${id}/report.pdf?key=${other.key}`)).status).toBe(404)
})

test('only hashes of keys are in the database', async () => {
  const { ctx, start } = await site()
  const { key } = await start()
  expect(key).toMatch(/^[\w-]{22}$/)
  const rows = [await ctx.db.select().from(assessments), await ctx.db.select().from(assessmentKeys)]
  expect(JSON.stringify(rows)).not.toContain(key)
})

test('while a question has no answer it can’t be finished, and each missing one is named', async () => {
  const { send, start, answerAll } = await site()
  const run = await start()
  await send('PATCH', `/api/assessments/${run.id}`, one('S1', 1), run.key)
  const early = await send('POST', `/api/assessments/${run.id}/complete`, undefined, run.key)
  expect(early).toMatchObject({ status: 422, body: { message: '23 questions have no answer yet' } })
  expect(Object.keys(early.body.errors)).toEqual(ids.slice(1))
  expect((await send('GET', `/api/assessments/${run.id}/report.pdf`, undefined, run.key)).status).toBe(409)
  await answerAll(run, null)
  const done = await send('POST', `/api/assessments/${run.id}/complete`, undefined, run.key)
  expect(done.body.result).toMatchObject({ overall: 0, confidence: 0, isProvisional: true })
})

test('a finished assessment stays as it is, and finishing twice answers the same', async () => {
  const { send, finished } = await site()
  const { id, key, body } = await finished(3)
  expect(body).toMatchObject({ modelVersion: '2026.1', result: { overall: 75, level: 'Scaling' } })
  expect((await send('PATCH', `/api/assessments/${id}`, one('S1', 0), key)).status).toBe(409)
  expect((await send('POST', `/api/assessments/${id}/complete`, undefined, key)).body).toEqual(body)
})

test('“email it to me” makes one lead with the figures, the words agreed to, and a mailed link of its own', async () => {
  const { ctx, send, finished } = await site()
  const { id, key } = await finished()
  const answer = await send('POST', `/api/assessments/${id}/email`, maeve(ctx.clock.now()), key)
  expect(answer.status).toBe(201)
  const [enquiry] = await ctx.db.select().from(enquiries)
  expect(enquiry).toMatchObject({
    source: 'assessment',
    name: 'Maeve Example',
    details: {
      assessmentId: id,
      facts: [
        ['Readiness', '50 of 100'],
        ['Level', 'Piloting'],
        ['First action', 'Data foundations'],
      ],
    },
  })
  expect(enquiry?.consents[0]).toMatchObject({
    kind: 'privacy',
    given: true,
    text: expect.stringMatching(/privacy/),
  })
  expect((await ctx.db.select().from(assessments))[0]?.leadId).toBe(enquiry?.leadId)
  const { rows } = await ctx.database.pool.query('select kind, "to", text from mails order by kind')
  expect(rows.map(({ kind }) => kind)).toEqual(['assessment.report', 'assessment.sales'])
  const mailed = /result\?key=([\w-]{22})/.exec(rows[0].text)?.[1]
  expect(mailed).not.toBe(key)
  expect(rows[1].text).not.toContain('key=')
  expect((await send('GET', `/api/assessments/${id}/report.pdf`, undefined, mailed)).status).toBe(200)
})

test('a report that looks like spam is set aside: no lead, no mail, the same answer', async () => {
  const { ctx, send, finished } = await site()
  const { id, key } = await finished()
  const answer = await send(
    'POST',
    `/api/assessments/${id}/email`,
    { ...maeve(ctx.clock.now()), website: 'x' },
    key,
  )
  expect(answer.status).toBe(201)
  expect(await ctx.db.$count(enquiries)).toBe(0)
  expect((await ctx.database.pool.query('select 1 from mails')).rowCount).toBe(0)
})

test('the link for another device is mailed without making a lead, and at most three times a day to one address', async () => {
  const { ctx, send, start } = await site()
  const { id, key } = await start()
  await send('PATCH', `/api/assessments/${id}`, one('S1', 2), key)
  const ask = () => send('POST', `/api/assessments/${id}/link`, { email: 'maeve@castings.example' }, key)
  expect((await ask()).status).toBe(200)
  const { rows } = await ctx.database.pool.query('select kind, text from mails')
  expect(rows).toHaveLength(1)
  const mailed = /key=([\w-]{22})&step=2/.exec(rows[0].text)?.[1]
  expect(mailed).not.toBe(key)
  const elsewhere = await send('PATCH', `/api/assessments/${id}`, one('S2', 1), mailed)
  expect(elsewhere.body.answers).toEqual({ S1: 2, S2: 1 })
  expect(await ctx.db.$count(enquiries)).toBe(0)
  await ask()
  await ask()
  const refused = await ask()
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('addresses and names that can’t be are refused in words', async () => {
  const { ctx, send, finished } = await site()
  const { id, key } = await finished()
  for (const email of ['', 'x', 'a@b', 'a@b.example\r\nBcc: c@d.example', 7, null])
    expect((await send('POST', `/api/assessments/${id}/link`, { email }, key)).status).toBe(422)
  const answer = await send(
    'POST',
    `/api/assessments/${id}/email`,
    { ...maeve(ctx.clock.now()), name: 'M' },
    key,
  )
  expect(answer.body).toMatchObject({ errors: { name: 'Name must be at least 2 characters' } })
})

test('unfinished runs go 30 days after the last answer, finished ones after 24 months, and their keys with them', async () => {
  const { ctx, start, finished, send } = await site()
  const idle = await start()
  const kept = await finished()
  ctx.clock.advance(29 * dayMs)
  await send('PATCH', `/api/assessments/${idle.id}`, one('S1', 1), idle.key)
  ctx.clock.advance(29 * dayMs)
  expect(await sweepAssessments(ctx)).toBe(0)
  ctx.clock.advance(2 * dayMs)
  expect(await sweepAssessments(ctx)).toBe(1)
  expect((await ctx.db.select().from(assessments)).map(({ id }) => id)).toEqual([kept.id])
  ctx.clock.advance(730 * dayMs)
  expect(await sweepAssessments(ctx)).toBe(1)
  expect(await ctx.db.$count(assessmentKeys)).toBe(0)
})

test('starting is limited by client', async () => {
  const { send } = await site()
  const answers = await Promise.all(Array.from({ length: 31 }, () => send('POST', '/api/assessments', {})))
  expect(answers.map(({ status }) => status).filter((status) => status === 429)).toHaveLength(1)
})
