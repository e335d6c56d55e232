import { brand } from '#config/brand.ts'
import { breadcrumbOf } from '#content/breadcrumb.ts'
import { headerLinks, prefetchedPaths } from '#content/navigation.ts'
import { pageAt } from '#content/pages.ts'
import type { Page } from '#content/page.ts'
import { ChatLauncher } from '#features/chat/widget/chat-launcher.tsx'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { island } from '#ui/island.server.tsx'
import { Container } from '#ui/section.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { Toaster } from '#ui/toast.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

const Chat = island('chat', ChatLauncher)
const Toasts = island('toasts', Toaster, 'asked')

// Without a connection there is nobody to ask.
const withoutChat = ['/team-augmentation', '/ai-role/', '/offline']

interface Props {
  page: Page | undefined
  path: string
  /** Who runs the site in law, in a line. */
  sender: string
  children: React.ReactNode
}

/** What stands around every public page. */
export function Frame({ page, path, sender, children }: Props) {
  const breadcrumb = page?.breadcrumb ?? breadcrumbOf(path)
  return (
    <>
      <a
        href="#main"
        className="absolute left-4 top-2 z-30 -translate-y-24 bg-sea px-4 py-3 text-on-sea focus:translate-y-0"
      >
        Skip to the content
      </a>
      <SiteHeader brand={brand.name} links={headerLinks} path={path} />
      {breadcrumb.length > 1 && (
        <Container className="pt-6 framed:hidden">
          <Breadcrumb items={breadcrumb} />
        </Container>
      )}
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      {/* Room for the chat's button, so that it never covers the end of the page. */}
      <div className="bg-sunk pb-16 print:pb-0 framed:hidden">
        <SiteFooter sender={sender} />
      </div>
      <PageLoading />
      {!withoutChat.some((start) => path.startsWith(start)) && (
        <div className="framed:hidden">
          <Chat />
        </div>
      )}
      <Toasts />
    </>
  )
}

export const hintedPaths = prefetchedPaths.filter((path) => pageAt(path))

/** Shown by `app/islands/slow-navigation.ts` when the next page takes long. */
function PageLoading() {
  return (
    <div id="page-loading" hidden className="pointer-events-none fixed inset-0 z-40 grid place-items-center">
      <div className="reveal rounded bg-raised p-4 text-sea shadow-float">
        <Spinner label="Loading the page" size={32} />
      </div>
    </div>
  )
}
