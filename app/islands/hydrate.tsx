import { createElement, useEffect, type ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { Slot } from '#ui/slot.tsx'

/** Lets React take over what the server wrote (`ui/island.server.tsx`). Resolves when its effects have run, so that clicks reach it. */
export function hydrate(element: HTMLElement, Component: ComponentType<never>, props: object): Promise<void> {
  const { id = '', slots = '0' } = element.dataset
  const children = Array.from({ length: Number(slots) }, (_, i) => <Slot key={String(i)} />)
  // The server rendered the component with props of its type, and wrote them down.
  const whole = { ...props, ...(children.length > 0 && { children }) } as never
  return new Promise((done) => {
    hydrateRoot(element, <Ready onReady={done}>{createElement(Component, whole)}</Ready>, {
      identifierPrefix: id,
    })
  })
}

function Ready({ onReady, children }: { onReady: () => void; children: React.ReactNode }) {
  useEffect(onReady, [onReady])
  return children
}
