import type { GuideBlock } from '#content/guide.ts'
import { LinkedText } from '#app/public/parts/text/linked-text.tsx'
import { TextTable } from '#app/public/parts/text/text-table.tsx'

interface Props {
  blocks: GuideBlock[]
  label: string
  /** Said where paper has lines to write on. */
  answer: string
}

/** A guide's parts on the screen; on paper the same content is set by lib/pdf/tagged-pdf.ts. */
export function GuideBlocks({ blocks, label, answer }: Props) {
  return (
    <div className="space-y-6">
      {blocks.map((block) => (
        <Block key={JSON.stringify(block)} block={block} label={label} answer={answer} />
      ))}
    </div>
  )
}

function Block({ block, label, answer }: Omit<Props, 'blocks'> & { block: GuideBlock }) {
  if (typeof block === 'string') {
    return (
      <p className="max-w-text">
        <Marked text={block} />
      </p>
    )
  }
  if ('table' in block) {
    return (
      <figure>
        <figcaption className="pb-2 font-mono text-xs text-slate">{block.table.caption}</figcaption>
        <TextTable {...block.table} label={block.table.caption} />
      </figure>
    )
  }
  if ('note' in block) {
    return (
      <aside aria-label={block.note.title} className="max-w-text border-l-4 border-sea bg-sea-tint px-5 py-4">
        <p className="font-semibold">{block.note.title}</p>
        <p className="mt-1">
          <Marked text={block.note.text} />
        </p>
      </aside>
    )
  }
  if ('answers' in block) {
    return (
      <dl>
        {block.answers.map(({ label, hint }) => (
          <div key={label} className="py-3">
            <dt className="font-semibold">{label}</dt>
            <dd className="max-w-text text-base text-slate">{hint}</dd>
            <dd className="mt-3 h-8 border-b border-dashed border-rule-strong">
              <span className="sr-only">{answer}</span>
            </dd>
          </div>
        ))}
      </dl>
    )
  }
  if ('steps' in block) return <Steps lines={block.steps} />
  const lines = 'checks' in block ? block.checks : block.list
  const mark =
    'checks' in block
      ? 'before:top-1.5 before:size-4 before:border before:border-rule-strong'
      : 'before:top-3 before:h-px before:w-3 before:bg-sea'
  return (
    <ul aria-label={'checks' in block ? label : undefined} className="max-w-text space-y-2.5">
      {lines.map((line) => (
        <li
          key={line}
          className={`relative ${'checks' in block ? 'pl-8' : 'pl-6'} before:absolute before:left-0 ${mark}`}
        >
          <Marked text={line} />
        </li>
      ))}
    </ul>
  )
}

function Steps({ lines }: { lines: string[] }) {
  return (
    <ol className="max-w-text space-y-2.5">
      {lines.map((line, i) => (
        <li key={line} className="grid grid-cols-[2rem_1fr]">
          <span aria-hidden="true" className="font-mono text-sm leading-7 text-slate">
            {i + 1}
          </span>
          <span>
            <Marked text={line} />
          </span>
        </li>
      ))}
    </ol>
  )
}

/** `**bold**` at the start of a line, links anywhere. */
function Marked({ text }: { text: string }) {
  const [, bold, rest = text] = /^\*\*(.+?)\*\*(.*)$/s.exec(text) ?? []
  return (
    <>
      {bold && <b>{bold}</b>}
      <LinkedText text={rest} />
    </>
  )
}
