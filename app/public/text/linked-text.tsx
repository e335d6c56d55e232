import { Fragment } from 'react'
import { Link } from 'react-router'

const linkPattern = /\[([^\]]+)\]\(([^)\s]+)\)/

/** Text in which links are written [words](address). */
export function LinkedText({ text }: { text: string }) {
  return text.split(/(\[[^\]]+\]\([^)\s]+\))/).map((part, i) => {
    const [, words, to] = linkPattern.exec(part) ?? []
    if (words === undefined || to === undefined) return <Fragment key={i}>{part}</Fragment>
    if (to.startsWith('/')) {
      return (
        <Link key={i} to={to}>
          {words}
        </Link>
      )
    }
    return (
      <a key={i} href={to}>
        {words}
      </a>
    )
  })
}
