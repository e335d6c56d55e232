import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router'
import { buttonClasses } from './button.tsx'

/** The last resort when a page itself fails: needs no layout, no data and no router. Plain links, so that everything is fetched anew. */
export function BrokenPage() {
  const error = useRouteError()
  const status = isRouteErrorResponse(error) ? error.status : 500
  const isMissing = status === 404
  const { pathname, search } = useLocation()
  return (
    <main className="mx-auto flex min-h-svh w-full max-w-page flex-col justify-center px-5 py-16 md:px-8">
      <title>{isMissing ? 'Page not found' : 'This page could not be shown'}</title>
      <p className="font-mono text-sm text-slate">{status}</p>
      <h1 className="mt-3 max-w-[18ch] text-4xl">
        {isMissing ? 'Page not found' : 'This page could not be shown'}
      </h1>
      <svg
        viewBox="0 0 600 64"
        className="mt-8 h-16 w-full max-w-[600px] stroke-ink"
        fill="none"
        strokeWidth="1.5"
        aria-hidden="true"
      >
        <path
          d="M0 32C30 32 36 8 66 8S102 56 132 56 168 8 198 8 222 32 246 32H360"
          vectorEffect="non-scaling-stroke"
        />
        <path
          d="M372 32H600"
          strokeDasharray="3 7"
          className="stroke-rule-strong"
          vectorEffect="non-scaling-stroke"
        />
        <circle cx="360" cy="32" r="4" className="fill-signal stroke-none" />
      </svg>
      <p className="mt-6 max-w-text text-lg text-slate">
        {isMissing
          ? 'The page does not exist or has been moved.'
          : 'The fault is ours and has been noted. Nothing that you sent before has been lost.'}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <a href="/" className={buttonClasses({ variant: 'primary', size: 'lg' })}>
          Return Home
        </a>
        {!isMissing && (
          <a href={pathname + search} className={buttonClasses({ variant: 'secondary', size: 'lg' })}>
            Load again
          </a>
        )}
      </div>
    </main>
  )
}
