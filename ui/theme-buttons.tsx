import { classes } from './classes.ts'
import { Icon, type IconName } from './icon.tsx'
import { themes, type Theme } from './theme-choice.ts'

export const themeLabels: Record<Theme, { label: string; icon: IconName }> = {
  light: { label: 'Light', icon: 'sun' },
  dark: { label: 'Dark', icon: 'moon' },
  system: { label: 'System', icon: 'screen' },
}

interface Props {
  theme: Theme
  /** In documents a click is heard by its `data-theme-choice`. */
  onChoose?: (theme: Theme) => void
  className?: string
}

/** Three buttons of which one is on. They need the page's script and show only with it. */
export function ThemeButtons({ theme, onChoose, className }: Props) {
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
          data-theme-choice={value}
          aria-pressed={theme === value}
          onClick={onChoose && (() => onChoose(value))}
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
