import { ThemeButtons } from './theme-buttons.tsx'
import { useTheme } from './use-theme.ts'

export function ThemeSwitch({ className }: { className?: string }) {
  const [theme, choose] = useTheme()
  return <ThemeButtons theme={theme} onChoose={choose} {...(className && { className })} />
}
