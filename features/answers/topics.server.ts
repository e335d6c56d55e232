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

const ownPages = /^\/(?:ai-readiness-assessment|solutions|resources|demo|team-augmentation|blog)(?:\/|$)/

/** What a page’s questions are about when they may leave it out once it is spoken of: its topic, or the page itself. Undefined for what is asked of the firm. */
export const subjectOf = (path: string): string | undefined =>
  topicOf(path) ?? (ownPages.test(pageOf(path)) ? pageOf(path) : undefined)

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

/** What a topic is called: its title, or a word that visitors have for it. */
interface TopicName {
  topic: string
  terms: string[]
  isTitle: boolean
}

/** The names of all topics; one that several share is none. */
function namesOfTopics(): TopicName[] {
  const shared = new Map<string, TopicName[]>()
  for (const [path, title] of named)
    for (const name of [title, ...(visitorWords[path] ?? '').split(', ')]) {
      const terms = termsIn(name)
      if (terms.length === 0 || (terms.length === 1 && (terms[0]?.length ?? 0) < 4)) continue
      const key = joined(terms)
      const one = { topic: topicOf(path) ?? path, terms, isTitle: name === title }
      shared.set(key, [...(shared.get(key) ?? []), one])
    }
  return [...shared.values()].flatMap((those) =>
    new Set(those.map(({ topic }) => topic)).size === 1 ? those.slice(0, 1) : [],
  )
}

const pageOfTopic = new Map(named.map(([path]) => [topicOf(path), path]))

/** The page of the one topic that was named; undefined for none and for several. */
export function pageOfOne(topics: ReadonlySet<string>): string | undefined {
  const [topic, ...others] = topics
  return others.length > 0 ? undefined : pageOfTopic.get(topic)
}

/** From this share on of all that is asked in a word, it names the topic that those questions are about: “gearbox” does, “customers” doesn’t. */
const tellingShare = 0.5

/** Which topics a message names. */
export class TopicNames {
  readonly #names: [name: string, topic: string][]
  readonly #namesOf: Map<string, [name: string, topic: string][]>

  /** `topicsOfHolders`: of each question that holds all of so many terms its topic. */
  constructor(topicsOfHolders: (terms: string[]) => (string | undefined)[]) {
    this.#names = namesOfTopics()
      .filter(({ topic, terms, isTitle }) => isTitle || isTelling(topic, topicsOfHolders(terms)))
      .map(({ topic, terms }) => [joined(terms), topic])
    this.#namesOf = Map.groupBy(this.#names, ([, topic]) => topic)
  }

  in(message: string): Set<string> {
    const text = joined(termsIn(message))
    return new Set(this.#names.flatMap(([name, topic]) => (text.includes(name) ? [topic] : [])))
  }

  /** Whether a message names a topic. */
  isIn(message: string, topic: string): boolean {
    const names = this.#namesOf.get(topic)
    if (!names) return false
    const text = joined(termsIn(message))
    return names.some(([name]) => text.includes(name))
  }

  /** The one topic that words name which say nothing else: the solution in whose title they all stand, or what is called just that. */
  alone(words: string): string | undefined {
    const terms = termsIn(words)
    if (terms.length === 0) return undefined
    const titled = solutions.filter(({ title }) => {
      const own = new Set(termsIn(title))
      return terms.every((term) => own.has(term))
    })
    const called = this.#names.flatMap(([name, topic]) => (name === joined(terms) ? [topic] : []))
    const [topic, ...others] =
      titled.length > 0 ? titled.map(({ slug }) => topicOf(`/solutions/${slug}`)) : called
    return others.length > 0 ? undefined : topic
  }
}

function isTelling(topic: string, holders: (string | undefined)[]): boolean {
  const own = holders.filter(
    (one) => one !== undefined && (one === topic || related().has(`${topic} ${one}`)),
  )
  return holders.length === 0 || own.length / holders.length >= tellingShare
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

/** How near a page, about a topic or none, is to the subject: 1 the same, 0 unrelated. */
export function nearnessTo(subject: string | undefined): (path: string, topic: string | undefined) => number {
  if (!subject) return () => 0
  const own = pageOf(subject)
  const about = topicOf(subject)
  return (path, topic) => {
    const page = pageOf(path)
    if (page === placeOfUnpublished) return 0
    if (page === own) return 1
    if (!topic || !about) return 0
    if (topic === about) return 1
    return related().has(`${topic} ${about}`) ? 0.5 : 0
  }
}

/** How near two pages are in subject: 1 the same, 0 unrelated. */
export const nearness = (path: string, subject: string | undefined): number =>
  nearnessTo(subject)(path, topicOf(path))
