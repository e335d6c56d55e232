import { addShortcuts, areKeysOn, onKeysChange, turnKeys } from '#ui/shortcut-keys.ts'

/** Arrow keys go from the field to the results and on; `/` comes back to the field, until its button turns keys off. */
export function startSearchKeys(area: HTMLElement): void {
  const field = area.querySelector<HTMLElement>('input[type=search]')
  const button = area.querySelector<HTMLElement>('button[data-keys-on]')
  if (!field) return
  addShortcuts([{ keys: '/', label: 'Search', run: () => field.focus() }])

  area.addEventListener('keydown', (event) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const results = [...area.querySelectorAll<HTMLElement>('[data-result]')]
    const at = results.findIndex((result) => result === document.activeElement)
    if (at < 0 && document.activeElement !== field) return
    const next = at + (event.key === 'ArrowDown' ? 1 : -1)
    if (next >= results.length || next < -1) return
    event.preventDefault()
    ;(next === -1 ? field : results[next])?.focus()
  })

  if (!button) return
  const { keysOn = '', keysOff = '' } = button.dataset
  const tell = () => (button.textContent = areKeysOn() ? keysOff : keysOn)
  button.addEventListener('click', () => turnKeys(!areKeysOn()))
  onKeysChange(tell)
  tell()
}
