import { data } from 'react-router'

/** Leads nowhere: the layout shows the missing page inside the site's frame. */
export function loader() {
  throw data(null, { status: 404 })
}

export default function NotFoundPage() {
  return null
}
