import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { readinessModel } from '#content/readiness/model.ts'
import type { Site } from '#tests/site.ts'
import { enquiry, postJson } from '#tests/visits.ts'

/** One kind of thing that visitors send, what of it was acknowledged, and whether that is still there. */
export interface Writer {
  what: string
  /** How many were acknowledged so far. */
  count(): number
  /** Sends one after the other until the server is gone. `name` is this writer's own. */
  write(site: Site, name: string): Promise<void>
  /** Those acknowledged that the site no longer holds. */
  lost(site: Site, token: string): Promise<string[]>
}

/** So that a round makes some dozens, not thousands, which would all be looked up afterwards. */
const pauseMs = 12

async function untilGone(send: (i: number) => Promise<void>): Promise<void> {
  for (let i = 0; ; i++) {
    try {
      await send(i)
    } catch {
      return
    }
    await sleep(pauseMs)
  }
}

const headersOf = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })

/** Every item of a list that staff read page by page. */
async function readAll<T>(site: Site, token: string, path: string, item: z.ZodType<T>): Promise<T[]> {
  const page = z.object({ items: z.array(item), nextCursor: z.nullable(z.string()) })
  const found: T[] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const url: string = `${site.url}${path}?limit=100${cursor && `&cursor=${encodeURIComponent(cursor)}`}`
    const { items, nextCursor } = page.parse(await (await fetch(url, headersOf(token))).json())
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
  return {
    what: 'enquiries',
    count: () => acknowledged.length,
    emails: () => acknowledged.map(({ email }) => email),
    write: (site, name) =>
      untilGone(async (i) => {
        const email = `w${name}.${i}@plant.example`
        const answer = await postJson(
          `${site.url}/api/contact`,
          enquiry({ email, message: `Enquiry ${name}.${i}` }),
        )
        const { id } = z.object({ id: z.uuid() }).parse(await answer.json())
        if (answer.status === 201) acknowledged.push({ id, email })
      }),
    async lost(site, token) {
      const leads = await readAll(site, token, '/api/leads', z.object({ id: z.uuid(), email: z.string() }))
      const idOf = new Map(leads.map(({ id, email }) => [email, id]))
      const file = z.object({ timeline: z.array(z.object({ id: z.string() })) })
      const missing = await Promise.all(
        acknowledged.map(async ({ id, email }) => {
          const answer = await fetch(`${site.url}/api/leads/${idOf.get(email)}`, headersOf(token))
          const isThere = answer.ok && file.parse(await answer.json()).timeline.some((one) => one.id === id)
          return isThere ? [] : [email]
        }),
      )
      return missing.flat()
    },
  }
}

const turnsOfOne = 6

/** Questions to the chat: the visitor's turn and the reply to it. */
export function chatWriter(): Writer {
  const acknowledged: { text: string; reply: string; turn: number }[] = []
  const answered = z.object({ reply: z.string(), sessionId: z.string(), turn: z.number() })
  return {
    what: 'chat turns',
    count: () => acknowledged.length,
    write(site, name) {
      let sessionId: string | null = null
      return untilGone(async (i) => {
        const text = `How long does a machine vision project take? ${name}.${i}`
        if (i % turnsOfOne === 0) sessionId = null
        const answer = await postJson(`${site.url}/api/chatbot`, { message: text, sessionId })
        const said = answered.parse(await answer.json())
        sessionId = said.sessionId
        acknowledged.push({ text, ...said })
      })
    },
    async lost(site, token) {
      const list = await readAll(site, token, '/api/conversations', z.object({ id: z.string() }))
      const detail = z.object({
        transcript: z.array(z.object({ seq: z.number(), author: z.string(), text: z.string() })),
      })
      const kept = new Set<string>()
      for (const { id } of list) {
        const answer = await fetch(`${site.url}/api/conversations/${id}`, headersOf(token))
        const { transcript } = detail.parse(await answer.json())
        for (const [i, turn] of transcript.entries()) {
          const before = transcript[i - 1]
          if (turn.author === 'assistant' && before) kept.add(`${turn.seq} ${before.text} ${turn.text}`)
        }
      }
      return acknowledged
        .filter(({ turn, text, reply }) => !kept.has(`${turn} ${text} ${reply}`))
        .map(({ text }) => text)
    },
  }
}

const ids = readinessModel.questions.map(({ id }) => id)
/** Never answered while writing: answering it afterwards tells what is kept of the others. */
const asked = ids.slice(0, -1)
const unasked = ids.at(-1)

export function answerWriter(): Writer {
  const acknowledged: { id: string; key: string; question: string | undefined; value: number }[] = []
  const save = (site: Site, { id, key }: { id: string; key: string }, question: unknown, value: number) =>
    fetch(`${site.url}/api/assessments/${id}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify({ answers: [{ question, value }] }),
    })
  return {
    what: 'answers of assessments',
    count: () => acknowledged.length,
    write(site) {
      let run = { id: '', key: '' }
      return untilGone(async (i) => {
        const question = asked[i % asked.length]
        const value = i % 5
        if (question === asked[0])
          run = z
            .object({ id: z.string(), key: z.string() })
            .parse(await (await postJson(`${site.url}/api/assessments`, {})).json())
        const answer = await save(site, run, question, value)
        await answer.arrayBuffer()
        if (answer.ok) acknowledged.push({ ...run, question, value })
      })
    },
    async lost(site) {
      const kept = z.object({ answers: z.record(z.string(), z.number()) })
      const missing: string[] = []
      for (const [id, own] of Map.groupBy(acknowledged, (one) => one.id)) {
        const [run] = own
        if (!run) continue
        const answer = await save(site, run, unasked, 0)
        const answers = answer.ok ? kept.parse(await answer.json()).answers : {}
        for (const { question = '', value } of own)
          if (answers[question] !== value) missing.push(`${id} ${question}`)
      }
      return missing
    },
  }
}
