/*
 * These functions stand in pages as text, so each stands alone: no imports, no outer names.
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
}

/** For the offline page, which is answered under any address: waits for the connection. */
export function reloadWhenOnline() {
  document.documentElement.classList.remove('js')
  addEventListener('online', () => {
    if (location.pathname !== '/offline') location.reload()
  })
}

/**
 * Loads the start module after the page, or at the first use of it. A click on a button of an island that React doesn't hold yet waits for
 * it and is given to it then. Where its code can't be had within a second, the button does what it does without script.
 */
export function startLate(importStart: () => Promise<{ startIsland(island: HTMLElement): Promise<void> }>) {
  const patienceMs = 1000
  let module: ReturnType<typeof importStart> | undefined
  const load = () => {
    module ??= importStart()
    // Tried again at the next use.
    module.catch(() => (module = undefined))
    return module
  }
  const quietly = () => void load().catch(() => undefined)
  for (const type of ['pointerdown', 'pointerover', 'touchstart', 'keydown', 'focusin', 'input'])
    addEventListener(type, quietly, { once: true, capture: true, passive: true })
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
    const control = event.target instanceof Element && event.target.closest('button, [role=button]')
    const island = control && control.closest('[data-island]')
    if (!(control instanceof HTMLElement) || !(island instanceof HTMLElement)) return
    if (island.dataset['state'] === 'ready') return
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
      .then(({ startIsland }) => startIsland(island))
      .then(
        () => end(() => control.click()),
        () => end(() => withoutScript(control)),
      )
    const isPlain = control instanceof HTMLButtonElement && control.type !== 'submit'
    // What does nothing without script can only wait.
    if (!isPlain) setTimeout(() => end(() => withoutScript(control)), patienceMs)
  }
  document.addEventListener('click', hold, true)
}
