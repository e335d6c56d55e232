import { layout } from '#config/constants.ts'
import { lazy, Suspense, type ComponentType } from 'react'

/**
 * A part whose server HTML stands until its code is needed: when the element `id` around it comes near the screen, gets the focus,
 * or at the first click anywhere (React can't show a navigation around a part that it doesn't hold yet). After a navigation in
 * the browser there is no such HTML, so it loads at once.
 */
export function late<P extends object>(id: string, load: () => Promise<ComponentType<P>>) {
  const Part = lazy(async () => {
    if (typeof document !== 'undefined') await near(id)
    return { default: await load() }
  })
  return function Late(props: P) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    )
  }
}

function near(id: string): Promise<void> {
  const element = document.getElementById(id)
  if (!element) return Promise.resolve()
  return new Promise((resolve) => {
    const waiting = new AbortController()
    const found = () => {
      observer.disconnect()
      waiting.abort()
      resolve()
    }
    const observer = new IntersectionObserver(
      (entries) => entries.some((one) => one.isIntersecting) && found(),
      {
        rootMargin: `${layout.lazyMarginPx}px`,
      },
    )
    observer.observe(element)
    const { signal } = waiting
    element.addEventListener('focusin', found, { signal })
    // `early` is what `app/boot.ts` tells of a click that it keeps for later.
    for (const type of ['early', 'click']) document.addEventListener(type, found, { signal, capture: true })
    addEventListener('popstate', found, { signal })
  })
}
