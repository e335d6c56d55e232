import { type Loaded, nothingHere, page } from '#app/document/page.server.tsx'
import { pathOfSample, sampleContracts } from '#content/contracts/index.ts'
import { pageAt } from '#content/pages.ts'
import { sampleDownloads } from '#content/resources/downloads.ts'
import { trustPages } from '#content/trust/index.ts'
import { trustWords } from '#content/trust-words.ts'
import { Link } from '#ui/link.tsx'
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
  const links = samples.map(({ slug, title }) => ({ to: pathOfSample(slug), title }))
  return { text, links, downloads: samples.flatMap(sampleDownloads), words: trustWords }
}

export const loader = page(async (args: Route.LoaderArgs) => <TrustPage data={await load(args)} />)

function TrustPage({ data: { text, links, downloads, words } }: { data: Loaded<typeof load> }) {
  return (
    <>
      <TextPageView {...text}>
        {downloads.length > 0 && (
          <section aria-labelledby="downloads" className="mt-5">
            <h2 id="downloads" className="font-semibold">
              {words.samples}
            </h2>
            <ul className="pt-1 pb-2">
              {links.map(({ to, title }) => (
                <li key={to}>
                  <Link
                    to={to}
                    className="inline-flex min-h-11 items-center underline decoration-rule-strong decoration-1 underline-offset-4 hover:text-sea hover:decoration-current"
                  >
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
            <DownloadLinks downloads={downloads} />
          </section>
        )}
      </TextPageView>
      <AskLine {...words.action} />
    </>
  )
}
