import { roles } from '#content/roles/index.ts'
import { solutions } from '#content/solutions/index.ts'
import { useCases } from '#content/use-cases/index.ts'
import { visitorWords } from '#content/visitor-words.ts'
import { termOf } from '#lib/english.ts'
import { visitorWordsIn } from './text-features.ts'
import { liveList, perEdition } from '#lib/editions.ts'

/** The path without its anchor. */
export const pageOf = (path: string): string => path.split('#', 1)[0] ?? path

/** What a page is about when others answer the same questions of something else: a solution (with its demo), a use case or a role. */
export function topicOf(path: string): string | undefined {
  const [, folder = '', slug] = pageOf(path).split('/')
  return slug &&
    ['solutions', 'demo', 'usecases', 'ai-roles'].includes(folder) &&
    !slug.startsWith('ai-solution-')
    ? slug + (folder === 'ai-roles' ? ' role' : '')
    : undefined
}

const named: [path: string, title: string, related: string[]][] = liveList(() => [
  ...solutions.map(({ slug, title, useCases: ids }): [string, string, string[]] => [
    `/solutions/${slug}`,
    title,
    ids.map((id) => `/usecases/${id}`),
  ]),
  ...useCases.map(({ id, title }): [string, string, string[]] => [`/usecases/${id}`, title, []]),
  ...roles.map(({ slug, title }): [string, string, string[]] => [`/ai-roles/${slug}`, title, []]),
])

const termsIn = (text: string) => visitorWordsIn(text).map(termOf)
const joined = (terms: string[]) => ` ${terms.join(' ')} `

const names = perEdition(namesOfTopics)

/** What each topic is called, as stems between blanks; a name that several share is none. */
function namesOfTopics(): [name: string, topic: string][] {
  const shared = new Map<string, Set<string>>()
  for (const [path, title] of named)
    for (const name of [title, ...(visitorWords[path] ?? '').split(', ')]) {
      const terms = termsIn(name)
      if (terms.length === 0 || (terms.length === 1 && (terms[0]?.length ?? 0) < 4)) continue
      const key = joined(terms)
      shared.set(key, (shared.get(key) ?? new Set()).add(topicOf(path) ?? path))
    }
  return [...shared].flatMap(([name, topics]) =>
    topics.size === 1 ? [...topics].map((topic): [string, string] => [name, topic]) : [],
  )
}

/** The topics that a message names. */
export function topicsIn(message: string): Set<string> {
  const text = joined(termsIn(message))
  return new Set(names().flatMap(([name, topic]) => (text.includes(name) ? [topic] : [])))
}

const pageOfTopic = new Map(named.map(([path]) => [topicOf(path), path]))

/** The page of the one topic that a message names; undefined for none and for several. */
export function pageNamedIn(message: string): string | undefined {
  const [topic, ...others] = topicsIn(message)
  return others.length > 0 ? undefined : pageOfTopic.get(topic)
}

const related = perEdition(
  () =>
    new Set(
      named.flatMap(([path, , others]) =>
        others.flatMap((other) => [
          `${topicOf(path)} ${topicOf(other)}`,
          `${topicOf(other)} ${topicOf(path)}`,
        ]),
      ),
    ),
)

/** Where one asks for what isn't published: no subject of its own. */
const placeOfUnpublished = '/contact'

/** How near two pages are in subject: 1 the same, 0 unrelated. */
export function nearness(path: string, subject: string | undefined): number {
  if (!subject) return 0
  if (pageOf(path) === placeOfUnpublished) return 0
  if (pageOf(path) === pageOf(subject)) return 1
  const [one, other] = [topicOf(path), topicOf(subject)]
  if (!one || !other) return 0
  if (one === other) return 1
  return related().has(`${one} ${other}`) ? 0.5 : 0
}
