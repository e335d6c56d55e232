import { DemoError, sheetsDemo, type Sheet } from '#features/demos/frame/demo.ts'
import { integrate } from './integrate.ts'
import { withNameParts } from './name-parts.ts'
import { integrationReport } from './integration-report.ts'
import { sampleSheets, trueColumns } from './sample.ts'

const mostColumns = 60

export const demo = sheetsDemo({
  slug: 'seamless-integration-framework',
  settings: {
    nameShare: {
      kind: 'number',
      label: 'Weight of the headings',
      unit: '%',
      min: 0,
      max: 100,
      step: 5,
      value: 40,
      hint: 'The rest is how similar the contents are',
    },
    least: { kind: 'number', label: 'Lowest score for a match', min: 0, max: 1, step: 0.05, value: 0.35 },
    linkFrom: {
      kind: 'number',
      label: 'Link automatically from',
      unit: '%',
      min: 50,
      max: 99.99,
      step: 0.01,
      value: 95,
      hint: 'Chance that two records are the same',
    },
    reviewFrom: {
      kind: 'number',
      label: 'Ask a person from',
      unit: '%',
      min: 0.01,
      max: 99.99,
      step: 0.01,
      value: 2,
    },
  },
  input: {
    kind: 'sheets',
    slots: {
      source: { label: 'Source table', hint: 'Exported from the system to read, with a heading row' },
      target: {
        label: 'Target table',
        hint: 'Exported from the system to write to, with the records it already holds',
      },
    },
  },
  sample: () => sampleSheets().sheets,
  compute({ source: [given], target: [target] }, settings, work) {
    if (!given || !target) throw new DemoError('Choose two tables: the source and the target.')
    for (const sheet of [given, target]) checkSheet(sheet)
    const source = withNameParts(given, target)
    const chosen = new Map((work.pairs ?? []).map((from, to) => [to, from ?? -1]))
    const own = {
      nameWeight: settings.nameShare / 100,
      least: Math.max(0.01, settings.least),
      linkFrom: settings.linkFrom / 100,
      reviewFrom: Math.min(settings.reviewFrom, settings.linkFrom) / 100,
    }
    const result = integrate(source, target, own, chosen, work)
    const truth = work.isSample ? { rows: sampleSheets().truth, columns: trueColumns } : undefined
    return integrationReport(source, target, result, truth)
  },
})

function checkSheet({ name, headings, rows }: Sheet) {
  if (rows.length < 5) {
    throw new DemoError(
      `${name} has ${rows.length === 1 ? 'one row' : `${rows.length} rows`} below its heading; at least 5 are needed to tell what its columns hold.`,
    )
  }
  if (headings.length > mostColumns) {
    throw new DemoError(
      `${name} has ${headings.length} columns; this page takes up to ${mostColumns}. Leave out those you don’t need.`,
    )
  }
}
