import { isAllowed, statementsIn } from '#content/quantity-statements.ts'
import { factNamed } from '#content/facts.ts'
import { readingAgeOf } from '#lib/reading-age.ts'
import { editionNow } from '#lib/editions.ts'
import { LineError } from '#lib/markdown-file/line-error.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { checkFoundLinks } from '#features/publishing/posts/staff-posts.server/check-links.ts'
import { withText } from '../live-pages.server.ts'
import { getPageEntry } from '../page-kinds.server.ts'
import type { PageCheck, PageParams } from '../page.schema.ts'

const hardToRead = 16
const longestAlt = 250

/** What a page would be with a text, saved or not; nothing is stored. */
export async function checkPage(ctx: Ctx, input: PageParams & { text: string }): Promise<PageCheck> {
  mustHave(ctx, 'content.read')
  const page = getPageEntry(input)
  const text = filled(input.text)
  const prose = proseOf(text)
  const readingAge = readingAgeOf(prose) ?? null
  const contradictions = text
    .split('\n')
    .flatMap(statementsIn)
    .filter((said) => !isAllowed(said))
    .map(({ quantity, words }) => ({ quantity, words }))
  return {
    fault: faultOf(page.id, input.text),
    words: prose.match(/[\p{L}\p{N}’'-]+/gu)?.length ?? 0,
    readingAge,
    links: await checkFoundLinks(ctx, linksIn(text), page.kind.pathOf(page.name)),
    contradictions,
    advice: [
      ...(readingAge !== null && readingAge > hardToRead
        ? [`Easy to read only from the age of ${readingAge}: shorter sentences bring that down`]
        : []),
      ...altAdvice(text),
      ...(/<[a-z][^<>]*>/i.test(text) ? ['HTML is shown as text: write Markdown'] : []),
    ],
  }
}

function faultOf(id: string, text: string): PageCheck['fault'] {
  try {
    withText(editionNow(), id, text)
    return null
  } catch (error) {
    if (!(error instanceof LineError)) throw error
    return { line: error.line, message: error.message }
  }
}

const filled = (text: string) =>
  text.replace(/\{\{([^{}]*)\}\}/g, (whole, name: string) => factNamed(name.trim()) ?? whole)

/** Without marks and names of fields. */
const proseOf = (text: string) =>
  text
    .replace(/^---$/gm, '')
    .replace(/^[ \t]*(?:- )?[A-Za-z]+:(?= |$)/gm, '')
    .replace(/\]\([^)\n]{0,500}\)/g, ']')
    .replace(/^#+ (.*)$/gm, (_, heading: string) => `${heading.replace(/ \{[^{}]*\}$/, '')}.`)

function linksIn(text: string) {
  const inProse = [...text.matchAll(/(?<!!)\[([^\]\n]{1,500})\]\(([^)\s]{1,500})\)/g)].map(
    ([, words = '', to = '']) => ({
      text: words,
      to,
    }),
  )
  const inFields = [...text.matchAll(/^[ \t-]*(?:to|href): ['"]?([/#][^'"\s]*)/gm)].map(([, to = '']) => ({
    text: to,
    to,
  }))
  return [...new Map([...inProse, ...inFields].map((link) => [link.to, link])).values()]
}

function altAdvice(text: string): string[] {
  const alts = [
    ...[...text.matchAll(/^[ \t]*(?:alt|pictureAlt):(.*)$/gm)].map(([, alt = '']) => alt),
    ...[...text.matchAll(/!\[([^\]\n]{0,500})\]/g)].map(([, alt = '']) => alt),
  ].map((alt) => alt.trim().replace(/^['"]|['"]$/g, ''))
  return [
    ...(alts.some((alt) => alt === '') ? ['A picture has no words for those who can’t see it'] : []),
    ...(alts.some((alt) => alt.length > longestAlt)
      ? [`The words for a picture are longer than ${longestAlt} characters`]
      : []),
  ]
}
