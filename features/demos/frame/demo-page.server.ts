import { toCsv } from '#lib/csv.ts'
import { demoList, demoPageOf } from '#content/demo-page.ts'
import type { DemoControls } from './demo-controls.ts'
import { isSheetsDemo, isTableDemo, type Demo } from './demo.ts'
import { findDemo } from '#features/demos/demos.ts'
import { mainBlockOf, shownAtFirst, shownReport, type Report } from './report/report.ts'
import { runDemo, sampleRows } from './run-demo.ts'

const samples = new Map<string, Promise<Report | undefined>>()

/** All that a demo's page shows, the result of its sample included; undefined when there is no demo of that name. */
export async function demoPage(slug: string) {
  const page = demoPageOf(slug)
  const demo = await findDemo(slug)
  if (!page || !demo) return undefined
  const report = await sampleReport(slug, demo)
  const { help, ...rest } = page
  const controls: DemoControls = { slug, help, settings: demo.settings, input: inputOf(demo.input) }
  const { title, sample, ownData } = page.entry
  return { ...rest, bench: { title, controls, first: report, sample, ownData } }
}

/** The demos by what they start from, each with the result of its sample in one sentence and one chart. */
export async function demosPage() {
  const { words, groups } = demoList()
  const withResults = groups.map(async ({ demos, ...group }) => ({
    ...group,
    demos: await Promise.all(demos.map(withResult)),
  }))
  return { words, groups: await Promise.all(withResults) }
}

async function withResult<Entry extends { slug: string }>(entry: Entry) {
  const demo = await findDemo(entry.slug)
  if (!demo) throw new Error(`No demo is called ${entry.slug}`)
  const report = await sampleReport(entry.slug, demo)
  return { ...entry, takes: demo.input.kind, headline: report.headline, block: mainBlockOf(report) }
}

/** Computed once in the life of a process. */
async function sampleReport(slug: string, demo: Demo): Promise<Report> {
  const first =
    samples.get(slug) ?? runDemo(demo, { kind: 'sample' }, {}, { progress: () => undefined }).then(briefOf)
  samples.set(slug, first)
  const report = await first
  if (!report) throw new Error(`The sample of ${slug} gives no result`)
  return report
}

const briefOf = ({ report }: { report: Report | undefined }) => report && shownReport(report, shownAtFirst)

function inputOf(input: Demo['input']): DemoControls['input'] {
  if (input.kind !== 'table') {
    const slots = Object.entries(input.slots).map(([name, slot]) => ({
      name,
      label: slot.label,
      hint: slot.hint,
      many: slot.many ?? false,
      isOptional: slot.isOptional ?? false,
      capture: slot.capture,
      longest: slot.longest,
    }))
    return { kind: input.kind, slots }
  }
  const columns = Object.entries(input.columns).map(([name, { label, hint, kind, required }]) => {
    return { name, label, hint, kind, required }
  })
  const layouts = Object.values(input.layouts ?? {})
    .toSorted((a, b) => Number(b.isUsual ?? false) - Number(a.isUsual ?? false))
    .map(({ label, columns: own }) => ({ label, columns: [...own] }))
  return { kind: 'table', columns, ...(layouts.length > 0 && { layouts }) }
}

/** The sample as CSV, of several tables the named one; undefined when there is none. */
export async function sampleCsv(slug: string, table?: string): Promise<string | undefined> {
  const demo = await findDemo(slug)
  if (demo && isSheetsDemo(demo)) {
    const sheet = Object.entries(demo.sample()).find(([name]) => name === table)?.[1][0]
    return sheet && toCsv([sheet.headings, ...sheet.rows])
  }
  if (!demo || !isTableDemo(demo) || table) return undefined
  return toCsv(sampleRows(demo.sample(), demo.input.columns))
}
