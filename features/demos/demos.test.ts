import { expect, test } from 'vitest'
import { demoEntries } from '#content/demos/index.ts'
import { isSheetsDemo, isTableDemo } from './frame/demo.ts'
import { demoSlugs, findDemo } from './demos.ts'
import { shownAtFirst, shownReport, type Report } from './frame/report/report.ts'
import { runDemo, sampleRows } from './frame/run-demo.ts'
import { scalesOf } from '#ui/plot-scale.ts'
import { pathOf } from '#ui/plot-shapes.ts'
import { toCsv } from '#lib/csv.ts'

const idle = { progress: () => undefined }

async function runSample(slug: string) {
  const demo = await findDemo(slug)
  if (!demo) throw new Error(`No demo ${slug}`)
  const { report } = await runDemo(demo, { kind: 'sample' }, {}, idle)
  if (!report) throw new Error(`No report of ${slug}`)
  return { demo, report }
}

const ran = new Map<string, ReturnType<typeof runSample>>()

/** Computed once for all tests. */
function sampleReport(slug: string) {
  const known = ran.get(slug) ?? runSample(slug)
  ran.set(slug, known)
  return known
}

test('every demo has its words, and every page of a demo its engine', () => {
  expect([...demoSlugs].sort()).toEqual(demoEntries.map(({ slug }) => slug as string).sort())
})

test.for(demoSlugs)('%s: the sample gives the same whole report each time', async (slug) => {
  const { demo, report } = await sampleReport(slug)
  expect(demo.slug).toBe(slug)
  expect((await runSample(slug)).report).toEqual(report)
  expect(report.headline.length).toBeGreaterThan(10)
  expect(report.figures.length).toBeGreaterThanOrEqual(3)
  expect(report.meaning.length).toBeGreaterThanOrEqual(2)
  const ids = report.blocks.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const { block } of report.meaning) if (block) expect(ids).toContain(block)
  expect(JSON.stringify([report.headline, report.figures, report.meaning])).not.toMatch(
    /NaN|undefined|Infinity/,
  )
})

test.for(demoSlugs)('%s: the charts of the page are drawn as from all of the sample', async (slug) => {
  const { report } = await sampleReport(slug)
  const shown = shownReport(report, shownAtFirst)
  const pathsOf = ({ blocks }: Report) =>
    blocks.flatMap((block) =>
      block.kind === 'plot' ? block.plot.layers.map((layer) => pathOf(layer, scalesOf(block.plot))) : [],
    )
  expect(pathsOf(shown)).toEqual(pathsOf(report))
})

test.for(demoSlugs)(
  '%s: its sample, downloaded and chosen as an own file, gives the same result',
  async (slug) => {
    const { demo, report } = await sampleReport(slug)
    if (isSheetsDemo(demo)) {
      const files = Object.fromEntries(
        Object.entries(demo.sample()).map(([slot, sheets]) => [
          slot,
          sheets.map(({ name, headings, rows }) => new File([toCsv([headings, ...rows])], name)),
        ]),
      )
      const own = await runDemo(demo, { kind: 'sheets', files }, {}, idle)
      expect(own.report?.headline).toBe(report.headline)
    }
    if (!isTableDemo(demo)) return
    const csv = toCsv(sampleRows(demo.sample(), demo.input.columns))
    const own = await runDemo(demo, { kind: 'table', file: new Blob([csv]) }, {}, idle)
    expect(own.readings['table']).toMatchObject({ faultCount: 0, questions: [], lacking: [] })
    expect(own.readings['table']?.used).toBe(demo.sample().length)
    expect(own.report?.headline).toBe(report.headline)
  },
)
