import { brand } from '#config/brand.ts'
import type { PdfBlock, TaggedPdf } from '#lib/pdf/tagged-pdf.ts'
import type { SampleContract } from '#content/contracts/index.ts'
import type { Guide, GuideBlock } from '#content/guide.ts'

type Document = Omit<TaggedPdf, 'look'>

/** A guide as a document to print; colours and mark are added by the script that renders it. */
export const documentOf = (guide: Guide): Document => printedAs(guide, 'Guide', `resources/${guide.slug}`)

/** A sample of a contract as a document to print. */
export const contractDocumentOf = (sample: SampleContract): Document =>
  printedAs(sample, 'Sample for review by a lawyer', `how-we-contract/${sample.slug}`)

function printedAs(guide: SampleContract, kicker: string, path: string): Document {
  const { title, summary, use, updatedOn, sections, description } = guide
  return {
    title,
    kicker,
    standfirst: summary,
    facts: [
      `As of ${new Date(updatedOn).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })}`,
      `${brand.siteUrl.replace(/^https:\/\//, '')}/${path}`,
    ],
    author: brand.name,
    subject: description,
    date: new Date(`${updatedOn}T00:00:00Z`),
    house: { name: brand.name },
    foot: `${brand.name} · ${brand.email}`,
    blocks: [
      { kind: 'paragraph', text: use },
      ...sections.flatMap((section): PdfBlock[] => [
        { kind: 'heading', level: 2, text: section.title },
        ...section.blocks.flatMap(printed),
      ]),
    ],
  }
}

function printed(block: GuideBlock): PdfBlock[] {
  if (typeof block === 'string') return [{ kind: 'paragraph', text: linked(block) }]
  if ('list' in block) return [{ kind: 'list', items: block.list.map(linked) }]
  if ('steps' in block) return [{ kind: 'list', marks: 'numbers', items: block.steps.map(linked) }]
  if ('checks' in block) return [{ kind: 'list', marks: 'boxes', items: block.checks.map(linked) }]
  if ('note' in block) return [{ kind: 'note', title: block.note.title, text: linked(block.note.text) }]
  if ('answers' in block) return block.answers.map((one) => ({ kind: 'answer', ...one }))
  const { columns, rows, caption } = block.table
  const shares = columns.map((head, i) => {
    const lengths = [head.length * 1.5, ...rows.map((row) => row[i]?.length ?? 0)]
    return Math.sqrt(Math.max(...lengths, 6))
  })
  return [
    {
      kind: 'table',
      caption,
      head: columns,
      rows: rows.map((row) => row.map(linked)),
      hasRowHeads: true,
      columns: shares.map((share) => ({ share })),
    },
  ]
}

/** On paper an address needs its host. */
const linked = (text: string) => text.replace(/\]\(\//g, `](${brand.siteUrl}/`)

/** A worksheet as CSV by RFC 4180, with the mark that lets Excel read it as UTF-8. */
export function csvOf({ columns, rows }: { columns: string[]; rows: string[][] }): string {
  const cell = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
  return `\ufeff${[columns, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}
