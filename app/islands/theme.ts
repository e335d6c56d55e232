import { chooseTheme, followTheme, isTheme, onThemeChange, readTheme } from '#ui/theme-choice.ts'

const buttons = () => document.querySelectorAll<HTMLElement>('[data-theme-choice]')

/** Makes the buttons of the theme work (`ui/theme-buttons.tsx`). */
export function startTheme(): void {
  const show = () => {
    const theme = readTheme()
    for (const button of buttons()) button.ariaPressed = String(button.dataset['themeChoice'] === theme)
  }
  for (const button of buttons()) {
    button.addEventListener('click', () => {
      const choice = button.dataset['themeChoice']
      if (isTheme(choice)) chooseTheme(choice)
    })
  }
  onThemeChange(show)
  followTheme()
  show()
}
