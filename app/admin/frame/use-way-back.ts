import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { destinationOf } from './destinations.ts'

interface WayBack {
  to: string
  label: string
}

/** How each list was left: its filters and tab, for as long as the page lasts. */
const left = new Map<string, string>()

const imports: WayBack[] = [
  { to: '/leads/import', label: 'Import leads' },
  { to: '/companies/import', label: 'Import companies' },
  { to: '/people/import', label: 'Import people' },
  { to: '/suppliers/import', label: 'Import suppliers' },
]

/** From a record to the list that it stands in, as that was left. Undefined on the lists themselves. */
export function useWayBack(): WayBack | undefined {
  const { pathname, search } = useLocation()
  const here = destinationOf(pathname)
  const isList = here?.to === pathname
  useEffect(() => {
    if (isList) left.set(pathname, search)
  }, [isList, pathname, search])
  if (!here || isList) return undefined
  const ofImport = imports.find(({ to }) => pathname.startsWith(`${to}/`))
  if (ofImport) return ofImport
  return { to: `${here.to}${left.get(here.to) ?? ''}`, label: here.label }
}
