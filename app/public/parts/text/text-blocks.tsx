import type { TextBlock } from '#content/text-page.ts'
import { LinkedText } from './linked-text.tsx'
import { TextTable } from './text-table.tsx'

/** Paragraphs and lists in the measure of reading, tables in the width they have. */
export function TextBlocks({ blocks, label }: { blocks: TextBlock[]; label: string }) {
  return (
    <div className="space-y-5">
      {blocks.map((block) => (
        <Block key={JSON.stringify(block)} block={block} label={label} />
      ))}
    </div>
  )
}

function Block({ block, label }: { block: TextBlock; label: string }) {
  if (typeof block === 'string') {
    return (
      <p className="max-w-text">
        <LinkedText text={block} />
      </p>
    )
  }
  if ('table' in block) return <TextTable {...block.table} label={label} />
  return (
    <ul className="max-w-text space-y-2">
      {block.list.map((line) => (
        <li
          key={line}
          className="relative pl-6 before:absolute before:top-3 before:left-0 before:h-px before:w-3 before:bg-sea"
        >
          <LinkedText text={line} />
        </li>
      ))}
    </ul>
  )
}
