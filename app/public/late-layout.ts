import { useEffect } from 'react'

/** All parts of a page but the first two of their kind, which may be on a first screen, where a guessed height would move what follows. */
const lateParts = `main section:nth-of-type(n + 3),[id$='-more']>:nth-child(n + 3),#site-footer`
const className = 'late-layout'

/**
 * These aren't laid out before they come near the screen or there is a quiet moment (decision 025). Only where the browser holds what is looked at in
 * its place: heights that become true would push it away.
 */
export const lateLayoutStyle = `@media screen{@supports (overflow-anchor:auto){.${className} :is(${lateParts}){content-visibility:auto;contain-intrinsic-block-size:auto 60rem}}}`

/** Lays out what stands far below in the document that came, unless that is done: one part in each quiet moment. */
export function useLateLayout() {
  useEffect(() => {
    const { classList } = document.documentElement
    if (!('requestIdleCallback' in window) || !classList.contains(className)) return
    const parts = [...document.querySelectorAll<HTMLElement>(lateParts)]
    // All at once are a long task, and lose the place of who jumped down meanwhile.
    const layOut = () => {
      const part = parts.shift()
      if (!part) return classList.remove(className)
      part.style.contentVisibility = 'visible'
      requestIdleCallback(layOut, { timeout: 100 })
    }
    requestIdleCallback(layOut)
  }, [])
}
