import { savesData } from '#lib/saves-data.ts'

/**
 * Has the browser fetch documents before they are asked for: where it knows no speculation rules, the one behind a link that somebody points at; and once
 * a page is in use, those that visitors open next. The server's answers stay fresh for as long as such a click takes.
 */
export function prefetchDocuments(next: readonly string[]): void {
  if (savesData()) return
  const fetched = new Set<string>([location.pathname])
  const fetchAhead = (path: string) => {
    if (fetched.has(path)) return
    fetched.add(path)
    const link = document.createElement('link')
    link.rel = 'prefetch'
    link.href = path
    document.head.append(link)
  }
  addEventListener('pointerdown', () => next.forEach(fetchAhead), { once: true, passive: true })
  if (HTMLScriptElement.supports?.('speculationrules')) return
  const pointed = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link && isPage(link)) fetchAhead(link.pathname)
  }
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(type, pointed, { passive: true })
}

function isPage(link: HTMLAnchorElement): boolean {
  if (link.origin !== location.origin || link.search !== '' || link.target !== '') return false
  return !link.hasAttribute('download') && !link.relList.contains('nofollow') && !/\.\w+$/.test(link.pathname)
}
