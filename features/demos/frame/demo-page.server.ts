import { toCsv } from '#lib/csv.ts'
import { demoPageOf } from '#content/demo-page.ts'
import type { DemoControls } from './demo-controls.ts'
import { isSheetsDemo, isTableDemo, type Demo } from './demo.ts'
import { findDemo } from '#features/demos/demos.ts'
import { briefReport, type Report } from './report/report.ts'
import { runDemo, sampleRows } from './run-demo.ts'

const samples = new Map<string, Promise<Report | undefined>>()

/** All that a demo's page shows, the result of its sample included; undefined when there is no demo of that name. */
export async function demoPage(slug: string) {
  const page = demoPageOf(slug)
  const demo = await findDemo(slug)
  if (!page || !demo) return undefined
  const first =
    samples.get(slug) ?? runDemo(demo, { kind: 'sample' }, {}, { progress: () => undefined }).then(briefOf)
  samples.set(slug, first)
  const report = await first
  if (!report) throw new Error(`The sample of ${slug} gives no result`)
  const controls: DemoControls = { slug, settings: demo.settings, input: inputOf(demo.input) }
  return { ...page, bench: { controls, first: report } }
}

const briefOf = ({ report }: { report: Report | undefined }) => report && briefReport(report)

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
  return { kind: 'table', columns }
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
