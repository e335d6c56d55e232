import { useNavigate } from 'react-router'
import { Button, ButtonLink } from '#ui/button.tsx'
import { staffMeta } from './staff-meta.ts'

export const meta = () => staffMeta('Not found')

/** Throws, so that the answer's status is 404 as well. */
export function loader() {
  throw new Response(null, { status: 404 })
}

export default function NotFound() {
  return <Missing />
}

export function ErrorBoundary() {
  return <Missing />
}

function Missing() {
  const navigate = useNavigate()
  return (
    <main className="mx-auto flex min-h-svh max-w-page flex-col justify-center px-5 md:px-8">
      <p className="font-mono text-sm text-slate">404</p>
      <h1 className="mt-2 text-3xl">Page Not Found</h1>
      <p className="mt-3 max-w-text text-base text-slate">This page does not exist or has been moved.</p>
      <div className="mt-6 flex flex-wrap gap-2">
        <ButtonLink to="/dashboard">To the dashboard</ButtonLink>
        <Button variant="secondary" onClick={() => navigate(-1)}>
          Go Back
        </Button>
      </div>
    </main>
  )
}
