import { readBlocks, type Block, type Heading } from './blocks.ts'
import { LineError } from './line-error.ts'

export interface BodyFields {
  values: Record<string, unknown>
  /** By the path of a value, its names joined by dots. */
  lines: Map<string, number>
}

/** Makes fields of what follows the front matter. Throws `LineError`. */
export type BodyReader = (body: { text: string; line: number }) => BodyFields

/** The whole text, as Markdown. */
export const wholeBody =
  (field: string): BodyReader =>
  ({ text, line }) => ({ values: { [field]: text.trim() }, lines: new Map([[field, line]]) })

/** No text may follow the front matter. */
export const noBody: BodyReader = ({ text, line }) => {
  if (text.trim() !== '') throw new LineError(line, 'there is no place for a text below the front matter')
  return { values: {}, lines: new Map() }
}

/** What a heading's blocks become, and on which lines the entries of a list begin. */
export type PartReader = (blocks: Block[]) => { value: unknown; lines?: number[] }

/** Fields by the headings (`##`) over them. */
export const fieldsUnder =
  (fields: Record<string, readonly [field: string, read: PartReader]>): BodyReader =>
  ({ text, line }) => {
    const values: Record<string, unknown> = {}
    const lines = new Map<string, number>()
    for (const { heading, blocks } of partsAt(2, readBlocks(text, line))) {
      const [field, read] = fields[heading.text] ?? []
      if (field === undefined || !read)
        throw new LineError(
          heading.line,
          `“${heading.text}” is none of the headings here: ${Object.keys(fields).join(', ')}`,
        )
      if (field in values) throw new LineError(heading.line, `“${heading.text}” stands twice`)
      const { value, lines: entries = [] } = read(blocks)
      values[field] = value
      lines.set(field, heading.line)
      entries.forEach((at, i) => lines.set(`${field}.${i}`, at))
    }
    return { values, lines }
  }

/** Paragraphs, separated by an empty line. */
export const paragraphs: PartReader = (blocks) => ({
  value: blocks
    .map((block) => {
      if (block.kind === 'paragraph') return block.text
      throw new LineError(block.line, `a ${block.kind} can’t be shown here, only paragraphs`)
    })
    .join('\n\n'),
})

/** The items of one list. */
export const listItems: PartReader = ([block, next]) => {
  if (block?.kind !== 'list' || next)
    throw new LineError((next ?? block)?.line ?? 1, 'only one list can be shown here')
  return { value: block.items.map(({ text }) => text), lines: block.items.map(({ line }) => line) }
}

/** An entry for each heading (`###`), with its attributes and the paragraphs below it. */
export const entriesUnder =
  (title: string, text: string): PartReader =>
  (blocks) => {
    const parts = partsAt(3, blocks)
    return {
      value: parts.map(({ heading, blocks }) => ({
        [title]: heading.text,
        ...heading.attributes,
        [text]: paragraphs(blocks).value,
      })),
      lines: parts.map(({ heading }) => heading.line),
    }
  }

/** Blocks by the headings of one depth over them. Throws when something stands before the first. */
export function partsAt(depth: number, blocks: Block[]): { heading: Heading; blocks: Block[] }[] {
  const parts: { heading: Heading; blocks: Block[] }[] = []
  for (const block of blocks) {
    if (block.kind === 'heading' && block.depth === depth) parts.push({ heading: block, blocks: [] })
    else if (parts.length > 0) parts.at(-1)?.blocks.push(block)
    else throw new LineError(block.line, `there is no heading (${'#'.repeat(depth)}) above this`)
  }
  return parts
}
