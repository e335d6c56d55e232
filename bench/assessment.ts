import { z } from 'zod'
import { dropDataDir, newDataDir } from '../tests/data-dir.ts'
import { startSite } from '../tests/site.ts'
import { postJson } from '../tests/visits.ts'
import { median, type Row } from './row.ts'
import { processesOf, underLoad, watchUse } from './under-load.ts'
import { untilPacked } from './until-packed.ts'

const rounds = 3
const visitors = 8
const answersEach = 150
const questions = ['S1', 'D2', 'T1', 'P3', 'G4', 'C2', 'U3']
const started = z.object({ id: z.string(), key: z.string() })

/** Q5: keeping one answer, by visitors who answer at the same time, each answer on disk before it is acknowledged. */
export async function assessment(): Promise<Row[]> {
  const dataDir = await newDataDir()
  const site = await startSite({
    dataDir,
    env: { NODE_ENV: 'production', LOG_LEVEL: 'error', RATE_LIMIT: 'off' },
  })
  try {
    await untilPacked(site)
    const p95s = []
    await round(site.url)
    const used = watchUse(await processesOf(site))
    for (let i = 0; i < rounds; i++) p95s.push(p95(await round(site.url)))
    const figure = median(p95s)
    const row = {
      requirement: 'Q5',
      what: `assessment: p95 of an answer, ${visitors} visitors at once`,
      target: '≤ 20 ms',
      figure: `${figure.toFixed(1)} ms`,
      isMet: figure <= 20,
    }
    return [underLoad(row, used())]
  } finally {
    await site.stop()
    await dropDataDir(dataDir)
  }
}

async function round(url: string): Promise<number[]> {
  const times = await Promise.all(Array.from({ length: visitors }, () => visit(url)))
  return times.flat()
}

async function visit(url: string): Promise<number[]> {
  const { id, key } = started.parse(await (await postJson(`${url}/api/assessments`, {})).json())
  const times = []
  for (let i = 0; i < answersEach; i++) {
    const answers = [{ question: questions[i % questions.length], value: i % 5 }]
    const before = performance.now()
    const answer = await fetch(`${url}/api/assessments/${id}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify({ answers }),
    })
    await answer.arrayBuffer()
    times.push(performance.now() - before)
    if (!answer.ok) throw new Error(`An answer was refused with ${answer.status}`)
  }
  return times
}

function p95(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Number.NaN
}
