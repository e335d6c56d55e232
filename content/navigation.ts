import { wordsOf } from './site/index.ts'
import { solutions } from './solutions/index.ts'
import { liveList } from '#lib/editions.ts'

export interface NavLink {
  label: string
  to: string
  /** One line that says what is behind it, for menus with room. */
  note?: string
  items?: NavLink[]
  /** Ways to choose among the items, beside them. */
  tools?: NavLink[]
}

const words = wordsOf('navigation')

/** Of `site/navigation.md`; the menu of solutions lists them by itself. */
export const headerLinks: NavLink[] = liveList(() =>
  words.header.map(({ label, to, tools }) => ({
    label,
    to,
    ...(tools && { tools: tools.map(navLink) }),
    ...(to === '/solutions' && {
      items: solutions.map(({ slug, title, menuLine }) => ({
        label: title,
        to: `/solutions/${slug}`,
        note: menuLine,
      })),
    }),
  })),
)

/** By what they are about. Only the footer's own late part imports them. */
export const footerLinks: { heading: string; links: NavLink[] }[] = liveList(() =>
  words.footer.map(({ heading, links }) => ({ heading, links: links.map(navLink) })),
)

function navLink({ label, to, note }: { label: string; to: string; note?: string | undefined }): NavLink {
  return { label, to, ...(note !== undefined && { note }) }
}

/** Fetched ahead once a page has come to rest, as far as they exist. */
export const prefetchedPaths = ['/solutions', '/contact', '/team-augmentation', '/usecases']
