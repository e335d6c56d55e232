import { firstHalf } from '../features/search/golden/first-half.ts'
import { dropDataDir, newDataDir } from '../tests/data-dir.ts'
import { startSite } from '../tests/site.ts'
import { postJson } from '../tests/visits.ts'
import type { Row } from './row.ts'
import { processesOf, underLoad, watchUse } from './under-load.ts'
import { untilPacked } from './until-packed.ts'

const rounds = 8
const clients = 2
const wanted = 20

/** Q5: a question of the golden set to the chat, both turns on disk and the answer found, as two visitors at once see it. */
export async function chat(): Promise<Row[]> {
  const dataDir = await newDataDir()
  const site = await startSite({ dataDir, env: { NODE_ENV: 'production', LOG_LEVEL: 'error' } })
  try {
    await untilPacked(site)
    // No two visitors ask the same at once: each begins elsewhere in the set.
    const ask = async (client: number) => {
      const from = Math.floor((client * firstHalf.length) / clients)
      const times: number[] = []
      for (const { asks } of [...firstHalf.slice(from), ...firstHalf.slice(0, from)]) {
        const started = performance.now()
        const answer = await postJson(`${site.url}/api/chatbot`, { message: asks, sessionId: null })
        await answer.text()
        if (!answer.ok) throw new Error(`A question was answered with ${answer.status}`)
        times.push(performance.now() - started)
      }
      return times
    }
    await ask(0)
    const used = watchUse(await processesOf(site))
    const times: number[] = []
    for (let round = 0; round < rounds; round++)
      times.push(...(await Promise.all(Array.from({ length: clients }, (_, client) => ask(client)))).flat())
    const usedBoth = used()
    times.sort((a, b) => a - b)
    const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN
    const row = {
      requirement: 'Q5',
      what: `chat: answer from retrieval, p95 of ${times.length}`,
      target: `≤ ${wanted} ms`,
      figure: `${at(0.95).toFixed(1)} ms (median ${at(0.5).toFixed(1)} ms)`,
      isMet: at(0.95) <= wanted,
    }
    return [underLoad(row, usedBoth)]
  } finally {
    await site.stop()
    await dropDataDir(dataDir)
  }
}
