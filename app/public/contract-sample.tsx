import { type Loaded, nothingHere, page } from '#app/document/page.server.tsx'
import { findSampleContract } from '#content/contracts/index.ts'
import { resourcesWords } from '#content/resources-words.ts'
import { sampleDownloads } from '#content/resources/downloads.ts'
import { trustWords } from '#content/trust-words.ts'
import type { Route } from './+types/contract-sample'
import { AskLine } from './parts/links/ask-line.tsx'
import { PaperView } from './parts/resources/paper-view.tsx'

/** A sample of what is signed, to be read before it is asked for. */
function load({ params }: Route.LoaderArgs) {
  const sample = findSampleContract(params.sample)
  if (!sample) throw nothingHere()
  const { title, summary, use, updatedOn, sections } = sample
  return {
    paper: { title, summary, use, updatedOn, sections, downloads: sampleDownloads(sample) },
    words: resourcesWords.guide,
    action: trustWords.action,
  }
}

export const loader = page(async (args: Route.LoaderArgs) => <ContractSample data={await load(args)} />)

function ContractSample({ data: { paper, words, action } }: { data: Loaded<typeof load> }) {
  return (
    <>
      <article className="pb-20 md:pb-28">
        <PaperView {...paper} words={words} />
      </article>
      <AskLine {...action} />
    </>
  )
}
