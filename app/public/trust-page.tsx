import { type Loaded, nothingHere, page } from '#app/document/page.server.tsx'
import { sampleContracts } from '#content/contracts/index.ts'
import { pageAt } from '#content/pages.ts'
import { downloadsOf } from '#content/resources/downloads.ts'
import { trustPages } from '#content/trust/index.ts'
import { trustWords } from '#content/trust-words.ts'
import type { Route } from './+types/trust-page'
import { AskLine } from './parts/links/ask-line.tsx'
import { DownloadLinks } from './parts/resources/download-links.tsx'
import { TextPageView } from './parts/text/text-page-view.tsx'

/** What buyers look for before they sign, each page at its own address. */
function load({ url }: Route.LoaderArgs) {
  const path = pageAt(url.pathname)?.path ?? ''
  const text = trustPages[path]
  if (!text) throw nothingHere()
  const samples = path === '/how-we-contract' ? sampleContracts : []
  const downloads = samples.flatMap(({ slug, title }) => downloadsOf({ slug, label: title }))
  return { text, downloads, words: trustWords }
}

export const loader = page(async (args: Route.LoaderArgs) => <TrustPage data={await load(args)} />)

function TrustPage({ data: { text, downloads, words } }: { data: Loaded<typeof load> }) {
  return (
    <>
      <TextPageView {...text}>
        {downloads.length > 0 && (
          <section aria-labelledby="downloads" className="mt-5">
            <h2 id="downloads" className="font-semibold">
              {words.samples}
            </h2>
            <DownloadLinks downloads={downloads} />
          </section>
        )}
      </TextPageView>
      <AskLine {...words.action} />
    </>
  )
}
