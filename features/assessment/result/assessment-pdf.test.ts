import { extractText } from 'unpdf'
import { expect, test } from 'vitest'
import { readinessModel } from '#content/readiness/model.ts'
import { reportPdf } from './assessment-pdf.server.ts'
import { reportOf } from './assessment-report.server.ts'
import { scoreReadiness } from '#features/assessment/scoring/readiness-score.ts'

const finishedAt = new Date('2026-11-18T10:00:00Z')

function reportWhere(value: (index: number) => number | null) {
  const answers = Object.fromEntries(readinessModel.questions.map(({ id }, index) => [id, value(index)]))
  return reportOf(answers, scoreReadiness(readinessModel, answers), finishedAt)
}

/** The words of a document as a reader's software finds them. */
async function textOfPdf(bytes: Buffer): Promise<string> {
  const { text } = await extractText(new Uint8Array(bytes), { mergePages: true })
  return text
}

test.for([
  ['all 1', () => 1],
  ['all 4', () => 4],
  ['provisional and held back', (index: number) => (index % 3 ? 1 : null)],
] as const)('the PDF is tagged and holds every sentence of the report: %s', async ([, value]) => {
  const report = reportWhere(value)
  const bytes = await reportPdf(report, finishedAt, 'https://site.test')
  expect(bytes.toString('latin1')).toContain('/MarkInfo')
  const squeezed = (text: string) => text.replace(/[\s\u00ad\u2010-]+/g, '')
  const text = squeezed(await textOfPdf(bytes))
  const said = [
    report.headline,
    report.meaning,
    report.basis,
    report.gates?.intro ?? '',
    ...(report.gates?.lines ?? []),
    ...report.dimensions.rows.map(({ name }) => name),
    ...report.actions.items.flatMap(({ advice, steps, links }) => [
      advice,
      ...steps,
      ...links.map(({ title }) => title),
    ]),
    ...report.answers.rows.flatMap((line) => [line.text, line.answer]),
    report.method.intro,
    ...report.method.formulas,
    report.method.unknown,
    ...report.method.gates.lines,
  ]
  expect(said.filter((sentence) => !text.includes(squeezed(sentence)))).toEqual([])
})
