import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router'
import { metadata } from '#config/constants.ts'
import { BrokenPage } from '#ui/broken-page.tsx'

export function Layout({ children }: { children: React.ReactNode }) {
  const isGlobal = useLocation().pathname === metadata.globalPath
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
        <Scripts />
      </body>
    </html>
  )
}

/**
 * Where a page was scrolled to is kept here and not in the layout: a page that broke in the browser is drawn anew with its layout, and
 * a script in it would be HTML that the policy forbids.
 */
export default function Root() {
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  )
}

export function ErrorBoundary() {
  return <BrokenPage />
}
