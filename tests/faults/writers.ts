import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { readinessModel } from '#content/readiness/model.ts'
import type { Site } from '#tests/site.ts'
import { enquiry } from '#tests/visits.ts'
import { askPatiently } from './patience.ts'
import { ask, nothingTold, type Told } from './told.ts'

export type Address = Pick<Site, 'url'>

/** One kind of thing that is sent to the site, what of it was acknowledged, and whether that is still there. */
export interface Writer {
  what: string
  told: Told
  /** How many were acknowledged so far. */
  count(): number
  /** Sends one after the other: until the server is gone, or with `stop` until that, whatever happens. `name` is this writer's own. */
  write(site: Address, name: string, stop?: AbortSignal): Promise<void>
  /** Those acknowledged that the site no longer holds, by name. */
  lost(site: Address, token: string): Promise<string[]>
}

/** So that a round makes some dozens, not thousands, which would all be looked up afterwards. */
const pauseMs = 12
const longPauseMs = 150

/** `send` gets whether the last one failed. */
export async function keepSending(
  send: (i: number, isAfterFailure: boolean) => Promise<void>,
  stop: AbortSignal | undefined,
): Promise<void> {
  let isAfterFailure = false
  for (let i = 0; !stop?.aborted; i++) {
    try {
      await send(i, isAfterFailure)
      isAfterFailure = false
    } catch {
      if (!stop) return
      isAfterFailure = true
    }
    await sleep(stop ? longPauseMs : pauseMs)
  }
}

export const headersOf = (token: string) => ({ authorization: `Bearer ${token}` })

export const sending = (method: 'POST' | 'PATCH' | 'PUT', body: object, token?: string): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json', ...(token ? headersOf(token) : {}) },
  body: JSON.stringify(body),
})

/** Every item of a list that staff read page by page. */
export async function readAll<T>(
  site: Address,
  token: string,
  path: string,
  item: z.ZodType<T>,
): Promise<T[]> {
  const page = z.object({ items: z.array(item), nextCursor: z.nullable(z.string()) })
  const found: T[] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const mark = path.includes('?') ? '&' : '?'
    const url: string = `${site.url}${path}${mark}limit=100${cursor && `&cursor=${encodeURIComponent(cursor)}`}`
    const { items, nextCursor } = page.parse(
      await (await askPatiently(url, { headers: headersOf(token) })).json(),
    )
    found.push(...items)
    cursor = nextCursor
  }
  return found
}

export interface EnquiryWriter extends Writer {
  emails(): string[]
}

export function enquiryWriter(): EnquiryWriter {
  const acknowledged: { id: string; email: string }[] = []
  const told = nothingTold()
  return {
    what: 'enquiries',
    told,
    count: () => acknowledged.length,
    emails: () => acknowledged.map(({ email }) => email),
    write: (site, name, stop) =>
      keepSending(async (i) => {
        const email = `w${name}.${i}@plant.example`
        const body = enquiry({ email, message: `Enquiry ${name}.${i}` })
        const answer = await ask(told, `${site.url}/api/contact`, sending('POST', body))
        acknowledged.push({ ...z.object({ id: z.uuid() }).parse(answer), email })
      }, stop),
    async lost(site, token) {
      const leads = await readAll(
        site,
        token,
        '/api/leads',
        z.object({ id: z.uuid(), email: z.nullable(z.string()) }),
      )
      const idOf = new Map(leads.map(({ id, email }) => [email, id]))
      const file = z.object({ timeline: z.array(z.object({ id: z.string() })) })
      const missing: string[] = []
      for (const { id, email } of acknowledged) {
        const answer = await askPatiently(`${site.url}/api/leads/${idOf.get(email)}`, {
          headers: headersOf(token),
        })
        const isThere = answer.ok && file.parse(await answer.json()).timeline.some((one) => one.id === id)
        if (!isThere) missing.push(email)
      }
      return missing
    },
  }
}

const turnsOfOne = 6

/** Questions to the chat: the visitor's turn and the reply to it. */
export function chatWriter(): Writer {
  const acknowledged: { text: string; reply: string; turn: number }[] = []
  const reply = z.object({ reply: z.string(), sessionId: z.string(), turn: z.number() })
  // Several trials may write to one site, one after the other.
  const own = crypto.randomUUID().slice(0, 8)
  const told = nothingTold()
  return {
    what: 'chat turns',
    told,
    count: () => acknowledged.length,
    write(site, name, stop) {
      let sessionId: string | null = null
      return keepSending(async (i) => {
        const message = `How long does a machine vision project take? ${name}.${i} (${own})`
        if (i % turnsOfOne === 0) sessionId = null
        const answer = await ask(told, `${site.url}/api/chatbot`, sending('POST', { message, sessionId }))
        const said = reply.parse(answer)
        sessionId = said.sessionId
        acknowledged.push({ text: message, ...said })
      }, stop)
    },
    async lost(site, token) {
      const list = await readAll(site, token, '/api/conversations', z.object({ id: z.string() }))
      const detail = z.object({
        transcript: z.array(z.object({ seq: z.number(), author: z.string(), text: z.string() })),
      })
      // Each question is another one, so its words tell in which conversation it stands.
      const idOf = new Map<string, string>()
      const answered = new Set<string>()
      for (const { id } of list) {
        const answer = await askPatiently(`${site.url}/api/conversations/${id}`, {
          headers: headersOf(token),
        })
        const { transcript } = detail.parse(await answer.json())
        for (const { seq, author, text } of transcript) {
          if (author === 'assistant') answered.add(`${id} ${seq} ${text}`)
          else idOf.set(text, id)
        }
      }
      // Words that the database took late, which nobody confirmed, may stand between a question and its answer.
      return acknowledged
        .filter(({ turn, text, reply }) => !answered.has(`${idOf.get(text)} ${turn} ${reply}`))
        .map(({ text }) => text.replace(` (${own})`, ''))
    },
  }
}

const ids = readinessModel.questions.map(({ id }) => id)
/** Never answered while writing: answering it afterwards tells what is kept of the others. */
const asked = ids.slice(0, -1)
const unasked = ids.at(-1) ?? ''

export function answerWriter(): Writer {
  const acknowledged: { id: string; key: string; question: string; value: number }[] = []
  const told = nothingTold()
  const answers = z.object({ answers: z.record(z.string(), z.number()) })
  const started = z.object({ id: z.string(), key: z.string() })
  const nothing: z.infer<typeof answers> = { answers: {} }
  const save = async (
    site: Address,
    { id, key }: { id: string; key: string },
    question: string,
    value: number,
  ) => {
    const body = { answers: [{ question, value }] }
    await ask(told, `${site.url}/api/assessments/${id}`, sending('PATCH', body, key))
  }
  return {
    what: 'answers of assessments',
    told,
    count: () => acknowledged.length,
    write(site, _name, stop) {
      let run = { id: '', key: '' }
      let next = 0
      return keepSending(async (i, isAfterFailure) => {
        // Whether an answer was kept that nobody confirmed can't be known: it isn't given again.
        if (isAfterFailure || next % asked.length === 0) {
          next = 0
          run = started.parse(await ask(told, `${site.url}/api/assessments`, sending('POST', {})))
        }
        const question = asked[next++] ?? ''
        const value = i % 5
        await save(site, run, question, value)
        acknowledged.push({ ...run, question, value })
      }, stop)
    },
    async lost(site) {
      const missing: string[] = []
      for (const [id, own] of Map.groupBy(acknowledged, (one) => one.id)) {
        const [run] = own
        if (!run) continue
        const body = { answers: [{ question: unasked, value: 0 }] }
        const answer = await askPatiently(
          `${site.url}/api/assessments/${id}`,
          sending('PATCH', body, run.key),
        )
        const kept = answer.ok ? answers.parse(await answer.json()) : nothing
        for (const { question, value } of own)
          if (kept.answers[question] !== value) missing.push(`${id} ${question}`)
      }
      return missing
    },
  }
}
