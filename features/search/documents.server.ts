import type { Ctx } from '#features/context/context.server.ts'
import type { Page } from '#content/pages.ts'
import { policies } from '#content/policies/index.ts'
import type { TextBlock, TextPage } from '#content/text-page.ts'
import { trustPages } from '#content/trust/index.ts'
import { listedFaq } from '#content/faq/index.ts'
import { listFaqGroups } from '#features/publishing/faq/faq.server.ts'
import { listPages } from '#features/publishing/published-pages.server.ts'
import { listPosts } from '#features/publishing/posts/posts.server.ts'
import { catalogueDocuments } from './catalogue-documents.server.ts'
import { asSentence, sectionsOf, wordsOfPage } from './page-words.server.ts'
import type { Entry, SearchDocument, SearchKind, Section } from './search-document.ts'
import { postDocuments } from './post-documents.server.ts'
import { visitorWordsOfFaq } from './visitor-words-faq.ts'
import { visitorWords } from '#content/visitor-words.ts'

const kindByFolder: [string, SearchKind][] = [
  ['/demo/', 'demo'],
  ['/blog/', 'post'],
  ['/resources', 'guide'],
  ['/solutions/ai-', 'guide'],
  ['/ai-readiness', 'guide'],
]

/**
 * Everything that can be found: an entry of a collection with all its text, every other page with its words, and at the least with
 * title and description. Pages that search engines may not keep aren't found here either.
 */
export async function listDocuments(ctx: Ctx): Promise<SearchDocument[]> {
  const groups = await listFaqGroups(ctx)
  const entries = [...catalogueDocuments(listedFaq(groups)), ...(await postDocuments(ctx))]
  const known = new Set(entries.filter(({ anchor }) => !anchor).map(({ path }) => path))
  const articles = (await listPosts(ctx)).map(({ title }) => title)
  const wordsOf = (path: string) => wordsOfPage(path, articles, groups)
  const others = (await listPages(ctx))
    .filter((page) => !page.noindex && !known.has(page.path))
    .map((page) => pageDocument(page, wordsOf(page.path)))
  return [...entries, ...others].map((entry) => ({
    ...entry,
    sections: entry.sections.map((section) => ({ ...section, text: plainText(section.text) })),
    also: alsoOf(entry),
  }))
}

/** Without the marks of links and stress. */
const plainText = (text: string) => text.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1').replaceAll('**', '')

function alsoOf({ path, anchor }: Entry): string {
  return (anchor === undefined ? visitorWords[path] : visitorWordsOfFaq[anchor]) ?? ''
}

function pageDocument({ path, title, description }: Page, words: object): Entry {
  const text = policies[path] ?? trustPages[path]
  return {
    path,
    kind: kindByFolder.find(([folder]) => path.startsWith(folder))?.[1] ?? 'page',
    title,
    ...(path.startsWith('/qa') && { isGroup: true as const }),
    summary: description,
    sections: [{ text: description }, ...(text ? textPageSections(text) : sectionsOf(words))],
  }
}

function textPageSections({ intro, inShort, sections }: TextPage): Section[] {
  return [
    { text: [intro, ...inShort].join('\n\n') },
    ...sections.map(({ id, title, blocks }) => ({
      heading: title,
      anchor: id,
      text: blocks.map(textOfBlock).join('\n\n'),
    })),
  ]
}

function textOfBlock(block: TextBlock): string {
  if (typeof block === 'string') return block
  if ('list' in block) return block.list.map(asSentence).join('\n\n')
  return block.table.rows.map((cells) => cells.map(asSentence).join(' ')).join('\n\n')
}
