import { type Loaded, nothingHere, page } from '#app/document/page.server.tsx'
import { pathOfSample, sampleContracts } from '#content/contracts/index.ts'
import { pageAt } from '#content/pages.ts'
import { sampleDownloads } from '#content/resources/downloads.ts'
import { trustPages } from '#content/trust/index.ts'
import { trustWords } from '#content/trust-words.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import type { Route } from './+types/trust-page'
import { AskLine } from './parts/links/ask-line.tsx'
import { TextPageView } from './parts/text/text-page-view.tsx'

/** What buyers look for before they sign, each page at its own address. */
function load({ url }: Route.LoaderArgs) {
  const path = pageAt(url.pathname)?.path ?? ''
  const text = trustPages[path]
  if (!text) throw nothingHere()
  const samples = (path === '/how-we-contract' ? sampleContracts : []).map((sample) => ({
    to: pathOfSample(sample.slug),
    title: sample.title,
    files: sampleDownloads(sample),
  }))
  return { text, samples, words: trustWords }
}

export const loader = page(async (args: Route.LoaderArgs) => <TrustPage data={await load(args)} />)

function TrustPage({ data: { text, samples, words } }: { data: Loaded<typeof load> }) {
  return (
    <>
      <TextPageView {...text}>
        {samples.length > 0 && (
          <section aria-labelledby="downloads" className="mt-5">
            <h2 id="downloads" className="font-semibold">
              {words.samples}
            </h2>
            <ul className="mt-2 border-t border-rule">
              {samples.map(({ to, title, files }) => (
                <li
                  key={to}
                  className="flex flex-wrap items-center justify-between gap-x-4 border-b border-rule py-0.5"
                >
                  <Link
                    to={to}
                    className="inline-flex min-h-11 items-center underline decoration-rule-strong decoration-1 underline-offset-4 hover:text-sea hover:decoration-current"
                  >
                    {title}
                  </Link>
                  {files.map(({ href, file, size }) => (
                    <a
                      key={file}
                      href={href}
                      download={file}
                      data-download={file}
                      className="inline-flex min-h-11 items-center gap-2 font-mono text-xs text-slate underline underline-offset-4 hover:text-sea"
                    >
                      <Icon name="download" size={18} className="text-sea" />
                      <span>
                        <span className="sr-only">{title}: </span>
                        {size}
                      </span>
                    </a>
                  ))}
                </li>
              ))}
            </ul>
          </section>
        )}
      </TextPageView>
      <AskLine {...words.action} />
    </>
  )
}
