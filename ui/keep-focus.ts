/** What goes by itself: whoever was in it comes from elsewhere. */
const passing = '[role="menu"], [role="status"], [role="alert"]'
const dialog = '[role="dialog"], [role="alertdialog"]'
const pressable = 'a[href], button, summary, input[type="checkbox"], input[type="radio"], [tabindex="0"]'
const fields = `${pressable}, input:not([type="hidden"]), select, textarea`

/** Where the focus was: on the page, or in a dialog before it. */
interface Spot {
  element: Element
  /** The dialog, or the main part of the page. */
  root: HTMLElement
  path: string
  /** Once it has gone: its parent, and its neighbours. What came in its stead stands between them. */
  gap?: { parent: Element; before: Node | null; after: Node | null }
}

const canTake = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement && !element.matches(':disabled') && element.checkVisibility()

function within(nodes: Node[], selector: string): HTMLElement[] {
  const elements = nodes.filter((node) => node instanceof Element)
  return elements
    .flatMap((one) => [...(one.matches(selector) ? [one] : []), ...one.querySelectorAll(selector)])
    .filter(canTake)
}

const isNowhere = () => document.activeElement === document.body

/** What came in the stead of what has gone, else what follows, else what stood before it, near it first. */
function heirOf({ parent, before, after }: NonNullable<Spot['gap']>, root: Element): HTMLElement | undefined {
  const nodes = [...parent.childNodes]
  const from = before ? nodes.findIndex((node) => node === before) + 1 : 0
  const to = after ? nodes.findIndex((node) => node === after) : nodes.length
  // Keys of the screen would be typed into a field that nobody opened.
  const found =
    within(nodes.slice(from, to), fields)[0] ??
    within(nodes.slice(to), pressable)[0] ??
    within(nodes.slice(0, from), pressable).at(-1)
  const above = parent.parentElement
  if (found || parent === root || !above || !root.contains(above)) return found
  return heirOf({ parent: above, before: parent.previousSibling, after: parent.nextSibling }, root)
}

function follow(spot: Spot, { target, removedNodes, previousSibling, nextSibling }: MutationRecord) {
  for (const node of removedNodes) {
    const hadIt = !spot.element.isConnected && node.contains(spot.gap?.parent ?? spot.element)
    if (hadIt && target instanceof Element)
      spot.gap = { parent: target, before: previousSibling, after: nextSibling }
    if (spot.gap?.before === node) spot.gap.before = previousSibling
    if (spot.gap?.after === node) spot.gap.after = nextSibling
  }
}

/** What was taken from its place and stands in another one, such as a card that changed its column. */
function elsewhere({ element }: Spot): HTMLElement | undefined {
  const again = !element.isConnected && element.id ? document.getElementById(element.id) : null
  return again && canTake(again) ? again : undefined
}

/** Gives the focus back to a spot. Returns false where its dialog has closed. */
function returnTo(spot: Spot): boolean {
  const { element, root, path, gap } = spot
  if (!root.isConnected || root.matches('[data-closed]')) return false
  if (element.isConnected) {
    // One that is turned off waits until it is turned on again.
    if (canTake(element)) element.focus({ preventScroll: true })
    return true
  }
  const isOtherScreen = location.pathname !== path
  const heir = elsewhere(spot) ?? (isOtherScreen || !gap?.parent.isConnected ? undefined : heirOf(gap, root))
  ;(heir ?? root).focus({ preventScroll: isOtherScreen })
  return true
}

/**
 * Keeps the focus on the page for those who work by keyboard: the browser drops it when what has it goes or is turned off. It comes back to what
 * is turned on again, to what stands elsewhere under the same id, to a neighbour of what has gone, and to `main` on another screen. A hand on a
 * mouse or a screen is left alone but for what moved. Returns what ends it.
 */
export function keepFocus(main: HTMLElement): () => void {
  /** On the page, then in the dialog before it. */
  let spots: Spot[] = []
  let frame = 0
  let isByKeys = false
  let path = location.pathname

  const settle = () => {
    const isOtherScreen = location.pathname !== path
    path = location.pathname
    // Nobody was anywhere on this one, as after Escape; on another screen one begins at its start.
    if (!isByKeys || !isNowhere() || (spots.length === 0 && !isOtherScreen)) return
    if (!spots.toReversed().some(returnTo)) main.focus({ preventScroll: true })
  }
  const observer = new MutationObserver((records) => {
    for (const record of records) for (const spot of spots) follow(spot, record)
    const spot = spots.at(-1)
    // At once, since the next key may be pressed before the next frame, and for a mouse too: keys of the screen act on what has the focus.
    if (spot && isNowhere()) elsewhere(spot)?.focus({ preventScroll: !isByKeys })
    cancelAnimationFrame(frame)
    // After the next frame: by then the browser has dropped it, and a dialog that gives it back has done so.
    frame = requestAnimationFrame(() => setTimeout(settle))
  })
  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }
  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (!(target instanceof Element) || target.closest(passing)) return
      const root = target.closest<HTMLElement>(dialog)
      const spot = { element: target, root: root ?? main, path: location.pathname }
      spots = root ? [...spots.filter((one) => one.root === main), spot] : [spot]
    },
    options,
  )
  document.addEventListener(
    'focusout',
    ({ target, relatedTarget }) => {
      // Who leaves a field by Escape wants to be nowhere; what is going is still there now, and gone by then.
      const leave = () => {
        if (target instanceof Element && target.isConnected && canTake(target) && isNowhere())
          spots = spots.filter((one) => one.element !== target)
      }
      if (!relatedTarget) setTimeout(leave)
    },
    options,
  )
  document.addEventListener(
    'keydown',
    ({ key }) => {
      isByKeys = true
      // Whoever leaves a field, even one that is turned off while it is sent, isn’t taken back to it.
      if (key === 'Escape' && !document.activeElement?.closest(dialog)) spots = []
    },
    options,
  )
  document.addEventListener('pointerdown', () => (isByKeys = false), options)
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled'],
  })
  return () => {
    cancelAnimationFrame(frame)
    observer.disconnect()
    listening.abort()
  }
}
