import { Link } from 'react-router'
import type { LinkProps } from '#ui/link.tsx'
import { isStaffAddress } from './destinations.ts'

/** To a screen by the router, to anything else as a browser goes there: public pages are documents. */
export function StaffLink({ to, ...rest }: LinkProps) {
  return <Link to={to} reloadDocument={!isStaffAddress(to)} {...rest} />
}
