import { Link } from '#ui/link.tsx'
import type { NearPost } from '#features/publishing/posts/posts.server.ts'
import { Container } from '#ui/section.tsx'

interface Props {
  words: { previous: string; next: string }
  previous?: NearPost
  next?: NearPost
}

/** The articles published just before and just after this one. */
export function PostNeighbours({ words, previous, next }: Props) {
  return (
    <Container className="pt-16 pb-16 md:pb-24">
      <nav
        aria-label={`${words.previous}, ${words.next}`}
        className="grid border-y border-rule sm:grid-cols-2"
      >
        {previous && <Neighbour label={words.previous} {...previous} rel="prev" />}
        {next && <Neighbour label={words.next} {...next} rel="next" />}
      </nav>
    </Container>
  )
}

function Neighbour({ label, path, title, rel }: NearPost & { label: string; rel: 'prev' | 'next' }) {
  return (
    <Link
      to={path}
      rel={rel}
      className={`group py-5 hover:text-sea ${rel === 'next' ? 'max-sm:border-t max-sm:border-rule sm:col-start-2 sm:border-l sm:border-rule sm:pl-8 sm:text-right' : 'sm:pr-8'}`}
    >
      <span className="block font-mono text-xs text-slate">{label}</span>
      <span className="mt-1 block font-heading text-lg leading-snug font-semibold underline decoration-rule-strong decoration-1 underline-offset-4 group-hover:decoration-current">
        {title}
      </span>
    </Link>
  )
}
