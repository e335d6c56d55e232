import { data, useRouteLoaderData } from 'react-router'
import type { loader as layoutLoader } from './layout.tsx'
import { MissingPage } from './missing-page.tsx'

export function loader() {
  throw data(null, { status: 404 })
}

export default function NotFoundPage() {
  return null
}

export function ErrorBoundary() {
  return <MissingPage picture={useRouteLoaderData<typeof layoutLoader>('public/layout')?.missing} />
}
