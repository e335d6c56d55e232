// A visitor who stopped the browser may send it again.
const againAfterMs = 5000

/** A form that is on its way isn't sent again by a second click; the server's answer is another document. */
export function sendFormsOnce(): void {
  const sent = new Set<HTMLFormElement>()
  // After everybody else who may send it otherwise.
  addEventListener('submit', (event) => {
    const form = event.target
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== 'post') return
    if (sent.has(form)) return event.preventDefault()
    sent.add(form)
    setTimeout(() => sent.delete(form), againAfterMs)
  })
  addEventListener('pageshow', () => sent.clear())
}
