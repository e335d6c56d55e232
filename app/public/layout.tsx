import { lazy, Suspense } from 'react'
import { Outlet, isRouteErrorResponse, useNavigation } from 'react-router'
import { breadcrumbOf } from '#content/breadcrumb.ts'
import { metadataOf } from '#content/metadata.ts'
import { footerLinks, headerLinks, prefetchedPaths } from '#content/navigation.ts'
import { pageAt } from '#content/pages.ts'
import { pictureOf } from '#content/pictures.ts'
import { requestCtx } from '#features/context/request-context.server.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { late } from '#ui/late.tsx'
import { Container } from '#ui/section.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { Toaster } from '#ui/toast.tsx'
import type { Route } from './+types/layout'
import { Failure } from './failure.tsx'
import { metaTags } from './meta-tags.ts'
import { PrefetchHints } from './prefetch-hints.tsx'
import { SiteHeader } from './site-header.tsx'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'

export function loader({ url, context }: Route.LoaderArgs) {
  const page = pageAt(url.pathname)
  return {
    metadata: metadataOf(page, context.get(requestCtx).settings.siteUrl),
    breadcrumb: page?.breadcrumb ?? breadcrumbOf(url.pathname),
    headerLinks,
    footerLinks,
    prefetched: prefetchedPaths.filter((path) => pageAt(path)),
    missing: page ? undefined : pictureOf('not-found'),
  }
}

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? metaTags(loaderData.metadata) : [])

export default function PublicLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Frame {...loaderData}>
      <Outlet />
    </Frame>
  )
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  if (!loaderData) throw error
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return (
    <Frame {...loaderData}>
      <Suspense>{isMissing ? <MissingPage picture={loaderData.missing} /> : <Failure />}</Suspense>
    </Frame>
  )
}

const footerId = 'site-footer'
const SiteFooter = late(footerId, async () => (await import('./site-footer.tsx')).SiteFooter)
const MissingPage = lazy(async () => ({ default: (await import('./missing-page.tsx')).MissingPage }))

type FrameProps = Route.ComponentProps['loaderData'] & { children: React.ReactNode }

function Frame({ headerLinks, footerLinks, breadcrumb, prefetched, children }: FrameProps) {
  const navigation = useNavigation()
  const main = useFocusOnNavigation()
  return (
    <>
      <a
        href="#main"
        className="absolute left-4 top-2 z-30 -translate-y-24 bg-sea px-4 py-3 text-on-sea focus:translate-y-0"
      >
        Skip to the content
      </a>
      <SiteHeader links={headerLinks} />
      {breadcrumb.length > 1 && (
        <Container className="pt-6">
          <Breadcrumb items={breadcrumb} />
        </Container>
      )}
      <main id="main" ref={main} tabIndex={-1} className="outline-none">
        {children}
      </main>
      <div id={footerId}>
        <SiteFooter groups={footerLinks} />
      </div>
      {navigation.state === 'loading' && <PageLoading />}
      <PrefetchHints paths={prefetched} />
      <Toaster />
    </>
  )
}

/** Over the page, after a moment: most pages are there before it shows. */
function PageLoading() {
  return (
    <div className="pointer-events-none fixed inset-0 z-40 grid place-items-center">
      <div
        className="reveal rounded bg-raised p-4 text-sea shadow-float"
        style={{ ['--reveal-delay' as string]: '0.2s' }}
      >
        <Spinner label="Loading the page" size={32} />
      </div>
    </div>
  )
}
