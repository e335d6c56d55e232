/**
 * The functions below are put into the page as text, so each stands alone: no imports, no outer names.
 * Before the first paint the theme is set, and whether the layout of what stands far below comes later. Hydration, which brings that (late-layout.ts),
 * waits for the first interaction or for a quiet moment after load, and a click that comes too early is kept and given to React once it
 * holds the element.
 */
export function beforeFirstPaint(storageKey: string) {
  let choice = null
  try {
    choice = localStorage.getItem(storageKey)
  } catch {
    choice = null
  }
  const isDark =
    choice === 'dark' || (choice === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  const { classList } = document.documentElement
  classList.toggle('dark', isDark)
  classList.add('js')
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // Who comes back to a place in the page, or to one that the address names, needs the true heights above it.
  if (!location.hash && visit?.type === 'navigate') classList.add('late-layout')
}

/** The offline page is answered under any address, so nothing takes it over; it only waits for the connection. */
export function reloadWhenOnline() {
  document.documentElement.classList.remove('js')
  addEventListener('online', () => {
    if (location.pathname !== '/offline') location.reload()
  })
}

export function deferHydration(isEager: boolean) {
  let isStarted = false
  const start = () => {
    if (isStarted) return
    isStarted = true
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', hydrate)
    else hydrate()
  }
  // Without its script the page can still be read; a later touch, or the connection, tries again.
  const hydrate = () =>
    load().catch((error: unknown) => {
      console.warn('Not interactive yet:', error)
      isStarted = false
      addEventListener('online', start, { once: true })
    })
  const load = async () => {
    const plan = JSON.parse(document.getElementById('hydration')?.textContent ?? '{}')
    for (const href of plan.preload) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = href
      document.head.append(link)
    }
    await import(plan.manifest)
    const names = Object.keys(plan.routes)
    const modules = await Promise.all(names.map((name) => import(plan.routes[name])))
    Object.assign(window, {
      __reactRouterRouteModules: Object.fromEntries(names.map((name, i) => [name, modules[i]])),
    })
    await import(plan.entry)
  }
  // React marks an element before the page it makes is in place; a form of visitors tells by its time that it is.
  const isHeld = (element: Element) =>
    Object.keys(element).some((key) => key.startsWith('__reactProps$')) &&
    element.closest('form')?.querySelector<HTMLInputElement>('[name=formStartTime]')?.value !== ''
  let waiting: HTMLElement | undefined
  document.addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element) || event.ctrlKey || event.metaKey || event.shiftKey) return
      const control = event.target.closest('[data-early]')
      if (!(control instanceof HTMLElement) || isHeld(control)) return
      event.preventDefault()
      event.stopPropagation()
      start()
      control.dispatchEvent(new CustomEvent('early', { bubbles: true }))
      control.setAttribute('aria-busy', 'true')
      const isFirst = !waiting
      waiting = control
      if (!isFirst) return
      const since = Date.now()
      const poll = setInterval(() => {
        const isLate = Date.now() - since > 15_000
        if (!waiting || (!isHeld(waiting) && !isLate)) return
        clearInterval(poll)
        const target = waiting
        waiting = undefined
        target.removeAttribute('aria-busy')
        // Without its script a form still posts by itself.
        if (isLate) target.closest('form')?.submit()
        else setTimeout(() => target.click(), 50)
      }, 16)
    },
    true,
  )
  if (isEager) return start()
  const use = ({ type }: Event) => {
    start()
    // Before a jump from the top, every height above its end must be true. Focus is moved by scripts as well.
    if (scrollY === 0 && type !== 'focusin') document.documentElement.classList.remove('late-layout')
  }
  for (const type of ['pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll', 'click']) {
    addEventListener(type, use, { passive: true, capture: true })
  }
  const whenIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 4000 })
    else setTimeout(start, 2000)
  }
  if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle, { once: true })
}
