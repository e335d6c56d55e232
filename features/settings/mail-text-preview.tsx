import { useState } from 'react'
import {
  fillLine,
  fillText,
  plainLine,
  plainOf,
  type MailBlock,
  type MailPart,
} from '#features/publishing/mail-texts/mail-blocks.ts'
import type { MailTextWords, PlaceholderItem } from '#features/publishing/mail-texts/mail-text.schema.ts'
import { Tabs } from '#ui/tabs.tsx'

const views = [
  { value: 'drawn', label: 'With looks' },
  { value: 'plain', label: 'Plain' },
] as const

/** The mail as it would read, with made-up values. */
export function MailTextPreview({
  words,
  placeholders,
}: {
  words: MailTextWords
  placeholders: readonly PlaceholderItem[]
}) {
  const [view, setView] = useState<(typeof views)[number]['value']>('drawn')
  const values = Object.fromEntries(placeholders.map(({ name, sample }) => [name, sample]))
  const blocks = fillText(words.text, values)
  return (
    <section aria-labelledby="preview-title" className="min-w-0">
      <h2 id="preview-title" className="pb-1 text-lg">
        Preview with made-up values
      </h2>
      <Tabs label="Preview" tabs={views} value={view} onChange={setView}>
        <p className="pb-3 break-words">
          <span className="text-slate">Subject</span> {plainLine(fillLine(words.subject, values))}
        </p>
        {view === 'plain' ? (
          <pre className="border-y border-rule bg-sunk p-4 font-sans break-words whitespace-pre-wrap">
            {plainOf(blocks)}
          </pre>
        ) : (
          <div className="rounded border border-rule bg-raised p-5 break-words">
            <p className="pb-4 text-xl font-bold">{plainLine(fillLine(words.heading, values))}</p>
            {numbered(blocks).map(({ key, one }) => (
              <Block key={key} block={one} />
            ))}
          </div>
        )}
        <p className="pt-2 text-sm text-slate">
          Name and details of the firm follow below, and a reference where there is one.
        </p>
      </Tabs>
    </section>
  )
}

/** Pieces have no name but their place. */
const numbered = <T,>(list: readonly T[]) => list.map((one, at) => ({ key: `${at}`, one }))

function Block({ block }: { block: MailBlock }) {
  if (block.kind === 'quote')
    return (
      <blockquote className="mb-6 border-l-3 border-ink py-1 pl-4 whitespace-pre-wrap">
        {block.text}
      </blockquote>
    )
  if (block.kind === 'paragraph')
    return (
      <p className="pb-4">
        <Parts parts={block.parts} />
      </p>
    )
  const List = block.isOrdered ? 'ol' : 'ul'
  return (
    <>
      {block.title.length > 0 && (
        <p className="pt-2 pb-2 font-semibold">
          <Parts parts={block.title} />
        </p>
      )}
      <List className={block.isOrdered ? 'list-decimal pb-4 pl-5' : 'list-disc pb-4 pl-5'}>
        {numbered(block.items).map(({ key, one }) => (
          <li key={key} className="pb-2">
            <Parts parts={one} />
          </li>
        ))}
      </List>
    </>
  )
}

/** Links lead nowhere: the addresses are made up. */
function Parts({ parts }: { parts: readonly MailPart[] }) {
  return numbered(parts).map(({ key, one: { text, isStrong, href } }) =>
    href ? (
      <strong key={key} className="text-sea underline">
        {text}
      </strong>
    ) : isStrong ? (
      <strong key={key}>{text}</strong>
    ) : (
      text
    ),
  )
}
