import { useCallback, useEffect, useState } from 'react'

/** The query of the address and how to go to another one of this page. Back and Forward are the browser's own; `first` is what the server saw. */
export function useAddressQuery(first: string): [string, (path: string) => void] {
  const [search, setSearch] = useState(first)
  useEffect(() => {
    const follow = () => setSearch(location.search)
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])
  const goTo = useCallback((path: string) => {
    history.pushState(null, '', path)
    setSearch(location.search)
    scrollTo(0, 0)
  }, [])
  return [search, goTo]
}
