import { useEffect, useSyncExternalStore } from 'react'
import { chooseTheme, followTheme, onThemeChange, readTheme, type Theme } from './theme-choice.ts'

/** The visitor's choice and how to change it. While mounted it follows the system's preference and other tabs. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const theme = useSyncExternalStore(onThemeChange, readTheme, () => 'light' as const)
  useEffect(followTheme, [])
  return [theme, chooseTheme]
}
