import { lazy, Suspense } from 'react'

// Kept out of what is built: the page exists while developing only.
const Sheets = import.meta.env.DEV ? lazy(() => import('./design/sheets.tsx')) : undefined

export const links = () =>
  import.meta.env.DEV ? [{ rel: 'stylesheet', href: '/app/public/design/design.css' }] : []

export function loader() {
  if (!import.meta.env.DEV) throw new Response(null, { status: 404 })
  return null
}

export default function DesignPage() {
  return <Suspense>{Sheets && <Sheets />}</Suspense>
}
