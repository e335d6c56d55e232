import { expect, onTestFinished, test, vi } from 'vitest'
import { testCtx } from '#tests/context.ts'
import { enquiry } from '#tests/visits.ts'
import { appOn } from '#tests/whole-app.ts'
import { minuteMs } from '#lib/durations.ts'
import { createLog } from '#server/log/log.ts'
import { createRefusals } from './refusals.ts'

const silent = () => undefined

/** What is told of refusals, a line each, while the minutes pass by `vi.advanceTimersByTime`. */
function told() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const lines: Record<string, unknown>[] = []
  const log = {
    debug: silent,
    info: (fields: object) => void lines.push({ ...fields }),
    warn: silent,
    error: silent,
  }
  return { lines, refusals: createRefusals(log) }
}

test('a flood is one line a minute for each reason, with its count and its first request', () => {
  const { lines, refusals } = told()
  const first = { requestId: 'one', method: 'POST', path: '/api/contact' }
  refusals.note('rate', first)
  for (let i = 0; i < 100_000; i++) refusals.note('rate', { ...first, requestId: String(i) })
  refusals.note('input', { ...first, path: `/api/${'a'.repeat(10_000)}` })
  refusals.note('spam')
  expect(lines).toEqual([])
  vi.advanceTimersByTime(minuteMs)
  expect(lines).toEqual([
    { reason: 'rate', count: 100_001, ...first },
    { reason: 'input', count: 1, ...first, path: `/api/${'a'.repeat(195)}` },
    { reason: 'spam', count: 1 },
  ])
  vi.advanceTimersByTime(5 * minuteMs)
  expect(lines).toHaveLength(3)
  refusals.note('token', first)
  refusals.close()
  expect(lines.at(-1)).toMatchObject({ reason: 'token', count: 1 })
})

test('a ticket in an address is left out of the line', () => {
  let text = ''
  const refusals = createRefusals(createLog('info', { write: (line: string) => void (text += line) }))
  const ticket = 'k'.repeat(43)
  refusals.note('unknown', { requestId: 'one', method: 'GET', path: `/api/backups/downloads/${ticket}` })
  refusals.close()
  expect(JSON.parse(text)).toMatchObject({
    path: '/api/backups/downloads/[key]',
    reason: 'unknown',
    count: 1,
  })
})

test('what the API turns away is told by its reason, without what was sent or by whom', async () => {
  const { lines, refusals } = told()
  const ctx = await testCtx()
  const { ask } = appOn({ ...ctx, turnedAway: refusals.note })
  const email = 'eve@evil.example'
  const password = 'what eve typed here'
  const answers = [
    await ask('POST', '/api/auth/login', { body: '{' }),
    await ask('POST', '/api/auth/login', { body: { email, password: '' } }),
    await ask('POST', '/api/auth/login', { body: { email, password: 'x'.repeat(70_000) } }),
    await ask('POST', '/api/auth/login', { headers: { 'content-type': 'text/plain' } }),
    await ask('PUT', '/api/auth/login'),
    await ask('GET', '/api/leads'),
    await ask('GET', '/api/leads', { token: 'A'.repeat(43) }),
    await ask('GET', '/api/what-is-here'),
    await ask('POST', '/api/auth/login', { body: { email, password } }),
    await ask('GET', '/nowhere'),
  ]
  for (let i = 0; i < 10; i++)
    answers.push(await ask('POST', '/api/auth/login', { body: { email, password } }))
  const formStartTime = String(ctx.clock.now().getTime() - 10_000)
  answers.push(
    await ask('POST', '/api/contact', { body: enquiry({ email, website: 'filled', formStartTime }) }),
  )
  expect(answers.map(({ status }) => status)).toEqual([
    400,
    422,
    413,
    415,
    405,
    401,
    401,
    404,
    401,
    200,
    ...Array.from({ length: 9 }, () => 401),
    429,
    201,
  ])
  refusals.close()
  const counts = Object.fromEntries(lines.map(({ reason, count }) => [reason, count]))
  expect(counts).toEqual({
    input: 2,
    size: 1,
    type: 1,
    method: 1,
    'no token': 1,
    token: 1,
    unknown: 1,
    rate: 1,
    spam: 1,
  })
  expect(lines[0]).toMatchObject({ method: 'POST', path: '/api/auth/login', requestId: expect.any(String) })
  expect(JSON.stringify(lines)).not.toMatch(/eve|203\.0\.113|AAAA|typed here/)
})
