import { Link } from '#ui/link.tsx'
import type { LeadFile, TimelineEntry } from '#features/leads/lead-answer.schema.ts'
import { sourceNames } from '#features/leads/lead-words.ts'
import type { LinkedEntry } from '#features/leads/linked-entry.ts'
import { shortTime } from '#lib/office-time.ts'
import { factsIn, ToolFacts, type Fact } from './tool-facts.tsx'

interface CustomerWordsProps {
  lead: Pick<LeadFile, 'timeline' | 'problem' | 'contacts'>
  linked: LinkedEntry[]
  /** What an enquiry asked for beside its words; undefined where nobody but its tool knows. */
  factsOf?: ((entry: TimelineEntry) => Fact[] | undefined) | undefined
  now: Date
}

/** What the customer last wrote to us, whole; what they wrote before it is in the timeline. */
export function CustomerWords({ lead, linked, factsOf, now }: CustomerWordsProps) {
  const asked = lead.timeline.filter(({ kind, body, data }) => kind === 'enquiry' && (body || data))
  const written = linked.filter(({ isTheirs }) => isTheirs)
  const [last, ...others] = [...asked, ...written].toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
  if (!last && !lead.problem) return null
  // A form of figures and choices has no words: the ones before it are told as well.
  const spoken = last && wordsOf(last) ? undefined : others.find((one) => wordsOf(one))
  const earlier = others.filter((one) => one !== spoken)
  return (
    <section aria-labelledby="customer-words" className="pb-6">
      <h2 id="customer-words" className="flex flex-wrap items-baseline gap-x-3 pb-2 text-lg">
        In their words
        {last && (
          <span className="text-sm font-normal text-slate">
            {originOf(last)}, <time dateTime={last.at}>{shortTime(last.at, now)}</time>
          </span>
        )}
      </h2>
      <div className="border-l-4 border-sea pl-4">
        {last && 'to' in last ? (
          <>
            <Link to={last.to} className="font-semibold break-words text-sea hover:underline">
              {last.words}
            </Link>
            <Words text={last.text ?? ''} />
          </>
        ) : (
          <>
            <Words text={last?.body ?? ''} />
            <ToolFacts facts={last && untold(factsOf?.(last) ?? factsIn(last.data), last.body)} />
          </>
        )}
        {spoken && (
          <p className="pt-2 pb-0.5 text-sm text-slate">
            {originOf(spoken)}, <time dateTime={spoken.at}>{shortTime(spoken.at, now)}</time>
          </p>
        )}
        {!(last && wordsOf(last)) && <Words text={spoken ? wordsOf(spoken) : lead.problem} />}
        {earlier.length > 0 && (
          <p className="pt-1 text-xs text-slate">
            {earlier.length === 1 ? 'One earlier message' : `${earlier.length} earlier messages`} in the
            timeline below
          </p>
        )}
      </div>
    </section>
  )
}

/** A long text scrolls by itself, so that the answer stays beside it. */
function Words({ text }: { text: string | null }) {
  if (!text) return null
  return (
    <div
      tabIndex={text.length > longText ? 0 : undefined}
      role={text.length > longText ? 'region' : undefined}
      aria-label={text.length > longText ? 'What the customer wrote' : undefined}
      className="max-h-60 max-w-text overflow-y-auto text-base break-words whitespace-pre-line"
    >
      {text}
    </div>
  )
}
const longText = 600

/** The facts that the words don't hold already: some forms write theirs below what was typed. */
const untold = (facts: Fact[] | undefined, words: string) =>
  facts?.filter(([name, value]) => !words.includes(`${name}: ${value}`))

const wordsOf = (entry: TimelineEntry | LinkedEntry): string =>
  'to' in entry ? entry.text || entry.words : entry.body

function originOf(entry: TimelineEntry | LinkedEntry): string {
  if ('to' in entry) return 'Mail'
  return entry.enquiry ? sourceNames[entry.enquiry.source] : 'Enquiry'
}
