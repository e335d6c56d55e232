/*
 * These functions are in pages as text, so each stands alone: no imports, no outer names.
 */

/** Sets the theme before the first paint. */
export function beforeFirstPaint(themeKey: string) {
  let choice = null
  try {
    choice = localStorage.getItem(themeKey)
  } catch {
    choice = null
  }
  const isDark =
    choice === 'dark' || (choice === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.classList.toggle('dark', isDark)
  document.documentElement.classList.add('js')
  // A demo in a page of the operator's: the rest of the site stays out of the frame.
  document.documentElement.classList.toggle('framed', window.top !== window)
}

/** For the offline page, which is answered under any address: reloads once there is a connection again. */
export function reloadWhenOnline() {
  document.documentElement.classList.remove('js')
  const reload = () => {
    if (navigator.onLine && location.pathname !== '/offline') location.reload()
  }
  // A flicker of the signal is no connection, and a reload would cancel a click on a link.
  addEventListener('online', () => setTimeout(reload, 500))
  // A page that the browser kept for Back has missed the event.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) reload()
  })
}

/**
 * Loads the start module after the page, or at the first use of it. A click on a button of an island that React doesn't hold yet, or on one that
 * needs that module (`data-waits`, and all that do nothing without script), waits for it and is given to it then. Where its code can't be had within a
 * second, the button does what it does without script.
 */
export function startDeferred(
  importStart: () => Promise<{
    startIsland(island: HTMLElement): Promise<void>
    partsStarted: Promise<void>
  }>,
) {
  const patienceMs = 1000
  let module: ReturnType<typeof importStart> | undefined
  let isStarted = false
  const load = () => {
    module ??= importStart()
    module
      .then(({ partsStarted }) => partsStarted)
      .then(
        () => (isStarted = true),
        // Tried again at the next use.
        () => (module = undefined),
      )
    return module
  }
  const quietly = () => void load().catch(() => undefined)
  const used = (event: Event) => {
    // A page that is drawn under a pointer at rest is told as a movement of it.
    const isRest =
      event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY
    if (!module && !isRest) quietly()
  }
  for (const type of ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'input'])
    addEventListener(type, used, { capture: true, passive: true })
  if (document.readyState === 'complete') quietly()
  else addEventListener('load', quietly, { once: true })

  const withoutScript = (control: HTMLElement) => {
    if (control instanceof HTMLAnchorElement) return location.assign(control.href)
    if (!(control instanceof HTMLButtonElement) || control.type !== 'submit' || !control.form) return
    control.form.requestSubmit(control)
  }
  const hold = (event: MouseEvent) => {
    if (event.button !== 0) return
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    const control =
      event.target instanceof Element && event.target.closest('button, [role=button], [data-waits]')
    if (!(control instanceof HTMLElement)) return
    const island = control.closest<HTMLElement>('[data-island]')
    const isPlain = control instanceof HTMLButtonElement && control.type !== 'submit'
    const isReady = island ? island.dataset['state'] === 'ready' : isStarted
    if (isReady || (!island && !isPlain && !control.hasAttribute('data-waits'))) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (control.ariaBusy) return
    control.ariaBusy = 'true'
    let isOver = false
    const end = (go: () => void) => {
      if (isOver) return
      isOver = true
      control.ariaBusy = null
      go()
    }
    load()
      .then(({ startIsland, partsStarted }) => (island ? startIsland(island) : partsStarted))
      .then(
        () => end(() => control.click()),
        () => end(() => withoutScript(control)),
      )
    // What does nothing without script can only wait.
    if (!isPlain) setTimeout(() => end(() => withoutScript(control)), patienceMs)
  }
  document.addEventListener('click', hold, true)
}
