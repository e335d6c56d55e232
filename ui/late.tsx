import { layout } from '#config/constants.ts'
import { loadWholeDocuments } from './whole-documents.ts'
import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'

/**
 * A part whose server HTML stands until its code is needed: when the element `id` around it comes near the screen or gets the
 * focus, at the first click anywhere (React can't show a navigation around a part that it doesn't hold yet), and at the latest
 * with `wantLateParts`. After a navigation in the browser there is no such HTML, so it loads at once.
 */
export function late<P extends object>(id: string, load: () => Promise<ComponentType<P>>) {
  return lateOn(id, load, () => true)
}

/**
 * A `late` part that is all of a page below the first screen. `id` must differ from those of other pages. A navigation that brings the
 * page's module fetches this code at once, beside the page's data; where the address names something in it, that is scrolled to
 * when it is there.
 */
export function restOfPage<P extends object>(id: string, load: () => Promise<ComponentType<P>>) {
  const isAbsent = () => typeof document !== 'undefined' && !document.getElementById(id)
  let isLoaded = false
  const loadRest = async () => {
    const rest = await load()
    isLoaded = true
    return rest
  }
  if (isAbsent()) load().catch(() => undefined)
  const Part = partOf(id, loadRest, () => true)
  return function RestOfPage(props: P) {
    const [comesLater] = useState(() => !isLoaded && isAbsent())
    return (
      <Suspense>
        <Part {...props} />
        {comesLater && <ScrollToHash />}
      </Suspense>
    )
  }
}

/** The router scrolled before what the address names was there. */
function ScrollToHash() {
  useEffect(() => {
    document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [])
  return null
}

/**
 * The same, but being on the screen isn't enough: somebody must point at it, touch it, focus something in it or click anywhere, or use the page
 * for as long as `wantLateParts` waits, unless `isInUse` says that this was begun before.
 */
export function lateOnUse<P extends object>(
  id: string,
  load: () => Promise<ComponentType<P>>,
  isInUse: () => boolean = () => false,
) {
  return lateOn(id, load, isInUse)
}

function lateOn<P extends object>(
  id: string,
  load: () => Promise<ComponentType<P>>,
  isNearEnough: () => boolean,
) {
  const Part = partOf(id, load, isNearEnough)
  return function Late(props: P) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    )
  }
}

function partOf<P extends object>(
  id: string,
  load: () => Promise<ComponentType<P>>,
  isNearEnough: () => boolean,
) {
  return lazy(async () => {
    if (typeof document !== 'undefined') await wanted(id, isNearEnough())
    return { default: await load().catch((error: unknown) => leftAsItIs(id, error)) }
  })
}

/** A part that can't be fetched, without a connection or because a newer version is out, stays what the server wrote: readable, and its form posts. */
function leftAsItIs(id: string, error: unknown): Promise<never> {
  if (!document.getElementById(id)) throw error
  console.warn(`The part ${id} was not fetched`, error)
  loadWholeDocuments()
  return new Promise(() => undefined)
}

/** Has all late parts of this document come, whether or not they are near. `PrefetchHints` calls it a second after the first use of a page. */
export function wantLateParts() {
  document.dispatchEvent(new Event(comeNow))
}

const comeNow = 'late-parts'

function wanted(id: string, isNearEnough: boolean): Promise<void> {
  const element = document.getElementById(id)
  // What is in use already, when this comes late, gives no further sign.
  if (!element || element.contains(document.activeElement)) return Promise.resolve()
  if (!isNearEnough && element.matches(':hover')) return Promise.resolve()
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
    if (isNearEnough) observer.observe(element)
    const { signal } = waiting
    const signs = isNearEnough ? ['focusin'] : ['focusin', 'pointerover', 'touchstart', 'dragenter', 'input']
    const within = ({ target }: Event) => target instanceof Node && element.contains(target) && found()
    // At the window: React holds back the events of a part that it doesn't hold yet.
    for (const type of signs) addEventListener(type, within, { signal, capture: true, passive: true })
    // `early` is what `app/boot.ts` tells of a click that it keeps for later.
    for (const type of ['early', 'click', comeNow])
      document.addEventListener(type, found, { signal, capture: true })
    addEventListener('popstate', found, { signal })
  })
}
