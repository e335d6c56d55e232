import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { chromiumFlags, wholeChromiumPath } from '../tests/chromium.ts'
import { dropDataDir, newDataDir } from '../tests/data-dir.ts'
import { startSite } from '../tests/site.ts'
import { output } from './process.ts'
import { pageTypes } from './page-types.ts'
import { isAsked, median, type Row } from './row.ts'

const runs = 5

const report = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(
    z.string(),
    z.object({
      title: z.string(),
      score: z.number().nullable(),
      numericValue: z.number().optional(),
      scoreDisplayMode: z.string(),
    }),
  ),
})

/** What is read of a trace; times in microseconds, `tdur` those on a processor. */
const trace = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      pid: z.number(),
      tid: z.number(),
      ts: z.number(),
      tdur: z.optional(z.number()),
      args: z.optional(z.object({ data: z.optional(z.unknown()) })),
    }),
  ),
})
const navigation = z.object({ documentLoaderURL: z.string() })

interface Visit {
  report: z.infer<typeof report>
  /** Milliseconds, were no task ever to wait for a processor: all work of the main thread, and what of it would block at most. */
  computed: { workMs: number; blockingMs: number }
}

/** By how much the mobile profile stretches each task, and from when on a task counts as blocking. */
const [slowdown, blocksAfterMs] = [4, 50]

const categories = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'SEO',
}

/** Q2: Lighthouse's mobile profile with its simulated throttling, medians of five. `--only=home` takes one. */
export async function lighthouse(): Promise<Row[]> {
  const dataDir = await newDataDir()
  const site = await startSite({ dataDir, env: { NODE_ENV: 'production' } })
  try {
    const rows: Row[] = []
    for (const [name, path] of Object.entries(pageTypes)) {
      if (!isAsked(name)) continue
      const visits: Visit[] = []
      while (visits.length < runs) {
        // Now and then it misses the beginning of a navigation and has no figures: another visit is made in its place, once.
        visits.push(await visit(site.url + path).catch(() => visit(site.url + path)))
      }
      rows.push(...rowsOf(path, visits))
    }
    return rows
  } finally {
    await site.stop()
    await dropDataDir(dataDir)
  }
}

async function visit(url: string): Promise<Visit> {
  const flags = ['--headless', ...chromiumFlags()].join(' ')
  const path = wholeChromiumPath()
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'))
  const file = join(folder, 'visit.json')
  try {
    await output(
      process.execPath,
      [
        'node_modules/lighthouse/cli/index.js',
        url,
        '--output=json',
        `--output-path=${file}`,
        '--save-assets',
        '--quiet',
        `--chrome-flags=${flags}`,
      ],
      path ? { CHROME_PATH: path } : {},
    )
    const read = async (name: string): Promise<unknown> =>
      JSON.parse(await readFile(join(folder, name), 'utf8'))
    return {
      report: report.parse(await read('visit.json')),
      computed: computed(trace.parse(await read('visit-0.trace.json')), url),
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Of all tasks of the page's main thread, those before the first paint too, which the simulation may move behind it. */
function computed({ traceEvents }: z.infer<typeof trace>, url: string): Visit['computed'] {
  const start = traceEvents.findLast(
    ({ name, args }) =>
      name === 'navigationStart' && navigation.safeParse(args?.data).data?.documentLoaderURL === url,
  )
  if (!start) throw new Error(`The trace has no navigation to ${url}`)
  const tasksMs = traceEvents
    .filter(
      ({ name, pid, tid, ts }) =>
        name === 'RunTask' && pid === start.pid && tid === start.tid && ts >= start.ts,
    )
    .map(({ tdur = 0 }) => (slowdown * tdur) / 1000)
  const sum = (list: number[]) => list.reduce((all, one) => all + one, 0)
  return {
    workMs: sum(tasksMs),
    blockingMs: sum(tasksMs.map((ms) => Math.max(0, ms - blocksAfterMs))),
  }
}

function rowsOf(path: string, visits: Visit[]): Row[] {
  const reports = visits.map((one) => one.report)
  const scores = Object.entries(categories).map(([id, name]): Row => {
    const score = Math.round(median(reports.map((one) => (one.categories[id]?.score ?? 0) * 100)))
    return {
      requirement: 'Q2',
      what: `${path} ${name}`,
      target: '100',
      figure: score === 100 ? '100' : `${score} (${missed(reports[0], id)})`,
      isMet: score === 100,
    }
  })
  const value = (audit: string) => median(reports.map((one) => one.audits[audit]?.numericValue ?? Number.NaN))
  const workMs = median(visits.map((one) => one.computed.workMs))
  const [lcp, tbt, cls, fcp, wallMs] = [
    value('largest-contentful-paint'),
    value('total-blocking-time'),
    value('cumulative-layout-shift'),
    value('first-contentful-paint'),
    value('mainthread-work-breakdown'),
  ]
  return [
    ...scores,
    {
      requirement: 'Q2',
      what: `${path} largest contentful paint, simulated`,
      target: '≤ 1.5 s',
      figure: `${(lcp / 1000).toFixed(2)} s (first paint ${(fcp / 1000).toFixed(2)} s)`,
      isMet: lcp <= 1500,
    },
    {
      requirement: 'Q2',
      what: `${path} total blocking time`,
      target: '≤ 50 ms',
      figure: `${Math.round(tbt)} ms (at most ${Math.round(median(visits.map((one) => one.computed.blockingMs)))} ms on processors of its own)`,
      isMet: tbt <= 50,
    },
    {
      requirement: 'Q2',
      what: `${path} layout shift`,
      target: '≤ 0.01',
      figure: cls.toFixed(3),
      isMet: cls <= 0.01,
    },
    {
      requirement: 'Q2',
      what: `${path} work of the main thread`,
      target: path === '/' ? '≤ 900 ms' : '',
      figure: `${Math.round(workMs)} ms of a processor (${Math.round(wallMs)} ms with waiting for one)`,
      ...(path === '/' && { isMet: workMs <= 900 }),
    },
  ]
}

/** What cost points, in Lighthouse's own words. */
function missed(one: Visit['report'] | undefined, category: string): string {
  if (category === 'performance') return 'see the lines below'
  const failed = Object.values(one?.audits ?? {}).filter(
    ({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0,
  )
  return failed.map(({ title }) => title).join('; ')
}
