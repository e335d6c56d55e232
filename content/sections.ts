import { partsAt, type BodyReader } from '#lib/markdown-file/body.ts'
import { readBlocks, type Block } from '#lib/markdown-file/blocks.ts'
import { LineError } from '#lib/markdown-file/line-error.ts'

/**
 * The field `sections` from headings written `## Title {#anchor}`. Besides paragraphs, lists and tables: numbered steps, boxes to tick (`- [ ] …`), a quotation whose
 * first paragraph is the bold title of a note, `Table: …` above a table as its caption, and `### Label {lines=3}` with a hint below it for an answer to write.
 */
export const sections: BodyReader = ({ text, line }) => {
  const lines = new Map<string, number>()
  const read = partsAt(2, readBlocks(text, line)).map(({ heading, blocks }, i) => {
    lines.set(`sections.${i}`, heading.line)
    const shown = shownBlocks(blocks)
    shown.forEach((one, j) => lines.set(`sections.${i}.blocks.${j}`, one.line))
    return { ...heading.attributes, title: heading.text, blocks: shown.map(({ block }) => block) }
  })
  return { values: { sections: read }, lines }
}

interface Shown {
  block: unknown
  line: number
}

function shownBlocks([first, second, ...rest]: Block[]): Shown[] {
  if (!first) return []
  const { line } = first
  const following = second ? [second, ...rest] : []
  if (first.kind === 'heading') {
    if (first.depth !== 3) throw new LineError(line, 'a heading below ## is ###')
    if (second?.kind !== 'paragraph') throw new LineError(line, 'below an answer’s label there is no hint')
    const answer = { label: first.text, hint: second.text, ...first.attributes }
    return withAnswer(answer, line, shownBlocks(rest))
  }
  if (first.kind === 'paragraph') {
    const [, caption] = /^Table: (.+)$/.exec(first.text) ?? []
    if (caption !== undefined && second?.kind === 'table')
      return [{ block: { table: { caption, ...cellsOf(second) } }, line }, ...shownBlocks(rest)]
  }
  return [{ block: shownBlock(first), line }, ...shownBlocks(following)]
}

/** Answers that follow each other are one block. */
function withAnswer(answer: unknown, line: number, [next, ...rest]: Shown[]): Shown[] {
  const others = answersIn(next?.block)
  if (others) return [{ block: { answers: [answer, ...others] }, line }, ...rest]
  return [{ block: { answers: [answer] }, line }, ...(next ? [next] : []), ...rest]
}

const answersIn = (block: unknown): unknown[] | undefined =>
  typeof block === 'object' && block !== null && 'answers' in block && Array.isArray(block.answers)
    ? block.answers
    : undefined

function shownBlock(block: Exclude<Block, { kind: 'heading' }>): unknown {
  switch (block.kind) {
    case 'paragraph':
      return block.text
    case 'table':
      return { table: cellsOf(block) }
    case 'list': {
      const texts = block.items.map(({ text }) => text)
      if (block.isOrdered) return { steps: texts }
      const boxed = texts.map((text) => /^\[ \] (.*)$/.exec(text)?.[1])
      return boxed.every((text) => text !== undefined) ? { checks: boxed } : { list: texts }
    }
    case 'quotation': {
      const [title = '', ...texts] = block.paragraphs
      const [, words] = /^\*\*(.+)\*\*$/.exec(title) ?? []
      if (words === undefined) throw new LineError(block.line, 'a note begins with its title, **in bold**')
      return { note: { title: words, text: texts.join('\n\n') } }
    }
  }
}

const cellsOf = ({ columns, rows }: { columns: string[]; rows: string[][] }) => ({ columns, rows })
