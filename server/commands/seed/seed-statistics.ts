import { sumEvents } from '#features/analytics/events/sums.server.ts'
import { routeOf } from '#features/analytics/events/visit-facts.server.ts'
import { bandOf } from '#features/analytics/vitals/vital-bands.ts'
import {
  writeEvents,
  writeVitals,
  type MadeUpEvent,
  type MadeUpVital,
} from '#features/demo-data/write-statistics.server.ts'
import { dayMs } from '#lib/durations.ts'
import type { Seeding } from './seed-context.ts'

const days = 90
const paths = [
  '/',
  '/',
  '/',
  '/solutions',
  '/usecases',
  '/usecases/surface-defect-inspection',
  '/solutions/machine-vision',
  '/blog',
  '/ai-readiness-assessment',
  '/qa',
  '/contact',
  '/team-augmentation',
]
const devices = ['desktop', 'desktop', 'phone', 'phone', 'phone', 'tablet'] as const
const origins = [
  { origin: 'direct' },
  { origin: 'direct' },
  { origin: 'google.com', host: 'google.com' },
  { origin: 'google.com', host: 'google.com' },
  { origin: 'google.com', host: 'google.com' },
  { origin: 'linkedin', source: 'linkedin', medium: 'social', campaign: 'autumn' },
  { origin: 'newsletter', source: 'newsletter', medium: 'email', campaign: 'october' },
  { origin: 'bing.com', host: 'bing.com' },
]
/** Of a hundred visits so many use the tool. */
const tools = [
  { tool: 'assessment', path: '/ai-readiness-assessment/questions', starts: 6, finishes: 3, leads: 1.5 },
  { tool: 'matcher', path: '/solutions/ai-solution-recommender', starts: 5, finishes: 4, leads: 1 },
  { tool: 'contact', path: '/contact', starts: 4, finishes: 2, leads: 2 },
  { tool: 'demo', path: '/demo/machine-vision', starts: 9, finishes: 7, leads: 0.5 },
] as const

/** Ninety days of visits: quiet weekends, a slow rise, campaigns in their weeks; then their sums by the job that sums real ones. */
export async function seedStatistics(seeding: Seeding): Promise<void> {
  const ctx = seeding.at(seeding.now)
  for (let day = days; day >= 0; day -= 1) await writeEvents(ctx, visitsOf(seeding, day))
  // Summing begins a day before the first event.
  await seeding.note([{ place: 'events', key: isoDay(seeding.now.getTime() - (days + 1) * dayMs) }])
  await sumEvents(ctx)
  await seedVitals(seeding)
}

function visitsOf({ now, random }: Seeding, daysAgo: number): MadeUpEvent[] {
  const midnight = Date.parse(isoDay(now.getTime() - daysAgo * dayMs))
  const until = Math.min(midnight + dayMs, now.getTime()) - midnight
  const isWeekend = [0, 6].includes(new Date(midnight).getUTCDay())
  const visits = Math.round(
    (isWeekend ? 45 : 130) * (1.3 - daysAgo / 220) * (0.85 + random.next() * 0.3) * (until / dayMs),
  )
  return Array.from({ length: visits }).flatMap(() => {
    const device = random.pick(devices)
    const from = random.pick(origins)
    const at = () =>
      new Date(midnight + Math.min(until - 1, Math.max(0, random.normal(0.55, 0.16) * dayMs))).toISOString()
    const row = (name: string, subject: string, path: string, isEntry: boolean): MadeUpEvent => ({
      at: at(),
      name,
      subject,
      path,
      device,
      entry: isEntry,
      origin: from.origin,
      source: from.source ?? null,
      medium: from.medium ?? null,
      campaign: from.campaign ?? null,
      host: from.host ?? null,
    })
    const pages = Array.from({ length: random.whole(1, 4) }, (_, n) =>
      row('page_view', '', random.pick(paths), n === 0),
    )
    const used = tools.flatMap(({ tool, path, starts, finishes, leads }) => {
      const chance = random.next() * 100
      return [
        // Who uses a tool has opened its page.
        ...(chance < starts ? [row('page_view', '', path, false), row('tool_start', tool, path, false)] : []),
        ...(chance < finishes ? [row('tool_finish', tool, path, false)] : []),
        ...(chance < leads ? [row('lead_sent', tool, path, false)] : []),
      ]
    })
    return [...pages, ...used]
  })
}

/** Around which each metric lies on a desktop; phones take half as long again. */
const typical = { LCP: 900, FCP: 520, TTFB: 60, INP: 80, FID: 9, CLS: 0.006 } as const

async function seedVitals(seeding: Seeding) {
  const { random, now } = seeding
  const vitals: MadeUpVital[] = []
  for (let ago = days; ago >= 0; ago -= 1)
    for (const path of new Set(paths.map(routeOf)))
      for (const device of ['desktop', 'phone'] as const)
        for (const [metric, middle] of Object.entries(typical)) {
          const value = middle * (device === 'phone' ? 1.5 : 1) * Math.exp(random.normal(0, 0.35))
          vitals.push({
            day: isoDay(now.getTime() - ago * dayMs),
            metric,
            path,
            device,
            band: bandOf(metric, value),
            count: random.whole(1, path === '/' ? 12 : 4),
          })
        }
  await writeVitals(seeding.at(now), vitals)
}

const isoDay = (at: number) => new Date(at).toISOString().slice(0, 10)
