const focusable =
  'a[href], button:not(:disabled), input:not(:disabled, [type=hidden]), select:not(:disabled), textarea:not(:disabled), summary, iframe, [tabindex]:not([tabindex^="-"])'

/**
 * From the last place of a dialog Tab leads to the first, and back, in the moment of the key. What watches the borders of the dialog answers a
 * moment later: on a busy machine a second Tab had left for the page behind.
 */
export function keepTabInside(event: React.KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return
  const places = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)].filter(
    (place) => place.checkVisibility() && isReached(place),
  )
  const [first, last] = [places[0], places.at(-1)]
  const [from, to] = event.shiftKey ? [first, last] : [last, first]
  if (event.target !== from || !to) return
  event.preventDefault()
  to.focus()
}

/** Of radio buttons of one name Tab reaches the chosen one, or where none is, the first and the last. */
function isReached(place: HTMLElement): boolean {
  if (!(place instanceof HTMLInputElement) || place.type !== 'radio' || place.checked) return true
  const group = place.closest('form, [role=dialog]')
  return !group?.querySelector(`input[type=radio][name="${CSS.escape(place.name)}"]:checked`)
}
