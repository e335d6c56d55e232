import { randomInt } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { AppError } from '#lib/errors.ts'
import { errorPage } from '#server/http/error-page.ts'
import { errorAnswer } from '#server/http/errors.ts'
import type { Priority } from './priority.ts'
import { bareCsp, securityHeaders } from '#server/http/security-headers.ts'

const error = new AppError(
  'unavailable',
  'More people are asking than we can answer at once. Nothing was saved; please try again in a few seconds.',
)
const { status, body } = errorAnswer(error)
const json = Buffer.from(JSON.stringify(body))
const page = errorPage(status)
const html = Buffer.from(page.html)
const always = [...Object.entries(securityHeaders).flat(), 'cache-control', 'no-store']
const jsonHeaders = [...always, 'content-type', 'application/json', 'content-security-policy', bareCsp]
const htmlHeaders = [
  ...always,
  'content-type',
  'text/html; charset=utf-8',
  'content-security-policy',
  page.csp,
]

/** Seconds: who matters most may come back first, and not all at the same moment. */
const waitsS: Record<Priority, [from: number, to: number]> = { enquiry: [2, 6], other: [3, 9] }

/** Answers 503 with Retry-After from what lies ready: to refuse must cost next to nothing. A body that was sent along is not read. */
export function refuse(req: IncomingMessage, res: ServerResponse, priority: Priority): void {
  const wantsPage = !req.url?.startsWith('/api/') && req.headers.accept?.includes('text/html')
  const bytes = wantsPage ? html : json
  const [from, to] = waitsS[priority]
  res.writeHead(status, [
    ...(wantsPage ? htmlHeaders : jsonHeaders),
    'content-length',
    String(bytes.length),
    'retry-after',
    String(randomInt(from, to)),
  ])
  res.end(req.method === 'HEAD' ? undefined : bytes)
}
