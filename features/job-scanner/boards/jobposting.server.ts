import { createHash } from 'node:crypto'
import { decodeHTML } from 'entities'
import { scriptsOfType } from './html-text.ts'
import { idsOf, jobOfPosting, postingsIn } from './job-posting.server.ts'
import { WrongShape, type Reading } from './reading.server.ts'
import { textOf, type Wire } from './wire.ts'

const longestPage = 5_000_000

/**
 * The postings in the JSON-LD of a page. A page without any is a failure, not an empty board: an advertisement that was
 * taken down, a page drawn by scripts and one that was rebuilt all look like that.
 */
export async function readJobPosting(reading: Reading) {
  const page = await reading.page(
    reading.ownAddress(),
    'text/html, application/xhtml+xml, application/ld+json;q=0.9',
  )
  const { text, url } = page ?? { text: '', url: '' }
  if (text.length > longestPage) throw new WrongShape('the page is too large')
  const scripts = /^\s*[[{]/.test(text) ? [text] : scriptsOfType(text, 'application/ld+json')
  const values = scripts.map(parseLoosely)
  const postings = values.flatMap((value) => postingsIn(value))
  if (values.includes(undefined)) reading.unreadable('JSON-LD that is damaged')
  if (postings.length === 0) {
    throw new WrongShape(
      values.includes(undefined)
        ? 'the JSON-LD of the page is damaged'
        : 'the page carries no schema.org JobPosting',
    )
  }
  const identifiers = postings.map((posting) => idsOf(posting, url).identifier)
  for await (const posting of reading.each(postings)) {
    const id = idFor(posting, postings.length === 1, identifiers, url)
    reading.add(jobOfPosting(posting, { company: reading.board.company, url, id }))
  }
}

function idFor(posting: Wire, isAlone: boolean, identifiers: (string | null)[], pageUrl: string): string {
  const { identifier, url } = idsOf(posting, pageUrl)
  const isShared = identifier !== null && identifiers.filter((other) => other === identifier).length > 1
  if (identifier !== null && !(isShared && url !== null)) return identifier
  if (url !== null) return url
  if (isAlone) return pageUrl
  const parts = [
    posting['title'],
    posting['datePosted'],
    posting['jobLocation'],
    textOf(posting['description']),
  ]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32)
}

/** JSON-LD as pages have it: in comment or CDATA marks, with raw line breaks in texts, with its quotes escaped for HTML. */
function parseLoosely(script: string): unknown {
  const bare = script
    .replace(/^\s*(?:<!--|\/\*\s*<!\[CDATA\[\s*\*\/|\/\/\s*<!\[CDATA\[|<!\[CDATA\[)/, '')
    .replace(/(?:-->|\/\*\s*\]\]>\s*\*\/|\/\/\s*\]\]>|\]\]>)\s*$/, '')
    .trim()
  const escaped = bare.includes('&quot;') && !bare.includes('"') ? [decodeHTML(bare)] : []
  for (const candidate of [bare, bare.replace(/[\u0000-\u001F]+/g, ' '), ...escaped]) {
    try {
      return JSON.parse(candidate)
    } catch {
      continue
    }
  }
  return undefined
}
