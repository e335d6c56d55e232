import { Fragment } from 'react'
import { Link } from '#ui/link.tsx'

const link = /\[([^\]]+)\]\(([^)\s]+)\)/
const links = /(\[[^\]]+\]\([^)\s]+\))/

/** Text in which links are written [words](address). */
export function LinkedText({ text }: { text: string }) {
  return partsOf(text).map(({ at, part }) => {
    const [, words, to] = link.exec(part) ?? []
    if (words === undefined || to === undefined) return <Fragment key={at}>{part}</Fragment>
    if (to.startsWith('/')) {
      return (
        <Link key={at} to={to}>
          {words}
        </Link>
      )
    }
    return (
      <a key={at} href={to}>
        {words}
      </a>
    )
  })
}

/** The text cut before and after each link, every part with its place. */
function partsOf(text: string) {
  let end = 0
  return text.split(links).map((part) => {
    end += part.length
    return { at: end - part.length, part }
  })
}
