import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation, useRouteError } from 'react-router'
import { metadata } from '#config/constants.ts'
import { BrokenPage } from '#ui/broken-page.tsx'

export function Layout({ children }: { children: React.ReactNode }) {
  const isGlobal = useLocation().pathname === metadata.globalPath
  // A page that broke in the browser is drawn anew, and a script in it would be HTML that the policy forbids.
  const isBroken = useRouteError() !== undefined
  return (
    <html lang={isGlobal ? 'en' : 'en-GB'} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {!isBroken && <ScrollRestoration />}
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary() {
  return <BrokenPage />
}
