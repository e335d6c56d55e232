import { Tooltip as Base } from '@base-ui/react/tooltip'
import { tooltip as delays } from '#config/constants.ts'

/** Around a layout: once one tooltip was open the next opens at once, for a moment. */
export function TooltipDelays({ children }: { children: React.ReactNode }) {
  return (
    <Base.Provider delay={delays.openDelayMs} timeout={delays.skipDelayMs}>
      {children}
    </Base.Provider>
  )
}

interface TooltipProps {
  text: React.ReactNode
  /** One focusable element that has a name without the tooltip, too. */
  children: React.ReactElement
  side?: 'top' | 'right' | 'bottom' | 'left'
}

export function Tooltip({ text, children, side = 'top' }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger render={children} delay={delays.openDelayMs} />
      <Base.Portal>
        <Base.Positioner side={side} sideOffset={6} className="z-50">
          <Base.Popup className="max-w-72 rounded bg-ink px-2 py-1 text-xs leading-4 text-paper shadow-float">
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
