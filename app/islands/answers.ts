import { fetchPage } from './fetch-page.ts'

/**
 * Unfolds answers where they are asked for: a row holds the first sentence and the way to the whole, which takes their place when the row is
 * opened. An address that names a row opens it.
 */
export function startAnswers(list: HTMLElement): void {
  const pages = new Map<string, Promise<Document | undefined>>()
  const pageAt = (path: string) => {
    const page = pages.get(path) ?? fetchPage(new XMLHttpRequest(), path)
    pages.set(path, page)
    return page
  }

  const fill = async (row: HTMLDetailsElement) => {
    const link = row.querySelector<HTMLAnchorElement>('a[data-whole]')
    const part = link?.parentElement?.parentElement
    if (!link || !part) return
    const { pathname, hash } = new URL(link.href)
    const page = await pageAt(pathname)
    // Asked for again the next time.
    if (!page) pages.delete(pathname)
    const heading = page?.getElementById(hash.slice(1))
    const rest = [...(heading?.parentElement?.children ?? [])].filter((child) => child !== heading)
    if (rest.length > 0) part.replaceChildren(...rest.map((node) => document.importNode(node, true)))
  }
  const openNamed = () => {
    const id = decodeURIComponent(location.hash.slice(1))
    const row = id && list.querySelector<HTMLElement>(`li[id="${CSS.escape(id)}"]`)
    const details = row && row.querySelector('details')
    if (!details) return
    details.open = true
    row.scrollIntoView()
  }

  // It doesn't bubble.
  list.addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLDetailsElement && target.open) void fill(target)
    },
    true,
  )
  addEventListener('hashchange', openNamed)
  openNamed()
  // What was opened before this was there, or by Back.
  for (const row of list.querySelectorAll<HTMLDetailsElement>('details[open]')) void fill(row)
}
