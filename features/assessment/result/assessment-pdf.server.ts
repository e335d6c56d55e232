import { brand } from '#config/brand.ts'
import { radarFigure } from '#lib/pdf/charts.ts'
import { lookOfTheme } from '#lib/pdf/look.ts'
import { renderTaggedPdf, type PdfBlock } from '#lib/pdf/tagged-pdf.ts'
import theme from '#ui/theme.css?raw'
import type { Method, Report } from './assessment-report.ts'

/** The report as a tagged document with the words of the page. `siteUrl` makes its links absolute. */
export function reportPdf(report: Report, finishedAt: Date, siteUrl: string): Promise<Buffer> {
  return renderTaggedPdf({
    title: report.title,
    kicker: report.headline,
    standfirst: report.meaning,
    facts: [report.facts],
    author: brand.name,
    subject: report.headline,
    date: finishedAt,
    house: { name: brand.name },
    foot: `${brand.name} · ${report.title}`,
    look: lookOfTheme(theme),
    blocks: [
      { kind: 'paragraph', text: report.basis },
      ...gateBlocks(report),
      ...dimensionBlocks(report),
      ...actionBlocks(report, siteUrl),
      ...answerBlocks(report),
      ...methodBlocks(report.method),
    ],
  })
}

function gateBlocks({ gates }: Report): PdfBlock[] {
  if (!gates) return []
  return [
    { kind: 'heading', level: 2, text: gates.title },
    { kind: 'paragraph', text: gates.intro },
    { kind: 'list', items: gates.lines },
  ]
}

function dimensionBlocks({ dimensions, target }: Report): PdfBlock[] {
  const { title, intro, rows } = dimensions
  return [
    { kind: 'heading', level: 2, text: title },
    { kind: 'paragraph', text: intro },
    radarFigure({
      axes: rows.map(({ short, score }) => ({ label: `${short} ${score}`, value: score, other: target })),
      max: 100,
      alt: `Radar chart: ${rows.map(({ name, score }) => `${name} ${score}`).join(', ')}, each out of 100. The dashed line is at ${target}.`,
    }),
    {
      kind: 'table',
      head: ['Dimension', 'Weight', 'Score', 'Standing'],
      rows: rows.map(({ name, weight, score, bandName }) => [name, `${weight}%`, String(score), bandName]),
      hasRowHeads: true,
      columns: [{ share: 4 }, { share: 1, isNumber: true }, { share: 1, isNumber: true }, { share: 2 }],
    },
  ]
}

function actionBlocks({ actions }: Report, siteUrl: string): PdfBlock[] {
  return [
    { kind: 'heading', level: 2, text: actions.title },
    { kind: 'paragraph', text: actions.intro },
    ...actions.items.flatMap(({ name, score, advice, steps, links }, i): PdfBlock[] => [
      { kind: 'heading', level: 3, text: `${i + 1}. ${name}, ${score} of 100` },
      { kind: 'paragraph', text: `${advice}.` },
      { kind: 'list', items: steps.map((step, at) => `**${actions.stepNames[at]}** ${step}`) },
      {
        kind: 'list',
        items: links.map(({ kind, title, path }) => `${kind}: [${title}](${siteUrl}${path})`),
      },
    ]),
  ]
}

function answerBlocks({ answers }: Report): PdfBlock[] {
  return [
    { kind: 'heading', level: 2, text: answers.title },
    {
      kind: 'table',
      head: ['Question', 'Answer', 'Counts', 'Weight'],
      rows: answers.rows.map(({ text, answer, value, weight }, i) => [
        `${i + 1}. ${text}`,
        answer,
        String(value ?? 0),
        String(weight),
      ]),
      columns: [{ share: 5 }, { share: 4 }, { share: 1, isNumber: true }, { share: 1, isNumber: true }],
    },
  ]
}

function methodBlocks({ title, intro, formulas, unknown, weights, levels, gates }: Method): PdfBlock[] {
  return [
    { kind: 'heading', level: 2, text: title },
    { kind: 'paragraph', text: intro },
    { kind: 'list', items: formulas },
    { kind: 'paragraph', text: unknown },
    { kind: 'heading', level: 3, text: weights.title },
    {
      kind: 'table',
      head: ['Dimension', 'Weight', 'Questions'],
      rows: weights.rows.map(({ name, weight, questions }) => [name, `${weight}%`, String(questions)]),
      hasRowHeads: true,
      columns: [{ share: 4 }, { share: 1, isNumber: true }, { share: 1, isNumber: true }],
    },
    { kind: 'heading', level: 3, text: levels.title },
    {
      kind: 'table',
      head: ['Level', 'From', 'To', 'Comparable'],
      rows: levels.rows.map(({ name, from, to, comparable }) => [name, String(from), String(to), comparable]),
      hasRowHeads: true,
      columns: [{ share: 2 }, { share: 1, isNumber: true }, { share: 1, isNumber: true }, { share: 3 }],
    },
    { kind: 'heading', level: 3, text: gates.title },
    { kind: 'list', items: gates.lines },
  ]
}
