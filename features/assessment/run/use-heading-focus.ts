import { useEffect, useRef } from 'react'

let isFirst = true

/** The first screen leaves the focus alone; those after it give it to their heading, so that it is read out. */
export function useHeadingFocus() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isFirst) heading.current?.focus({ preventScroll: true })
    isFirst = false
  }, [])
  return heading
}
