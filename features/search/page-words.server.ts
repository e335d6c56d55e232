import { areasServed, brand, openingHours, services } from '#config/brand.ts'
import { about } from '#content/about.ts'
import { blogWords } from '#content/blog-words.ts'
import { pathOfSample, sampleContracts } from '#content/contracts/index.ts'
import { useCases } from '#content/use-cases/index.ts'
import { demosWords } from '#content/demo-words.ts'
import { demoEntries } from '#content/demos/index.ts'
import { film, filmWords } from '#content/film.ts'
import { pathOfGroup } from '#content/faq/index.ts'
import { faqWords } from '#content/faq-words.ts'
import type { FaqGroup } from '#content/faq.ts'
import { home } from '#content/home.ts'
import { postCategories } from '#content/post.ts'
import { readinessWords } from '#content/readiness/words.ts'
import { calculatorSlugs } from '#content/calculator.ts'
import { calculators } from '#content/calculators/index.ts'
import { guides } from '#content/resources/index.ts'
import { resourcesWords } from '#content/resources-words.ts'
import { newsletterPage } from '#content/newsletter.ts'
import { privacyRequestPage } from '#content/privacy-request.ts'
import { teamAugmentationPage } from '#content/team-augmentation-page.ts'
import { london } from '#content/london.ts'
import { rolesWords } from '#content/role-words.ts'
import { solutionsWords } from '#content/solution-words.ts'
import { sourcesPage } from '#content/sources.ts'
import { catalogueWords } from '#content/use-case-words.ts'
import { solutions } from '#content/solutions/index.ts'
import { useCaseCategories } from '#content/use-case.ts'
import type { Section } from './search-document.ts'
import { liveObject } from '#lib/editions.ts'

const { email, phone } = brand

/** The words of each page that isn't an entry of a collection. A part of them with a title is a section; its key is the anchor. */
const pageWords: Record<string, object> = liveObject(() => ({
  '/': home,
  '/about-us': { ...about, services: `We offer ${services.join(', ')}.`, areas: areasServed },
  '/locations/london': london,
  '/sources': {
    intro: sourcesPage.intro,
    estimates: sourcesPage.estimates,
    published: sourcesPage.published,
  },
  '/how-it-works': { ...filmWords, transcript: { ...filmWords.transcript, captions: film.transcript } },
  '/solutions': solutionsWords,
  '/ai-roles': rolesWords,
  '/usecases': {
    ...catalogueWords,
    sectors: useCaseCategories.map(({ label }) => label),
    cases: useCases.map(({ title }) => title),
  },
  '/blog': {
    ...blogWords,
    subjects: postCategories.map(({ label }) => label),
  },
  '/team-augmentation': teamAugmentationPage(),
  '/ai-readiness-assessment': { ...readinessWords.start, ...readinessWords },
  '/solutions/ai-solution-recommender': {
    asks: 'It asks for your sector, the goal, the data you hold, its kind, the speed needed, the systems, the constraints, budget and date.',
    solutions: solutions.map(({ title, complaint }) => `${title}: ${complaint}`),
  },
  '/resources': {
    ...resourcesWords,
    tools: calculatorSlugs.map((slug) => calculators[slug].summary),
    papers: guides.map(({ title, summary }) => `${title}: ${summary}`),
  },
  ...Object.fromEntries(calculatorSlugs.map((slug) => [`/resources/${slug}`, calculators[slug]])),
  ...Object.fromEntries(guides.map((guide) => [`/resources/${guide.slug}`, paperWords(guide)])),
  ...Object.fromEntries(sampleContracts.map((sample) => [pathOfSample(sample.slug), paperWords(sample)])),
  '/demo': {
    intro: demosWords.intro,
    demos: demoEntries.map(({ title, summary }) => `${title}: ${summary}`),
  },
  ...Object.fromEntries(demoEntries.map((entry) => [`/demo/${entry.slug}`, entry])),
  '/qa': { intro: faqWords.intro },
  '/newsletter': newsletterPage,
  '/privacy-request': privacyRequestPage,
  '/contact': {
    reach: `Write to ${email}, send the form, or call ${phone.label}, ${openingHours.label}.`,
    reply:
      'An engineer reads every enquiry and replies within one working day. Name, email and company are needed; phone and message are up to you.',
  },
}))

/** A page's words, with the titles of what is published on it now. */
export function wordsOfPage(path: string, articles: string[], groups: FaqGroup[]): object {
  const words = pageWords[path] ?? {}
  if (path === '/blog') return { ...words, articles }
  const group = groups.find(({ id }) => path === pathOfGroup(id))
  if (group) return { intro: group.intro, questions: group.entries.map(({ question }) => question) }
  if (path === '/qa') return { ...words, subjects: groups.map(({ title, intro }) => ({ title, intro })) }
  return words
}

function paperWords({ summary, sections }: Pick<(typeof guides)[number], 'summary' | 'sections'>): object {
  return { summary, ...Object.fromEntries(sections.map(({ id, ...section }) => [id, section])) }
}

const notProse =
  /^(?:page|to|href|id|slug|icon|image|picture|alt|pictureAlt|action|link|links|all|label|labels|columns|chart|search|empty|placeholder|when|value|values|roles|slugs|related|pageTitle|description|formula|choices|figures|scene|sources)$/

/** The sections of a page's words: what stands under a title of its own, and before them all that doesn't. */
export function sectionsOf(words: object): Section[] {
  const opening: string[] = []
  const sections: Section[] = []
  for (const [key, value] of Object.entries(words)) {
    if (notProse.test(key) || key === 'title') continue
    const heading = titleOf(value)
    if (heading === undefined) opening.push(...proseOf(value))
    else sections.push({ heading, anchor: key, text: proseOf(value, 'title').join('\n\n') })
  }
  return [{ text: opening.join('\n\n') }, ...sections].filter(({ text }) => text !== '')
}

function titleOf(value: unknown): string | undefined {
  const isTitled = typeof value === 'object' && value !== null && 'title' in value
  return isTitled && typeof value.title === 'string' ? value.title : undefined
}

/** Every text in a value as sentences; what belongs to one entry of a list stays together. */
function proseOf(value: unknown, except = ''): string[] {
  if (typeof value === 'string') return value === '' ? [] : [asSentence(value)]
  if (Array.isArray(value)) return value.map((one) => proseOf(one).join(' ')).filter(Boolean)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) =>
    key === except || notProse.test(key) ? [] : proseOf(one),
  )
}

export function asSentence(text: string): string {
  return /[.!?…:]['’”)]?$/.test(text) ? text : `${text}.`
}
