import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Opens the answer that the address names: browsers do it on a load, not when the page comes by a click within the site. */
export function useOpenTarget() {
  const { hash } = useLocation()
  useEffect(() => {
    const target = document.getElementById(hash.slice(1))
    const entry = target?.closest('details')
    if (!target || !entry || entry.open) return
    entry.open = true
    target.scrollIntoView()
  }, [hash])
}
