import { classes } from './classes.ts'
import { Icon, type IconName } from './icon.tsx'
import { themes, useTheme, type Theme } from './theme-choice.ts'

export const themeLabels: Record<Theme, { label: string; icon: IconName }> = {
  light: { label: 'Light', icon: 'sun' },
  dark: { label: 'Dark', icon: 'moon' },
  system: { label: 'System', icon: 'screen' },
}

/** Three buttons of which one is on. It needs the page's script and shows only with it. */
export function ThemeSwitch({ className }: { className?: string }) {
  const [theme, choose] = useTheme()
  return (
    <div
      role="group"
      aria-label="Colour theme"
      className={classes('hidden rounded border border-rule js:inline-flex', className)}
    >
      {themes.map((value) => (
        <button
          key={value}
          type="button"
          data-early
          aria-pressed={theme === value}
          onClick={() => choose(value)}
          title={themeLabels[value].label}
          className="inline-flex size-9 cursor-pointer items-center justify-center rounded-sm text-slate transition-colors hover:text-ink aria-pressed:bg-sea-tint aria-pressed:text-sea-strong touch:size-11"
        >
          <Icon name={themeLabels[value].icon} size={18} />
          <span className="sr-only">{themeLabels[value].label}</span>
        </button>
      ))}
    </div>
  )
}
