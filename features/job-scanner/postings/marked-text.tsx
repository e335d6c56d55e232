import { rangesOf } from '#features/job-scanner/rules/word-match.ts'

/** A text of a board, as text, with the words marked by which it matched. */
export function MarkedText({ text, phrases }: { text: string; phrases: readonly string[] }) {
  const parts: React.ReactNode[] = []
  let from = 0
  for (const [start, end] of rangesOf(text, phrases)) {
    parts.push(
      text.slice(from, start),
      <mark key={start} className="rounded-sm bg-sea-tint px-0.5 text-sea-strong">
        {text.slice(start, end)}
      </mark>,
    )
    from = end
  }
  return (
    <>
      {parts}
      {text.slice(from)}
    </>
  )
}
