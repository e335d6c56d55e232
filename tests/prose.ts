import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { answerFact } from '#content/answer-facts.ts'
import { readAllCollections } from '#content/collection-files.ts'

export interface Prose {
  /** Path from the root of the project. */
  file: string
  texts: string[]
}

/** Lists and wiring: they show words of other files again, or none. */
const wiring =
  /(?:^|\/)(?:index|firm|off-subject|visitor-words|pages|rendered-\w+|social-pictures|pictures|scenes|role-videos|navigation|downloads|document)\.ts$/
/** Words of the public site that lie beside their tool. */
const ofTools = /^features\/(?:(?:chat|contact|privacy|team-request)\/[\w-]+-words|leads\/consent)\.ts$/
/** Wordings are as visitors type them. Citations keep the spelling of their titles; a worksheet repeats its guide; the rest is drawn, not read. */
const unread = new Set(['asked', 'sources', 'worksheet', 'image', 'href'])

/** Every text of a value, however deep it lies; names, addresses and other single words are left out. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.includes(' ') ? [asRead(value)] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => (unread.has(key) ? [] : textsOf(inner)))
}

/** Answers of the chat stand in their files as they are written. */
const withFacts = (text: string) =>
  text.replace(/\{\{([^{}]*)\}\}/g, (whole, name: string) => answerFact(name) ?? whole)

/** Markdown without the targets of its links and without the literature at its end. */
function asRead(text: string): string {
  return withFacts(text)
    .replace(/^## Sources\n[\s\S]*/m, '')
    .replace(/\]\([^)]*\)/g, ']')
}

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))

/** Those of `content/site` are read where modules show them. */
const entriesOfCollections = async (): Promise<Prose[]> =>
  [...(await readAllCollections())]
    .filter(([folder]) => folder !== 'site')
    .flatMap(([folder, { shipped, entry }]) =>
      [...shipped.keys()].map((name) => ({
        file: `content/${folder}/${name}.md`,
        texts: textsOf(entry(name)),
      })),
    )

/** What the public reads, file by file. A new file of content is among it without being listed anywhere. */
export async function readProse(): Promise<Prose[]> {
  const files = [
    ...filesOf('content').filter((file) => !wiring.test(file)),
    ...filesOf('features').filter((file) => ofTools.test(file)),
  ]
  const prose = await Promise.all(
    files.toSorted().map(async (file): Promise<Prose> => {
      const module: unknown = await import(pathToFileURL(resolve(file)).href)
      return { file, texts: textsOf(module) }
    }),
  )
  return [...(await entriesOfCollections()), ...prose].filter(({ texts }) => texts.length > 0)
}
