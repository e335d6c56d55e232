import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { fresh, freshOffTopic } from '#features/chat/golden/fresh.ts'
import { firstHalf } from '#features/chat/golden/first-half.ts'
import type { GoldenQuestion } from '#features/chat/golden/golden-question.ts'
import { namesPage } from '#features/chat/golden/judge.ts'
import { offTopicFirst, offTopicSecond } from '#features/chat/golden/off-topic.ts'
import { secondHalf } from '#features/chat/golden/second-half.ts'
import { buildIndex } from '#features/search/search-index.server.ts'
import { searchIndex } from '#features/search/search.server.ts'
import { dropDataDir, newDataDir } from '../tests/data-dir.ts'
import { startSite } from '../tests/site.ts'
import { madeUpDocuments, madeUpQueries } from './made-up-documents.ts'
import { percentile, type Row } from './row.ts'
import { processesOf, underLoad, watchUse } from './under-load.ts'

const queries = [
  'bearing',
  'predctive maintenence',
  'camera defects on parts',
  'oee',
  'how much data do we need',
  'ir',
  'price',
]
const rounds = 40
const many = 10_000
const declined = /I don’t know: our pages|I am not able to help/

/** Q5: search over all content and over 10,000 documents, the chat's answer, and how often it names the right page. */
export async function search(): Promise<Row[]> {
  const dataDir = await newDataDir()
  const site = await startSite({ dataDir, env: { NODE_ENV: 'production', LOG_LEVEL: 'error' } })
  try {
    await sleep(15_000)
    const pids = await processesOf(site)
    const usedBySearch = watchUse(pids)
    const found: number[] = []
    for (let round = 0; round < rounds; round++) {
      for (const query of queries) {
        const ms = await timed(() =>
          fetch(`${site.url}/api/search?q=${encodeURIComponent(query)}`).then(readOk),
        )
        if (round > 0) found.push(ms)
      }
    }
    const searching = usedBySearch()
    const ask = chat(site.url)
    for (const { asks } of firstHalf) await ask(asks)
    ask.times.length = 0
    const usedByChat = watchUse(pids)
    const halves = [await right(firstHalf, ask), await right(secondHalf, ask), await right(fresh, ask)]
    const offTopic = [...offTopicFirst, ...offTopicSecond].filter(
      (text) => text.trim() !== '' && !text.includes('\0'),
    )
    const refused = await refusals(offTopic, ask)
    const freshRefused = await refusals(freshOffTopic, ask)
    const chatting = usedByChat()
    const large = await measureMany()
    const p95 = percentile(found, 0.95)
    const chatP95 = percentile(ask.times, 0.95)
    return [
      underLoad(row('Q5', 'search over all content, p95', '≤ 15 ms', p95, 15), searching),
      row('Q5', `search over ${many.toLocaleString('en-GB')} documents, p95`, '≤ 50 ms', large.p95, 50),
      row('Q5', 'the same index is built, longest pause of the server', '≤ 50 ms', large.pause, 50),
      underLoad(
        row('Q5', 'chat answer from retrieval, with its transaction, p95', '≤ 20 ms', chatP95, 20),
        chatting,
      ),
      ...['written before the engine', 'written after it'].map((when, at) =>
        golden(`50 questions ${when}`, halves[at] ?? 0, 50),
      ),
      { requirement: '', what: 'chat: 25 fresh questions', target: '', figure: `${halves[2]} of 25` },
      {
        requirement: 'L9',
        what: 'chat: off the subject or hostile, declined',
        target: 'all',
        figure: `${refused} of ${offTopic.length}, fresh ${freshRefused} of ${freshOffTopic.length}`,
        isMet: refused === offTopic.length,
      },
    ]
  } finally {
    await site.stop()
    await dropDataDir(dataDir)
  }
}

function row(requirement: string, what: string, target: string, ms: number, limit: number): Row {
  return { requirement, what, target, figure: `${ms.toFixed(1)} ms`, isMet: ms <= limit }
}

function golden(what: string, right: number, of: number): Row {
  return {
    requirement: 'L9',
    what: `chat: ${what}, right page named`,
    target: '≥ 90 %',
    figure: `${right} of ${of}`,
    isMet: right / of >= 0.9,
  }
}

const reply = z.object({
  reply: z.string(),
  sources: z.array(z.object({ title: z.string(), url: z.string() })),
})

/** Asks in a conversation of its own, as a visitor's first message. */
function chat(url: string) {
  const times: number[] = []
  async function ask(message: string) {
    let text = ''
    times.push(
      await timed(async () => {
        const headers = { 'content-type': 'application/json' }
        const body = JSON.stringify({ message, sessionId: null })
        text = await fetch(`${url}/api/chatbot`, { method: 'POST', headers, body }).then(readOk)
      }),
    )
    return reply.parse(JSON.parse(text))
  }
  return Object.assign(ask, { times })
}

type Ask = ReturnType<typeof chat>

async function right(questions: GoldenQuestion[], ask: Ask) {
  let count = 0
  for (const question of questions) {
    const { reply, sources } = await ask(question.asks)
    const kind = declined.test(reply) ? 'unknown' : 'answer'
    const found = sources.map((source) => ({ ...source, passage: '' }))
    if (namesPage({ kind, text: reply, sources: found }, question)) count += 1
  }
  return count
}

async function refusals(texts: string[], ask: Ask) {
  let count = 0
  for (const text of texts) if (declined.test((await ask(text)).reply)) count += 1
  return count
}

async function measureMany() {
  const documents = madeUpDocuments(many)
  // What making them up left behind is collected first: it is no part of the build.
  await sleep(2000)
  let pause = 0
  let last = performance.now()
  const watch = setInterval(() => {
    pause = Math.max(pause, performance.now() - last)
    last = performance.now()
  }, 1)
  const index = await buildIndex(documents)
  clearInterval(watch)
  const wanted = madeUpQueries(documents)
  const times: number[] = []
  for (let round = 0; round < 6; round++) {
    for (const query of wanted) {
      const started = performance.now()
      searchIndex(index, query)
      if (round > 0) times.push(performance.now() - started)
    }
  }
  return { p95: percentile(times, 0.95), pause }
}

async function timed(work: () => Promise<unknown>) {
  const started = performance.now()
  await work()
  return performance.now() - started
}

async function readOk(answer: Response) {
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`)
  return answer.text()
}
