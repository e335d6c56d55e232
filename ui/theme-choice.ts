import { themeKey } from '#config/constants.ts'
import { deviceStore } from '#lib/browser-store.ts'

export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

const listeners = new Set<() => void>()
export const isTheme = (value: unknown): value is Theme => themes.some((theme) => theme === value)

// For a browser that stores nothing: the choice then holds for this page.
let unstored: Theme | undefined

export function readTheme(): Theme {
  const stored = unstored ?? deviceStore.read(themeKey)
  return isTheme(stored) ? stored : 'light'
}

/** Swaps the class of the page, as its first script does before the first paint, and tells all who listen. */
function applyTheme() {
  const choice = readTheme()
  const isDark =
    choice === 'dark' || (choice === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.classList.toggle('dark', isDark)
  for (const tell of listeners) tell()
}

export function chooseTheme(theme: Theme) {
  unstored = deviceStore.write(themeKey, theme) ? undefined : theme
  applyTheme()
}

/** Calls `tell` after each change. */
export function onThemeChange(tell: () => void): () => void {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}

/** Follows the system's preference and the choice in other tabs, and what was chosen while this page was not shown, until the returned function is called. */
export function followTheme(): () => void {
  const end = new AbortController()
  const { signal } = end
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', applyTheme, { signal })
  addEventListener('storage', applyTheme, { signal })
  addEventListener('pageshow', applyTheme, { signal })
  document.addEventListener('prerenderingchange', applyTheme, { signal })
  return () => end.abort()
}
