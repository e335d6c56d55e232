import { brand } from '#config/brand.ts'
import { faqClaim, faqOfPage } from './faq/index.ts'
import { page, type Page } from './page.ts'
import { roles } from './roles/index.ts'
import { solutions } from './solutions/index.ts'
import { useCaseCategories } from './use-case.ts'
import { useCases } from './use-cases/index.ts'

export type { Page } from './page.ts'

/** Every public address that exists. The sitemap, metadata, structured data, prefetch hints and cache warming read it. */
export const pages: Page[] = [
  page({
    path: '/',
    title: 'AI consulting for UK & Irish industry',
    description:
      'Machine vision, predictive maintenance and forecasting for UK and Irish firms, and AI engineers by the day. Each result with its measurement.',
    keywords: [...brand.services],
    lastModified: '2026-11-20',
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
  ...useCases.map(({ id, title, description, category }) =>
    page({
      path: `/usecases/${id}`,
      aliases: [`/use-case/${id}`],
      title,
      description,
      service: { name: title, kind: useCaseCategories.find((one) => one.id === category)?.label ?? '' },
      lastModified: '2026-11-21',
    }),
  ),
  page({
    path: '/solutions',
    title: 'AI solutions: needs, time and limits',
    description:
      'Eleven AI systems compared: which complaint each answers, the one input it cannot start without, typical weeks, price, and when not to buy it.',
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
    path: '/qa',
    title: 'AI questions answered for industry',
    description: `${faqClaim.value} questions on AI in industry, answered with figures: data, price, IR35, GDPR and AI Act, OPC UA, medical devices, and what comes after go-live.`,
    faq: faqOfPage,
    lastModified: '2026-11-21',
  }),
  page({
    path: '/about-us',
    title: 'About us: how we work, what we refuse',
    description:
      'How the firm works, the six rules it holds to, how a result is measured and what we refuse to build. With our claims and what each of them rests on.',
    lastModified: '2026-11-21',
  }),
  page({
    path: '/locations/london',
    title: 'AI consultants for London industry',
    description:
      'For factories, depots and hospitals in and around London: which problem each sector starts with, how a first half-day visit runs, and our days on site.',
    lastModified: '2026-11-21',
  }),
  page({
    path: '/privacy-policy',
    title: 'Privacy policy, field by field',
    description:
      'What this website stores about you, why and for how long, field by field; who reads it, and how to see, correct or delete it in the UK and Ireland.',
    lastModified: '2026-11-21',
  }),
  page({
    path: '/cookie-policy',
    title: 'Cookie policy: no cookies',
    description:
      'This site sets no cookies and runs no analytics. What your browser keeps instead, each entry by name, when it is written and how to remove it.',
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
]

const byPath = new Map(
  pages.flatMap((entry) =>
    [entry.path, ...(entry.aliases ?? [])].map((path): [string, Page] => [path, entry]),
  ),
)

/** The page at an address, with or without a trailing slash; undefined when there is none. */
export function pageAt(pathname: string): Page | undefined {
  return byPath.get(pathname.replace(/\/+$/, '') || '/')
}
