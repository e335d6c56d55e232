import { savesData } from '#lib/saves-data.ts'

/** A pointer that only passes stays shorter. */
const hoverMs = 80
const quietMs = 1000

/**
 * Has the browser fetch documents before they are asked for: once a page is in use, those that visitors open next; and where it knows no
 * speculation rules, the one behind a link that someone points at, touches or focuses. The server's answers stay fresh until the click.
 */
export function prefetchDocuments(next: readonly string[]): void {
  if (savesData()) return
  const hasRules = HTMLScriptElement.supports?.('speculationrules')
  const fetched = new Set<string>([location.pathname])
  const prefetch = (path: string) => {
    if (fetched.has(path)) return
    fetched.add(path)
    // Firefox applies the policy's `default-src` to such links and blocks them; Safari has none.
    if (!hasRules) return void fetch(path, { priority: 'low' }).catch(() => undefined)
    const link = document.createElement('link')
    link.rel = 'prefetch'
    link.href = path
    document.head.append(link)
  }
  onceInUse(() => next.forEach(prefetch))
  if (hasRules) return
  let timer: ReturnType<typeof setTimeout> | undefined
  const pointedAt = ({ type, target }: Event) => {
    clearTimeout(timer)
    const link = target instanceof Element ? target.closest('a') : null
    if (!link || !isPage(link)) return
    timer = setTimeout(() => prefetch(link.pathname), type === 'pointerover' ? hoverMs : 0)
  }
  for (const type of ['pointerover', 'pointerdown', 'touchstart', 'focusin'])
    document.addEventListener(type, pointedAt, { passive: true })
}

/** The same as in `app/document/speculation-rules.ts`. */
function isPage(link: HTMLAnchorElement): boolean {
  if (link.origin !== location.origin || /[?.]/.test(link.pathname + link.search)) return false
  return !link.matches('[rel~=nofollow], [download], [target]') && !link.pathname.startsWith('/api/')
}

function onceInUse(go: () => void) {
  const used = new AbortController()
  const soon = (sign?: Event) => {
    // What moves under a pointer at rest is told as a movement of the pointer.
    if (sign instanceof PointerEvent && sign.type === 'pointermove' && !sign.movementX && !sign.movementY)
      return
    used.abort()
    setTimeout(go, quietMs)
  }
  // The scrolling that brought this code is over by now.
  if (scrollY > 0) return soon()
  for (const type of ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'wheel'])
    addEventListener(type, soon, { signal: used.signal, passive: true, capture: true })
}
