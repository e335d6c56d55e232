import { Link } from '#ui/link.tsx'
import type { Inline } from '#features/publishing/posts/post-block.ts'
import { keyed } from './keyed.ts'

/** A line's stretches: pages of this site are navigated to, everything else is a plain link. */
export function PostInline({ parts }: { parts: Inline[] }) {
  return keyed(parts).map(({ key, part }) => <Part key={key} part={part} />)
}

function Part({ part }: { part: Inline }) {
  if (typeof part === 'string') return part
  if (part.kind === 'code') return <code className="rounded-sm bg-sunk px-1 py-0.5">{part.text}</code>
  const children = <PostInline parts={part.children} />
  if (part.kind === 'strong') return <strong>{children}</strong>
  if (part.kind === 'emphasis') return <em>{children}</em>
  return part.to.startsWith('/') ? <Link to={part.to}>{children}</Link> : <a href={part.to}>{children}</a>
}
