import { answered, readTopic, shippedTopic, topicInSource, topicSchema } from '#content/answer-topic.ts'
import type { z } from 'zod'
import { blog } from '#content/blog/index.ts'
import { calculatorList } from '#content/calculators/index.ts'
import { collections, entryId } from '#content/collection.ts'
import { pathOfSample, sampleContracts } from '#content/contracts/index.ts'
import { figures } from '#content/figures.ts'
import { demoEntries } from '#content/demos/index.ts'
import { faqGroups, pathOfGroup } from '#content/faq/index.ts'
import { firmTopics } from '#content/firm.ts'
import { pageTopics } from '#content/known-questions/index.ts'
import { pages } from '#content/pages.ts'
import { policyList } from '#content/policies/index.ts'
import { guides } from '#content/resources/index.ts'
import { roles } from '#content/roles/index.ts'
import { siteList } from '#content/site/index.ts'
import type { SiteWords } from '#content/site/schemas.ts'
import { solutions } from '#content/solutions/index.ts'
import { trustList, trustPaths } from '#content/trust/index.ts'
import { useCases } from '#content/use-cases/index.ts'
import { AppError } from '#lib/errors.ts'

/** One kind of page that staff may change, and how its files are read. */
export interface PageKind {
  folder: string
  label: string
  names: () => string[]
  titleOf: (name: string) => string
  /** Where a change of it is seen. */
  pathOf: (name: string) => string
  /** The file that a change of it is exported to. */
  fileOf: (name: string) => string
  /** The text as it comes with the site; undefined where it is that of the file. */
  shipped?: (name: string) => string
  /** The file with the words of a text. */
  inSource: (name: string, source: string, text: string) => string
  /** What an edition has of a text. Throws `LineError` for what can’t be read. */
  read: (name: string, text: string) => unknown
  /** Throws `LineError` where the entry of the present edition is none. */
  check: (name: string) => void
  /** What a text may hold. */
  schema: (name: string) => z.ZodType | undefined
  /** Of what no page shows as a whole: the words of a text as they will be said, in the present edition. */
  said?: (name: string) => { question: string; answer?: string | undefined; page: string }[]
}

interface Listed {
  folder: string
  label: string
  entries: () => { name: string; title: string }[]
  pathOf: (name: string) => string
}

/** An address that leads nowhere, which shows the words for that. */
export const missingPath = '/404'

/** Of words that no page has alone: where they are seen. */
const seenAt: Partial<Record<SiteWords['id'], () => string | undefined>> = {
  proof: () => pageOf('about'),
  solution: () => `/solutions/${solutions[0]?.slug}`,
  'use-case': () => `/usecases/${useCases[0]?.id}`,
  demo: () => `/demo/${demoEntries[0]?.slug}`,
  role: () => `/ai-roles/${roles[0]?.slug}`,
  article: () => `/blog/${blog[0]?.slug}`,
  trust: () => trustPaths['security'],
  missing: () => missingPath,
  'enquiry-forms': () => pageOf('contact'),
  'assessment-questions': () => pageOf('assessment'),
  'assessment-advice': () => pageOf('assessment'),
}

const titles: Record<SiteWords['id'], string> = {
  home: 'Home',
  about: 'About us',
  london: 'London',
  proof: 'People, cases and certificates: headings',
  solutions: 'All solutions',
  solution: 'Solutions: what each page shares',
  'use-cases': 'All use cases',
  'use-case': 'Use cases: what each page shares',
  demos: 'All demos',
  demo: 'Demos: what each page shares',
  roles: 'All roles',
  role: 'Roles: what each page shares',
  blog: 'All articles',
  article: 'Articles: what each page shares',
  questions: 'All questions and answers',
  resources: 'Resources',
  trust: 'Security, contracts, Ireland: what each page shares',
  sources: 'Sources',
  'how-it-works': 'The film',
  matcher: 'Solution matcher',
  assessment: 'Readiness assessment: start, method and report',
  'assessment-questions': 'Readiness assessment: questions and answers',
  'assessment-advice': 'Readiness assessment: levels and advice',
  search: 'Search',
  'team-augmentation': 'Engineers by the day',
  'team-augmentation-thanks': 'After a team request',
  contact: 'Contact',
  'enquiry-forms': 'Contact form, team request and report by email: fields and buttons',
  'contact-thanks': 'After the contact form',
  newsletter: 'Newsletter',
  'newsletter-thanks': 'After the newsletter form',
  'privacy-request': 'Privacy request',
  'privacy-request-thanks': 'After a privacy request',
  missing: 'Page not found, taken down or broken',
  offline: 'Without a connection',
  navigation: 'Menus of header and footer',
}

const pageOf = (name: string) => pages.find(({ words }) => words === name)?.path

const pathOfWords = (name: string) =>
  Object.entries(seenAt).find(([id]) => id === name)?.[1]?.() ?? pageOf(name) ?? '/'

const listed: Listed[] = [
  {
    folder: 'site',
    label: 'Home, lists, forms and menus',
    entries: () => siteList.map(({ id }) => ({ name: id, title: titles[id] })),
    pathOf: pathOfWords,
  },
  {
    folder: 'solutions',
    label: 'Solutions',
    entries: () => solutions.map(({ slug, title }) => ({ name: slug, title })),
    pathOf: (name) => `/solutions/${name}`,
  },
  {
    folder: 'demos',
    label: 'Demos',
    entries: () => demoEntries.map(({ slug, title }) => ({ name: slug, title })),
    pathOf: (name) => `/demo/${name}`,
  },
  {
    folder: 'use-cases',
    label: 'Use cases',
    entries: () => useCases.map(({ id, title }) => ({ name: id, title })),
    pathOf: (name) => `/usecases/${name}`,
  },
  {
    folder: 'roles',
    label: 'Roles',
    entries: () => roles.map(({ slug, title }) => ({ name: slug, title })),
    pathOf: (name) => `/ai-roles/${name}`,
  },
  {
    folder: 'faq',
    label: 'Subjects of questions',
    entries: () => faqGroups.map(({ id, title }) => ({ name: id, title })),
    pathOf: pathOfGroup,
  },
  {
    folder: 'resources',
    label: 'Guides',
    entries: () => guides.map(({ slug, title }) => ({ name: slug, title })),
    pathOf: (name) => `/resources/${name}`,
  },
  {
    folder: 'calculators',
    label: 'Calculators',
    entries: () => calculatorList.map(({ slug, title }) => ({ name: slug, title })),
    pathOf: (name) => `/resources/${name}`,
  },
  {
    folder: 'trust',
    label: 'Security, contracts, Ireland',
    entries: () => trustList.map(({ slug, title }) => ({ name: slug, title })),
    pathOf: (name) => trustPaths[name] ?? '/',
  },
  {
    folder: 'contracts',
    label: 'Sample contracts',
    entries: () => sampleContracts.map(({ slug, title }) => ({ name: slug, title })),
    pathOf: pathOfSample,
  },
  {
    folder: 'policies',
    label: 'Policies',
    entries: () => policyList.map(({ slug, title }) => ({ name: slug, title })),
    pathOf: (name) => `/${name}`,
  },
]

function kindOfFolder({ folder, label, entries, pathOf }: Listed): PageKind {
  const collection = () => {
    const found = collections.get(folder)
    if (!found) throw new Error(`${folder} is no collection`)
    return found
  }
  return {
    folder,
    label,
    names: () => entries().map(({ name }) => name),
    titleOf: (name) => entries().find((entry) => entry.name === name)?.title ?? name,
    pathOf,
    fileOf: (name) => `content/${folder}/${name}.md`,
    read: (_, text) => collection().write(text),
    check: (name) => void collection().entry(name),
    schema: () => collection().schema,
    inSource: (_, _source, text) => text,
  }
}

const figuresNamed = (name: string) => {
  const found = Object.entries(figures).find(([id]) => id === name)?.[1]
  if (!found) throw new Error(`${name} are no figures`)
  return found
}

const figureKind: PageKind = {
  folder: 'figures',
  label: 'Prices and quantities',
  names: () => Object.keys(figures),
  titleOf: (name) => figuresNamed(name).title,
  pathOf: (name) => figuresNamed(name).path,
  fileOf: (name) => figuresNamed(name).file,
  shipped: (name) => figuresNamed(name).shipped(),
  read: (name, text) => figuresNamed(name).read(text),
  check: () => undefined,
  schema: () => undefined,
  inSource: (name, source, text) => figuresNamed(name).inSource(source, text),
}

const topics = [...firmTopics, ...pageTopics]
const topicNamed = (name: string) => {
  const found = topics.find((topic) => topic.name === name)
  if (!found) throw new Error(`${name} is no topic of the chat`)
  return found
}

const answerKind: PageKind = {
  folder: 'answers',
  label: 'Answers of the chat',
  names: () => topics.map(({ name }) => name),
  titleOf: (name) => topicNamed(name).title,
  pathOf: () => '/',
  fileOf: (name) => `content/${topicNamed(name).file}.ts`,
  shipped: (name) => shippedTopic(topicNamed(name)),
  read: (name, text) => readTopic(topicNamed(name), text),
  check: () => undefined,
  schema: (name) => topicSchema(topicNamed(name)),
  said: (name) => answered([topicNamed(name)]),
  inSource: (name, source, text) => topicInSource(topicNamed(name), source, text),
}

/** In the order in which staff see them. */
export const pageKinds: PageKind[] = [...listed.map(kindOfFolder), answerKind, figureKind]

export interface PageAt {
  id: string
  name: string
  kind: PageKind
}

/** The page of a folder and a name; undefined when there is none. */
export function findPageEntry(folder: string, name: string): PageAt | undefined {
  const kind = pageKinds.find((one) => one.folder === folder)
  return kind?.names().includes(name) ? { id: entryId(folder, name), name, kind } : undefined
}

/** Throws `not_found` when there is none. */
export function getPageEntry({ folder, name }: { folder: string; name: string }): PageAt {
  const found = findPageEntry(folder, name)
  if (!found) throw new AppError('not_found', 'There is no such page')
  return found
}

/** The page that a stored id names; undefined for one that a release took away. */
export function pageOfId(id: string): PageAt | undefined {
  const [folder = '', name = ''] = id.split('/')
  return findPageEntry(folder, name)
}
