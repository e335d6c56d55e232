import { useEffect, useSyncExternalStore } from 'react'
import { themeKey } from '#config/constants.ts'

export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

const listeners = new Set<() => void>()
const isTheme = (value: string | null): value is Theme => themes.some((theme) => theme === value)

// For a browser that stores nothing: the choice then holds for this page.
let unstored: Theme = 'light'

function readTheme(): Theme {
  try {
    const stored = localStorage.getItem(themeKey)
    return isTheme(stored) ? stored : 'light'
  } catch {
    return unstored
  }
}

/** Swaps the class of the page. The boot script does the same before the first paint. */
function applyTheme() {
  const choice = readTheme()
  const isDark =
    choice === 'dark' || (choice === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.classList.toggle('dark', isDark)
}

function chooseTheme(theme: Theme) {
  try {
    localStorage.setItem(themeKey, theme)
  } catch {
    unstored = theme
  }
  applyTheme()
  for (const tell of listeners) tell()
}

function subscribe(tell: () => void) {
  listeners.add(tell)
  return () => {
    listeners.delete(tell)
  }
}

/** The visitor's choice and how to change it. While mounted it follows the system's preference and other tabs. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const theme = useSyncExternalStore(subscribe, readTheme, () => 'light' as const)
  useEffect(() => {
    const dark = matchMedia('(prefers-color-scheme: dark)')
    const follow = () => {
      applyTheme()
      for (const tell of listeners) tell()
    }
    dark.addEventListener('change', follow)
    window.addEventListener('storage', follow)
    return () => {
      dark.removeEventListener('change', follow)
      window.removeEventListener('storage', follow)
    }
  }, [])
  return [theme, chooseTheme]
}
