import { RangeText } from '#ui/range-text.tsx'
import { bitsOf } from './light-markdown.ts'

/** Light markdown as elements. No string ever becomes HTML. */
export function ChatText({ text }: { text: string }) {
  return bitsOf(text).map((bit) => {
    if (bit.kind === 'break') return <br key={bit.at} />
    if (bit.kind === 'link') {
      return (
        <a
          key={bit.at}
          href={bit.to}
          target="_blank"
          rel="noopener noreferrer"
          className="text-sea underline underline-offset-4 hover:text-sea-strong"
        >
          <RangeText text={bit.text} />
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      )
    }
    const Part = bit.kind === 'bold' ? 'strong' : bit.kind === 'italic' ? 'em' : 'span'
    return (
      <Part key={bit.at}>
        <RangeText text={bit.text} />
      </Part>
    )
  })
}
