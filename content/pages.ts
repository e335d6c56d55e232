import { brand } from '#config/brand.ts'
import { blog } from './blog/index.ts'
import { pathOfSample, sampleContracts } from './contracts/index.ts'
import { demoEntries } from './demos/index.ts'
import { film } from './film.ts'
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
import { teamAugmentation } from './team-augmentation.ts'

export type { Page } from './page.ts'

const { url, thumbnailUrl, publishedOn, seconds } = film
const videoOfFilm = { name: 'How it works: our demos, recorded', url, thumbnailUrl, publishedOn, seconds }
const videoOfPage =
  'A film of our own demos: OEE from a shift log, faults in readings, your own file, a part that fails inspection, a bearing’s last weeks. With every word to read.'

const faqWritten = '2026-11-22'

/** Every public address that exists. The sitemap, metadata, structured data, prefetch hints and cache warming read it. */
export const pages: Page[] = liveList(() => [
  page({
    path: '/',
    ...home.page,
    keywords: [...brand.services],
    video: { ...videoOfFilm, description: home.video.description },
    lastModified: '2026-11-21',
  }),
  page({
    path: '/how-it-works',
    title: 'See it work: our demos on film',
    description: videoOfPage,
    video: { ...videoOfFilm, description: videoOfPage, transcript: film.transcript },
    lastModified: '2026-11-21',
  }),
  page({
    path: '/contact',
    title: 'Contact an AI engineer',
    description: `Tell us what you make and what goes wrong. An engineer replies within one working day, ${brand.openingHours.label}.`,
    lastModified: '2026-11-20',
  }),
  page({
    path: '/contact/thanks',
    title: 'Thank you for your message',
    description: 'Your message has arrived. An engineer reads it and replies within one working day.',
    noindex: true,
    lastModified: '2026-11-20',
  }),
  page({
    path: '/usecases',
    title: 'AI use cases in seven sectors',
    description: `${useCases.length} uses of AI in industry, retail, health, transport, education, farming and finance: how each works, what is measured and when it is not worth it.`,
    lastModified: '2026-11-21',
  }),
  ...useCases.map(({ id, title, description, category }) => {
    const { label, named } = useCaseCategories.find((one) => one.id === category) ?? useCaseCategories[0]
    return page({
      path: `/usecases/${id}`,
      aliases: [`/use-case/${id}`],
      title,
      description,
      service: { name: title, kind: label, picture: named },
      lastModified: '2026-11-21',
    })
  }),
  page({
    path: '/solutions',
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
    title: 'AI demos that run in your browser',
    description: `${demoEntries.length} AI demos to try on your own file, which never leaves your device: defects, wear, anomalies, charts and forecasts, each with its method and limits.`,
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
    title: 'AI readiness assessment, free',
    description:
      '24 questions in ten minutes: a score with its formula, five levels, and up to three actions with steps for 30, 60 and 90 days. No email address needed.',
    service: { name: 'AI readiness assessment', kind: 'Self-assessment' },
    lastModified: '2026-11-21',
  }),
  page({
    path: '/ai-roles',
    title: 'AI roles you can hire by the day',
    description:
      'Fourteen AI roles and how they differ: what each does, when you need one and when not, day-rate bands, a plan of 30 days and questions for the interview.',
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
    title: 'Working notes on AI in industry',
    description:
      'Articles with arithmetic for people who run plants, shops, depots and wards: OEE, gauge studies, forecasts, alarms, UK GDPR, IR35 and the AI Act.',
    lastModified:
      blog
        .map(({ updatedOn }) => updatedOn)
        .toSorted()
        .at(-1) ?? '2026-11-21',
  }),
  ...blog.map(pageOfPost),
  page({
    path: '/resources',
    title: 'Calculators and guides for AI',
    description: `Work out OEE, the cost of downtime or the return of a project, and take ${guides.length} guides with you: baseline, brief, supplier questions, vision data, DPIA.`,
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
        author: brand.byline,
        section: 'Guides',
        tags: [],
      },
      lastModified: updatedOn,
    }),
  ),
  page({
    path: '/team-augmentation',
    ...teamAugmentation.page,
    service: { name: 'AI team augmentation', kind: 'AI team augmentation' },
    lastModified: '2026-11-21',
  }),
  page({
    path: '/team-augmentation/thanks',
    title: 'Thank you for your team request',
    description: 'Your team request has arrived. An engineer reads it and replies within one working day.',
    noindex: true,
    lastModified: '2026-11-21',
  }),
  page({
    path: '/solutions/ai-solution-recommender',
    title: 'AI Solution Matcher: 8 questions',
    description:
      'Eight questions rank our eleven AI solutions for your case: points that add up, what is ruled out and why, price and weeks. No email address needed.',
    lastModified: '2026-11-21',
  }),
  pageOfFaq(faqGroups),
  ...faqGroups.map((group) => pageOfFaqGroup(group)),
  page({
    path: '/about-us',
    ...about.page,
    lastModified: '2026-11-21',
  }),
  page({
    path: '/sources',
    title: 'Sources, and how we estimate',
    description:
      'What the typical ranges on this site are based on: each published source, what it says and where it is used, and how we make our own estimates.',
    lastModified: '2026-11-24',
  }),
  page({
    path: '/locations/london',
    ...london.page,
    lastModified: '2026-11-21',
  }),
  page({
    path: '/locations/ireland',
    title: 'AI engineers for plants in Ireland',
    description:
      'Prices in euro, VAT by reverse charge, days on site from Dublin to the north-west, payroll, data and Irish law: what changes for a customer in Ireland.',
    lastModified: '2026-11-24',
  }),
  page({
    path: '/security',
    title: 'Security and trust, in plain words',
    description:
      'Who sees your project data and until when, why nothing of ours opens your plant network, how models are tested, and what to ask for before you sign.',
    lastModified: '2026-11-24',
  }),
  page({
    path: '/how-we-contract',
    title: 'How we contract, with a sample order',
    description:
      'Framework agreement, an order for each step, data processing agreement: what each settles, who owns what, how you stop, and two samples to download.',
    lastModified: '2026-11-24',
  }),
  ...sampleContracts.map(({ slug, title, description, updatedOn }) =>
    page({ path: pathOfSample(slug), title, description, lastModified: updatedOn }),
  ),
  page({
    path: '/privacy-policy',
    title: 'Privacy policy, field by field',
    description:
      'What this website stores about you, why and for how long, field by field; who reads it, and how to see, correct or delete it in the UK and Ireland.',
    lastModified: '2026-11-21',
  }),
  page({
    path: '/newsletter',
    title: 'Newsletter: what was measured',
    description:
      'An occasional email on what we measured and built, new tools, or rules that change. You choose the subjects, confirm your address, and stop with one click.',
    lastModified: '2026-11-25',
  }),
  page({
    path: '/newsletter/thanks',
    title: 'One more step: open our email',
    description:
      'An email with a link is on its way. The newsletter starts once you have opened it and pressed the button.',
    noindex: true,
    lastModified: '2026-11-25',
  }),
  page({
    path: '/privacy-request',
    title: 'Your data: see it, delete it, object',
    description:
      'Ask for a copy of your data, have it deleted, object or complain: no account needed, a reference at once, an answer within one month.',
    lastModified: '2026-11-21',
  }),
  page({
    path: '/privacy-request/thanks',
    title: 'Your privacy request has arrived',
    description:
      'Your request has a reference and a date by which we must answer. The email says what happens next.',
    noindex: true,
    lastModified: '2026-11-21',
  }),
  page({
    path: '/cookie-policy',
    title: 'Cookie policy: no cookies',
    description:
      'This site sets no cookies, and its statistics read nothing on your device. What your browser keeps, each entry by name, and how to remove it.',
    lastModified: '2026-11-21',
  }),
  page({
    path: '/terms-of-service',
    aliases: ['/terms-conditions'],
    title: 'Terms of service and of orders',
    description:
      'The rules for using this website and its free tools, and what an order rests on: stop after each step, code and models yours once paid, your data yours.',
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
    title: 'Search all pages of the site',
    description:
      'Find solutions, use cases, roles, answered questions and articles by the words you would use for the problem; typing errors are forgiven.',
    noindex: true,
    lastModified: '2026-11-21',
  }),
  page({
    path: '/offline',
    title: 'No connection to the site',
    description:
      'Shown when a device is offline, in place of a page that has not been opened on it before. It reloads by itself when the connection is back.',
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
  return page({
    path: '/qa',
    title: 'AI questions answered for industry',
    description: `${claimOfFaq(listedFaq(groups)).value} questions on AI in industry, answered with figures: data, price, IR35, GDPR and AI Act, OPC UA, medical devices, and what comes after go-live.`,
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
