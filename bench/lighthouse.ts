import { existsSync } from 'node:fs'
import { z } from 'zod'
import { chromiumFlags, chromiumPath } from '../tests/chromium.ts'
import { dropDataDir, newDataDir } from '../tests/data-dir.ts'
import { startSite } from '../tests/site.ts'
import { output } from './process.ts'
import { pageTypes } from './page-types.ts'
import { median, type Row } from './row.ts'

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
type Report = z.infer<typeof report>

const categories = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'SEO',
}

/** Q2: Lighthouse's mobile profile with its simulated throttling, medians of five. */
export async function lighthouse(): Promise<Row[]> {
  const dataDir = await newDataDir()
  const site = await startSite({ dataDir, env: { NODE_ENV: 'production' } })
  try {
    const rows: Row[] = []
    for (const path of Object.values(pageTypes)) {
      const reports: Report[] = []
      while (reports.length < runs) {
        // Now and then it misses the beginning of a navigation and has no figures: another visit is made in its place, once.
        reports.push(await visit(site.url + path).catch(() => visit(site.url + path)))
      }
      rows.push(...rowsOf(path, reports))
    }
    return rows
  } finally {
    await site.stop()
    await dropDataDir(dataDir)
  }
}

async function visit(url: string): Promise<Report> {
  const flags = ['--headless', ...chromiumFlags()].join(' ')
  const path = wholeBrowser()
  const text = await output(
    process.execPath,
    ['node_modules/lighthouse/cli/index.js', url, '--output=json', '--quiet', `--chrome-flags=${flags}`],
    path ? { CHROME_PATH: path } : {},
  )
  return report.parse(JSON.parse(text))
}

/** Lighthouse waits for ever for a Chromium that comes without the parts for windows; beside it usually stands the whole one. */
function wholeBrowser(): string | undefined {
  const path = chromiumPath()?.replace('chromium-headless-shell', 'chromium')
  return path && existsSync(path) ? path : undefined
}

function rowsOf(path: string, reports: Report[]): Row[] {
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
  const [lcp, tbt, cls, fcp] = [
    value('largest-contentful-paint'),
    value('total-blocking-time'),
    value('cumulative-layout-shift'),
    value('first-contentful-paint'),
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
      figure: `${Math.round(tbt)} ms`,
      isMet: tbt <= 50,
    },
    {
      requirement: 'Q2',
      what: `${path} layout shift`,
      target: '≤ 0.01',
      figure: cls.toFixed(3),
      isMet: cls <= 0.01,
    },
  ]
}

/** What cost points, in Lighthouse's own words. */
function missed(one: Report | undefined, category: string): string {
  if (category === 'performance') return 'see the lines below'
  const failed = Object.values(one?.audits ?? {}).filter(
    ({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0,
  )
  return failed.map(({ title }) => title).join('; ')
}
