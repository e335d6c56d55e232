import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { BrokenPage } from '#ui/broken-page.tsx'

/** Of the staff area; public pages are documents of their own (`document/document.tsx`). */
export function Layout({ children }: { children: React.ReactNode }) {
  return (
    <html lang="en-GB" suppressHydrationWarning>
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

/** Where a screen was scrolled to is kept here and not in the layout: its script would be HTML that the policy forbids on a screen that broke. */
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
