import { themeKey } from '#config/constants.ts'

export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

const listeners = new Set<() => void>()
export const isTheme = (value: unknown): value is Theme => themes.some((theme) => theme === value)

// For a browser that stores nothing: the choice then holds for this page.
let unstored: Theme = 'light'

export function readTheme(): Theme {
  try {
    const stored = localStorage.getItem(themeKey)
    return isTheme(stored) ? stored : 'light'
  } catch {
    return unstored
  }
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
  try {
    localStorage.setItem(themeKey, theme)
  } catch {
    unstored = theme
  }
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
