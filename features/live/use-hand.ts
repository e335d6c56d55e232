import { useEffect, useState } from 'react'

/**
 * What somebody does with a list: `away`, `near` (points at it, stands in it, has selected a part of it) or `down` (presses, or has a menu
 * open: a click or a choice would be lost if its target went).
 */
export type Hand = 'away' | 'near' | 'down'

/** From a finger that is lifted to the click that it makes. */
const clickWithinMs = 300
const signs = ['pointerover', 'focusin', 'selectionchange'] as const

export function useHand(area: React.RefObject<HTMLElement | null>): Hand {
  const [hand, setHand] = useState<Hand>('away')
  useEffect(() => {
    let isPressed = false
    let lifted: ReturnType<typeof setTimeout> | undefined
    const look = () => setHand(handIn(area.current, isPressed))
    const press = ({ target }: Event) => {
      clearTimeout(lifted)
      isPressed = target instanceof Node && (area.current?.contains(target) ?? false)
      look()
    }
    const end = () => {
      clearTimeout(lifted)
      isPressed = false
      look()
    }
    const lift = () => {
      clearTimeout(lifted)
      lifted = setTimeout(end, clickWithinMs)
    }
    const listening = new AbortController()
    const options = { capture: true, signal: listening.signal }
    for (const sign of signs) document.addEventListener(sign, look, options)
    document.addEventListener('pointerdown', press, options)
    document.addEventListener('pointerup', lift, options)
    // On its way from one thing to another the focus is nowhere for a moment.
    document.addEventListener('focusout', ({ relatedTarget }) => relatedTarget ?? look(), options)
    // A drag begins, or a finger scrolls.
    document.addEventListener('pointercancel', end, options)
    const menus = new MutationObserver(look)
    menus.observe(document.body, { subtree: true, attributeFilter: ['data-popup-open'] })
    return () => {
      clearTimeout(lifted)
      listening.abort()
      menus.disconnect()
    }
  }, [area])
  return hand
}

function handIn(area: HTMLElement | null, isPressed: boolean): Hand {
  if (!area) return 'away'
  const { activeElement } = document
  // Its menu stands elsewhere in the document, and gives the focus back a moment after it was closed.
  if (isPressed || area.querySelector('[data-popup-open]') || activeElement?.closest('[role="menu"]'))
    return 'down'
  const selection = getSelection()
  const isNear =
    area.contains(activeElement) ||
    area.matches(':hover') ||
    (selection?.type === 'Range' && area.contains(selection.anchorNode))
  return isNear ? 'near' : 'away'
}
