import { lazy, Suspense, useEffect, useState } from 'react'
import {
  Outlet,
  isRouteErrorResponse,
  useMatches,
  useNavigation,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import { brand } from '#config/brand.ts'
import { breadcrumbOf } from '#content/breadcrumb.ts'
import { metadataOf } from '#content/metadata.ts'
import { headerLinks, prefetchedPaths } from '#content/navigation.ts'
import { ownScreenAt, pageAt } from '#content/pages.ts'
import { pictureOf } from '#content/pictures.ts'
import { usePageViews } from '#features/analytics/use-page-views.ts'
import { ChatLauncher } from '#features/chat/chat-launcher.tsx'
import { requestCtx } from '#features/context/request-context.server.ts'
import { findPage } from '#features/publishing/published-pages.server.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { late } from '#ui/late.tsx'
import { Container } from '#ui/section.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { Toaster } from '#ui/toast.tsx'
import type { Route } from './+types/layout'
import { useLateLayout } from './late-layout.ts'
import { metaTags } from './meta-tags.ts'
import { PrefetchHints } from './prefetch-hints.tsx'
import { SiteHeader } from './site-header.tsx'
import { ToolSheet, needsToolSheet } from './tool-sheet.tsx'
import { useAfterLoad } from './use-after-load.ts'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const page = (await findPage(ctx, url.pathname)) ?? ownScreenAt(url.pathname)
  return {
    metadata: metadataOf(page, ctx.settings.siteUrl),
    breadcrumb: page?.breadcrumb ?? breadcrumbOf(url.pathname),
    brand: brand.name,
    headerLinks,
    prefetched: prefetchedPaths.filter((path) => pageAt(path)),
    missing: page ? undefined : pictureOf('not-found'),
  }
}

/** Nothing here depends on the query. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate
}

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
  { rel: 'alternate', type: 'application/rss+xml', title: 'Articles', href: '/blog/feed.xml' },
  { rel: 'alternate', type: 'application/feed+json', title: 'Articles', href: '/blog/feed.json' },
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
  const isMissing = isRouteErrorResponse(error) && (error.status === 404 || error.status === 410)
  return (
    <Frame {...loaderData}>
      <Suspense>
        {isMissing ? <MissingPage picture={loaderData.missing} isGone={error.status === 410} /> : <Failure />}
      </Suspense>
    </Frame>
  )
}

const footerId = 'site-footer'
const SiteFooter = late(footerId, async () => (await import('./site-footer.tsx')).SiteFooter)
const Failure = lazy(async () => ({ default: (await import('./failure.tsx')).Failure }))
const MissingPage = lazy(async () => ({ default: (await import('./missing-page.tsx')).MissingPage }))

type FrameProps = Route.ComponentProps['loaderData'] & { children: React.ReactNode }

function Frame({ brand: name, headerLinks, breadcrumb, prefetched, children }: FrameProps) {
  const main = useFocusOnNavigation()
  useLateLayout()
  usePageViews()
  useAfterLoad()
  return (
    <>
      <a
        href="#main"
        className="absolute left-4 top-2 z-30 -translate-y-24 bg-sea px-4 py-3 text-on-sea focus:translate-y-0"
      >
        Skip to the content
      </a>
      <SiteHeader brand={name} links={headerLinks} />
      {breadcrumb.length > 1 && (
        <Container className="pt-6">
          <Breadcrumb items={breadcrumb} />
        </Container>
      )}
      <OwnSheet />
      <main id="main" ref={main} tabIndex={-1} className="outline-none">
        {children}
      </main>
      {/* Room for the chat's button, so that it never covers the end of the page. */}
      <div id={footerId} className="bg-sunk pb-16 print:pb-0">
        <SiteFooter />
      </div>
      <PageLoading />
      <PrefetchHints paths={prefetched} />
      <ChatLauncher sheet={<ToolSheet />} />
      <Toaster />
    </>
  )
}

/** The style of a page with a tool. */
function OwnSheet() {
  return useMatches().some(({ handle }) => needsToolSheet(handle)) && <ToolSheet />
}

const patienceMs = 200

/** Over the page, after a moment: most pages are there before it shows. */
function PageLoading() {
  const isLoading = useNavigation().state === 'loading'
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!isLoading) return
    const timer = setTimeout(() => setLong(true), patienceMs)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [isLoading])
  return (
    isLong && (
      <div className="pointer-events-none fixed inset-0 z-40 grid place-items-center">
        <div className="reveal rounded bg-raised p-4 text-sea shadow-float">
          <Spinner label="Loading the page" size={32} />
        </div>
      </div>
    )
  )
}
