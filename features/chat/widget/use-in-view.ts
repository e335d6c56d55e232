import { useEffect, useState } from 'react'
import { layout } from '#config/constants.ts'

/** On a phone the panel fills what the keyboard leaves of the screen; the page's own height doesn't tell. */
export function useInView(): { height?: number; top?: number } {
  const [style, setStyle] = useState({})
  useEffect(() => {
    const view = visualViewport
    if (!view) return
    const fit = () =>
      setStyle(innerWidth < layout.mobileBelowPx ? { height: view.height, top: view.offsetTop } : {})
    fit()
    view.addEventListener('resize', fit)
    view.addEventListener('scroll', fit)
    return () => {
      view.removeEventListener('resize', fit)
      view.removeEventListener('scroll', fit)
    }
  }, [])
  return style
}
