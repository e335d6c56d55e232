import { createContext } from 'react'

/** Where a dialog shows that a draft of its form is kept: above its buttons, in sight however long the form is. */
export const DraftSlot = createContext<HTMLElement | null>(null)
