import { visitMarks } from '#features/analytics/events/send-event.ts'
import { nestFields } from '#lib/form-fields.ts'
import { campaignKeys } from './campaign-keys.ts'
import { postWithProof } from './post-with-proof.ts'
import type { EnquiryAnswer, VisitorInput } from './visitor.schema.ts'

/** Sends what a form holds to `url`; solves a proof of work when the server asks for one. Throws ApiError. */
export async function sendEnquiry(url: string, form: FormData): Promise<EnquiryAnswer> {
  const texts = [...form].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  const { page: _, from, ...fields } = nestFields(texts)
  return postWithProof(url, { ...fields, source: sourceOf(typeof from === 'string' ? from : undefined) })
}

/**
 * Where this page was and what led to it, as far as the address and the browser tell. `from` is the page of ours that the form names. Of an address
 * of ours the query stays here: those of tools hold what somebody worked out.
 */
function sourceOf(from: string | undefined): VisitorInput['source'] {
  const query = new URLSearchParams(location.search)
  const marks = visitMarks()
  const tags = campaignKeys.flatMap((name) => {
    const mark = marks[name] ?? query.get(name)
    return mark ? [[name, clean(mark)]] : []
  })
  const before = URL.parse(document.referrer)
  const isOurs = before?.origin === location.origin
  // A page with a key in its address names the site alone, which looks like the home page.
  const isKnown = isOurs && before.pathname !== '/' && before.pathname !== location.pathname
  const led = from ?? (isKnown ? before.pathname : undefined)
  const referrer = isOurs ? before.origin + before.pathname : document.referrer
  return {
    page: clean(location.pathname),
    ...(led && { from: clean(led) }),
    ...(referrer && { referrer: clean(referrer) }),
    ...Object.fromEntries(tags),
  }
}

/** Nobody's enquiry is refused for an odd address that led here. */
const clean = (text: string) =>
  text
    .replace(/[\p{Cc}\u2028\u2029]/gu, '')
    .slice(0, 500)
    .toWellFormed()
