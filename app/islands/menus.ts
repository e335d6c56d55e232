/** Menus are `<details data-menu>`; they close on Escape, when focus or pointer go elsewhere than their `data-menu-area`, and when the page is left. */
export function closeMenus(): void {
  const open = () => [...document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')]
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    for (const menu of open()) {
      menu.open = false
      menu.querySelector('summary')?.focus()
    }
  })
  const closeOthers = ({ target }: Event) => {
    for (const menu of open()) {
      const area = menu.closest('[data-menu-area]')
      if (target instanceof Node && !area?.contains(target)) menu.open = false
    }
  }
  document.addEventListener('pointerdown', closeOthers)
  document.addEventListener('focusin', closeOthers)
  // A page that comes back from the browser's memory is shown as it was left.
  addEventListener('pagehide', () => open().forEach((menu) => (menu.open = false)))
}
