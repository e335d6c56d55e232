import { byline, services } from '#config/brand.ts'
import { blog } from './blog/index.ts'
import { policies } from './policies/index.ts'
import { trustPages } from './trust/index.ts'
import { pathOfSample, sampleContracts } from './contracts/index.ts'
import { demoEntries } from './demos/index.ts'
import { film, filmWords } from './film.ts'
import { home } from './home.ts'
import type { FaqGroup } from './faq.ts'
import { claimOfFaq, faqGroups, listedFaq, pathOfGroup, plainFaq } from './faq/index.ts'
import { page, type Page } from './page.ts'
import { postCategories, type Post } from './post.ts'
import { calculatorSlugs } from './calculator.ts'
import { calculators } from './calculators/index.ts'
import { guides } from './resources/index.ts'
import { roles } from './roles/index.ts'
import { solutions } from './solutions/index.ts'
import { useCaseCategories } from './use-case.ts'
import { useCases } from './use-cases/index.ts'
import { liveList, perEdition } from '#lib/editions.ts'
import { about } from './about.ts'
import { london } from './london.ts'
import { solutionsWords } from './solution-words.ts'
import { teamAugmentation, teamAugmentationThanks } from './team-augmentation.ts'
import { blogWords } from './blog-words.ts'
import { contactThanks, contactWords } from './contact-words.ts'
import { demosWords } from './demo-words.ts'
import { faqWords } from './faq-words.ts'
import { newsletterPage, newsletterThanks } from './newsletter.ts'
import { privacyRequestPage, privacyRequestThanks } from './privacy-request.ts'
import { offlineWords } from './unreached-words.ts'
import { matcherWords } from './matcher-words.ts'
import { readinessWords } from './readiness/words.ts'
import { resourcesWords } from './resources-words.ts'
import { rolesWords } from './role-words.ts'
import { searchWords } from './search-words.ts'
import { sourcesPage } from './sources.ts'
import { catalogueWords } from './use-case-words.ts'

export type { Page } from './page.ts'

const { url, thumbnailUrl, publishedOn, seconds } = film
const videoOfFilm = { name: 'How it works: our demos, recorded', url, thumbnailUrl, publishedOn, seconds }

/** The customer's own picture of a shop stands for the use case that looks at shelves. */
const shopPicture = '/ai-shopping-small.webp'

const faqWritten = '2026-11-22'

/** What a page of sections says of itself in its head. */
function headOf(path: string) {
  const found = trustPages[path] ?? policies[path]
  if (!found) throw new Error(`${path} has no sections`)
  return found.page ?? { title: found.title, description: found.intro }
}

/** Every public address that exists. The sitemap, metadata, structured data, prefetch hints and cache warming read it. */
export const pages: Page[] = liveList(() => [
  page({
    path: '/',
    words: 'home',
    ...home.page,
    keywords: [...services],
    video: { ...videoOfFilm, description: home.video.description },
    lastModified: '2026-11-21',
  }),
  page({
    path: '/how-it-works',
    words: 'how-it-works',
    ...filmWords.page,
    video: { ...videoOfFilm, description: filmWords.page.description, transcript: film.transcript },
    lastModified: '2026-11-21',
  }),
  page({
    path: '/contact',
    words: 'contact',
    ...contactWords.page,
    lastModified: '2026-11-20',
  }),
  page({
    path: '/contact/thanks',
    words: 'contact-thanks',
    ...contactThanks.page,
    noindex: true,
    lastModified: '2026-11-20',
  }),
  page({
    path: '/usecases',
    words: 'use-cases',
    ...catalogueWords.page,
    lastModified: '2026-11-21',
  }),
  ...useCases.map(({ id, title, description, category }) => {
    const { label, named } = useCaseCategories.find((one) => one.id === category) ?? useCaseCategories[0]
    return page({
      path: `/usecases/${id}`,
      aliases: [`/use-case/${id}`],
      title,
      description,
      service: { name: title, kind: label, picture: id === 'shelf-availability' ? shopPicture : named },
      lastModified: '2026-11-21',
    })
  }),
  page({
    path: '/solutions',
    words: 'solutions',
    ...solutionsWords.page,
    lastModified: '2026-11-21',
  }),
  ...solutions.map(({ slug, title, pageTitle, description, faq }) =>
    page({
      path: `/solutions/${slug}`,
      title: pageTitle,
      description,
      faq,
      service: { name: title, kind: 'AI solution' },
      lastModified: '2026-11-21',
    }),
  ),
  page({
    path: '/demo',
    words: 'demos',
    ...demosWords.page,
    lastModified: '2026-11-21',
  }),
  ...demoEntries.map(({ slug, pageTitle, description }) =>
    page({
      path: `/demo/${slug}`,
      title: pageTitle,
      description,
      lastModified: '2026-11-21',
    }),
  ),
  page({
    path: '/ai-readiness-assessment',
    aliases: ['/solutions/ai-readiness-assessment'],
    words: 'assessment',
    ...readinessWords.page,
    service: { name: 'AI readiness assessment', kind: 'Self-assessment' },
    lastModified: '2026-11-21',
  }),
  page({
    path: '/ai-roles',
    words: 'roles',
    ...rolesWords.page,
    lastModified: '2026-11-21',
  }),
  ...roles.map(({ slug, title, pageTitle, description, faq }) =>
    page({
      path: `/ai-roles/${slug}`,
      aliases: [`/ai-role/${slug}`],
      title: pageTitle,
      description,
      faq,
      service: { name: title, kind: 'AI team augmentation' },
      lastModified: '2026-11-21',
    }),
  ),
  page({
    path: '/blog',
    words: 'blog',
    ...blogWords.page,
    lastModified:
      blog
        .map(({ updatedOn }) => updatedOn)
        .toSorted()
        .at(-1) ?? '2026-11-21',
  }),
  ...blog.map(pageOfPost),
  page({
    path: '/resources',
    words: 'resources',
    ...resourcesWords.page,
    lastModified: '2026-11-21',
  }),
  ...calculatorSlugs.map((slug) =>
    page({
      path: `/resources/${slug}`,
      title: calculators[slug].pageTitle,
      description: calculators[slug].description,
      tool: calculators[slug].title,
      lastModified: '2026-11-21',
    }),
  ),
  ...guides.map(({ slug, pageTitle, description, publishedOn, updatedOn }) =>
    page({
      path: `/resources/${slug}`,
      title: pageTitle,
      description,
      type: 'article',
      article: {
        publishedTime: publishedOn,
        modifiedTime: updatedOn,
        author: byline,
        section: 'Guides',
        tags: [],
      },
      lastModified: updatedOn,
    }),
  ),
  page({
    path: '/team-augmentation',
    words: 'team-augmentation',
    ...teamAugmentation.page,
    service: { name: 'AI team augmentation', kind: 'AI team augmentation' },
    lastModified: '2026-11-21',
  }),
  page({
    path: '/team-augmentation/thanks',
    words: 'team-augmentation-thanks',
    ...teamAugmentationThanks.page,
    noindex: true,
    lastModified: '2026-11-21',
  }),
  page({
    path: '/solutions/ai-solution-recommender',
    words: 'matcher',
    ...matcherWords.page,
    lastModified: '2026-11-21',
  }),
  pageOfFaq(faqGroups),
  ...faqGroups.map((group) => pageOfFaqGroup(group)),
  page({
    path: '/about-us',
    words: 'about',
    ...about.page,
    lastModified: '2026-11-21',
  }),
  page({
    path: '/sources',
    words: 'sources',
    ...sourcesPage.page,
    lastModified: '2026-11-24',
  }),
  page({
    path: '/locations/london',
    words: 'london',
    ...london.page,
    lastModified: '2026-11-21',
  }),
  page({
    path: '/locations/ireland',
    ...headOf('/locations/ireland'),
    lastModified: '2026-11-24',
  }),
  page({
    path: '/security',
    ...headOf('/security'),
    lastModified: '2026-11-24',
  }),
  page({
    path: '/how-we-contract',
    ...headOf('/how-we-contract'),
    lastModified: '2026-11-24',
  }),
  ...sampleContracts.map(({ slug, title, description, updatedOn }) =>
    page({ path: pathOfSample(slug), title, description, lastModified: updatedOn }),
  ),
  page({
    path: '/privacy-policy',
    ...headOf('/privacy-policy'),
    lastModified: '2026-11-21',
  }),
  page({
    path: '/newsletter',
    words: 'newsletter',
    ...newsletterPage.page,
    lastModified: '2026-11-25',
  }),
  page({
    path: '/newsletter/thanks',
    words: 'newsletter-thanks',
    ...newsletterThanks.page,
    noindex: true,
    lastModified: '2026-11-25',
  }),
  page({
    path: '/privacy-request',
    words: 'privacy-request',
    ...privacyRequestPage.page,
    lastModified: '2026-11-21',
  }),
  page({
    path: '/privacy-request/thanks',
    words: 'privacy-request-thanks',
    ...privacyRequestThanks.page,
    noindex: true,
    lastModified: '2026-11-21',
  }),
  page({
    path: '/cookie-policy',
    ...headOf('/cookie-policy'),
    lastModified: '2026-11-21',
  }),
  page({
    path: '/terms-of-service',
    aliases: ['/terms-conditions'],
    ...headOf('/terms-of-service'),
    lastModified: '2026-11-21',
  }),
  page({
    path: '/video-test',
    title: 'Video test: every state of a film',
    description:
      'For checking a browser or a network: a film that plays, one whose sources are missing, one still to come and one that is temporarily unavailable.',
    noindex: true,
    lastModified: '2026-11-21',
  }),
  page({
    path: '/search',
    words: 'search',
    ...searchWords.page,
    noindex: true,
    lastModified: '2026-11-21',
  }),
  page({
    path: '/offline',
    words: 'offline',
    ...offlineWords.page,
    noindex: true,
    lastModified: '2026-11-21',
  }),
])

/** Screens of one visitor: they have a title, but no place in the sitemap, the caches or the search. */
const ownScreens: Page[] = [
  page({
    path: '/privacy-request/confirm',
    title: 'Confirm your address',
    description: 'Shows that a privacy request comes from the person it concerns.',
    noindex: true,
    lastModified: '2026-11-21',
  }),
  page({
    path: '/newsletter/confirm',
    title: 'Confirm the newsletter',
    description: 'Shows that the newsletter was requested by the person who receives it.',
    noindex: true,
    lastModified: '2026-11-25',
  }),
  page({
    path: '/newsletter/preferences',
    title: 'Your newsletter',
    description: 'What you chose, and one button that ends it.',
    noindex: true,
    lastModified: '2026-11-25',
  }),
  page({
    path: '/ai-readiness-assessment/questions',
    title: 'AI readiness: the questions',
    description: 'Twenty-four questions about one firm, one a page. The answers are saved as you go.',
    noindex: true,
    lastModified: '2026-11-21',
  }),
  page({
    path: '/ai-readiness-assessment/result',
    title: 'AI readiness: the result',
    description: 'Score, level, seven dimensions and up to three actions with steps for 30, 60 and 90 days.',
    noindex: true,
    lastModified: '2026-11-21',
  }),
]

const byPath = perEdition(
  () =>
    new Map(
      pages.flatMap((entry) =>
        [entry.path, ...(entry.aliases ?? [])].map((path): [string, Page] => [path, entry]),
      ),
    ),
)

/** The page of an article. */
export function pageOfPost(
  post: Omit<Post, 'body' | 'category' | 'useCases' | 'solutions' | 'roles'> & { category: string },
): Page {
  const { slug, title, description, category, tags, publishedOn, updatedOn, author } = post
  return page({
    path: `/blog/${slug}`,
    title,
    description,
    keywords: tags,
    type: 'article',
    article: {
      publishedTime: publishedOn,
      modifiedTime: updatedOn,
      author,
      section: postCategories.find(({ id }) => id === category)?.label ?? '',
      tags,
    },
    lastModified: updatedOn,
  })
}

/** The page that lists all questions. */
export function pageOfFaq(groups: FaqGroup[], lastModified = faqWritten): Page {
  const { title, afterCount } = faqWords.page
  return page({
    path: '/qa',
    words: 'questions',
    title,
    description: `${claimOfFaq(listedFaq(groups)).value} ${afterCount}`,
    parts: groups.map(({ id, page }) => ({ path: pathOfGroup(id), name: page.title })),
    lastModified,
  })
}

/** The page of a group's answers. */
export function pageOfFaqGroup({ id, page: head, entries }: FaqGroup, lastModified = faqWritten): Page {
  return page({ path: pathOfGroup(id), ...head, faq: plainFaq(entries), lastModified })
}

/** A screen that is only there for who holds its link. */
export function ownScreenAt(pathname: string): Page | undefined {
  return ownScreens.find(({ path }) => path === pathname)
}

/** The page at an address, with or without a trailing slash; undefined when there is none. */
export function pageAt(pathname: string): Page | undefined {
  return byPath().get(pathname.replace(/\/+$/, '') || '/')
}
