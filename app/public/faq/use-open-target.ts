import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Opens the answer that the address names: browsers do it on a load, not when the page comes by a click within the site. */
export function useOpenTarget() {
  const { hash } = useLocation()
  useEffect(() => {
    const open = () => {
      const target = document.getElementById(location.hash.slice(1))
      const entry = target?.closest('details')
      if (!target || !entry || entry.open) return
      entry.open = true
      target.scrollIntoView()
    }
    open()
    addEventListener('hashchange', open)
    return () => removeEventListener('hashchange', open)
  }, [hash])
}
