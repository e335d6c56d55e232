import { z } from 'zod'
import { claimIds } from '#config/brand.ts'
import { seniorities } from '#config/roles.ts'
import { allFaqIds } from '#content/faq/ids.ts'
import { photo } from '#content/photo.ts'
import { scenePictures } from '#content/sector-scenes.ts'
import { formWords } from './form-schemas.ts'
import { listWords } from './list-schemas.ts'
import { action, head, link, page, text } from './parts.ts'
import { toolWords } from './tool-schemas.ts'

const scene = z.strictObject({
  slug: text,
  picture: z.enum(scenePictures),
  pictureAlt: text,
  photo: photo.optional(),
})
/** Their drawings are named here because this is read before any picture has been drawn. */
const stepPicture = z.enum(['partner-brief', 'partner-solution', 'partner-implementation'])

const home = z.strictObject({
  id: z.literal('home'),
  page,
  hero: z.strictObject({
    kicker: text,
    title: text,
    text,
    action: text,
    second: link,
    /** Of the picture. */
    alt: text,
    /** The week of tide and readings that a visitor moves through. */
    week: z.strictObject({ label: text, tide: text, oee: text, bearing: text, hint: text }),
  }),
  /** What a reader can check before calling; `count` names a figure that is counted, not typed. */
  proof: z.strictObject({
    ...head,
    points: z.array(
      z.strictObject({
        count: z.enum(['demos', 'answers', 'useCases', 'dayRate']),
        text,
        link: text,
        to: text,
      }),
    ),
  }),
  figuresTitle: text,
  /** What each figure rests on, in small print. */
  figures: z.array(z.strictObject({ claim: z.enum(claimIds), basis: text })),
  how: z.strictObject({ ...head, steps: z.array(z.strictObject({ title: text, when: text, text })) }),
  video: z.strictObject({ title: text, alt: text, description: text, more: link }),
  logosTitle: text,
  /** Beside marks of firms that don’t exist. */
  logosAreExamples: text,
  partner: z.strictObject({
    ...head,
    steps: z.array(
      z.strictObject({ title: text, picture: stepPicture, alt: text, text, links: z.array(link) }),
    ),
  }),
  why: z.strictObject({
    ...head,
    checkLabel: text,
    points: z.array(z.strictObject({ title: text, text, check: text })),
  }),
  useCases: z.strictObject({ title: text, subtitle: text, all: text }),
  callToAction: z.strictObject({ title: text, text, action: text }),
})

const about = z.strictObject({
  id: z.literal('about'),
  page,
  ...head,
  scene,
  work: z.strictObject({
    title: text,
    text,
    columns: z.strictObject({ step: text, usual: text, end: text }),
    steps: z.array(z.strictObject({ name: text, when: text, end: text })),
  }),
  principles: z.strictObject({ title: text, items: z.array(z.strictObject({ name: text, text })) }),
  measured: z.strictObject({
    title: text,
    text,
    rules: z.array(text),
    chart: z.strictObject({
      label: text,
      note: text,
      before: text,
      after: text,
      values: z.array(z.number()),
      weeksBefore: z.number(),
    }),
  }),
  refuses: z.strictObject({ title: text, text, items: z.array(text) }),
  claims: z.strictObject({
    title: text,
    text,
    columns: z.strictObject({ claim: text, basis: text }),
    basis: z.record(z.enum(claimIds), text),
    faqBasis: text,
  }),
  firm: z.strictObject({ title: text, areas: text, services: text, reach: text, hours: text, london: link }),
  action,
})

const london = z.strictObject({
  id: z.literal('london'),
  page,
  ...head,
  scene,
  sectors: z.strictObject({
    title: text,
    text,
    items: z.array(z.strictObject({ place: text, trade: text, text, to: text, link: text })),
  }),
  visit: z.strictObject({
    title: text,
    text,
    steps: z.array(z.strictObject({ at: text, text })),
    after: text,
  }),
  travel: z.strictObject({
    title: text,
    text,
    columns: z.strictObject({ where: text, how: text, rhythm: text }),
    rows: z.array(z.strictObject({ where: text, how: text, rhythm: text })),
  }),
  local: z.strictObject({ title: text, items: z.array(z.strictObject({ name: text, text })) }),
  address: z.strictObject({ title: text, text, hours: text, about: link }),
  action,
})

const solutions = z.strictObject({
  id: z.literal('solutions'),
  page,
  ...head,
  demos: link,
  complaints: z.strictObject(head),
  compare: z.strictObject({
    ...head,
    columns: z.strictObject({ solution: text, input: text, weeks: text, firstStep: text, price: text }),
    basis: text,
  }),
  order: z.strictObject({
    title: text,
    steps: z.array(z.strictObject({ id: z.enum(['agree', 'see', 'look', 'act']), title: text, text })),
  }),
  action,
})

const fits = z.strictObject({ title: text, lines: z.array(text) })

const teamAugmentation = z.strictObject({
  id: z.literal('team-augmentation'),
  page,
  ...head,
  action: text,
  second: link,
  /** The words below the claims of day rate and matching. */
  figures: z.strictObject({ rate: text, matching: text }),
  scene,
  get: fits,
  why: z.strictObject({
    ...head,
    checkLabel: text,
    points: z.array(z.strictObject({ title: text, text, check: text })),
  }),
  roles: z.strictObject({ ...head, all: link }),
  bands: z.strictObject({ ...head, rate: text, basis: text, levels: z.record(z.enum(seniorities), text) }),
  steps: z.strictObject({
    title: text,
    items: z.array(z.strictObject({ at: text, text })),
    after: text,
  }),
  days: z.strictObject({ ...head, week: text, weeks: z.array(z.strictObject({ title: text, text })) }),
  /** Each line is "Name: explanation"; `questions` is the title of the answered ones. */
  rules: z.strictObject({ ...head, lines: z.array(text), questions: text }),
  fit: z.strictObject({ yes: fits, no: fits }),
  questions: z.array(z.enum(allFaqIds)),
  request: z.strictObject(head),
})

const navLink = z.strictObject({ label: text, to: text, note: text.optional() })

const navigation = z.strictObject({
  id: z.literal('navigation'),
  /** The menu of solutions lists them by itself; `tools` are ways to choose among them. */
  header: z.array(z.strictObject({ label: text, to: text, tools: z.array(navLink).optional() })),
  footer: z.array(z.strictObject({ heading: text, links: z.array(navLink) })),
})

/** The words of each page that is one of its kind, by its file's name. */
export const siteWords = z.discriminatedUnion('id', [
  home,
  about,
  london,
  solutions,
  teamAugmentation,
  navigation,
  ...listWords,
  ...formWords,
  ...toolWords,
])

export type SiteWords = z.infer<typeof siteWords>
/** In the order in which staff see them. */
export const siteNames = [
  'home',
  'about',
  'london',
  'proof',
  'solutions',
  'solution',
  'use-cases',
  'use-case',
  'demos',
  'demo',
  'roles',
  'role',
  'blog',
  'article',
  'questions',
  'resources',
  'trust',
  'sources',
  'how-it-works',
  'matcher',
  'assessment',
  'assessment-questions',
  'assessment-advice',
  'search',
  'team-augmentation',
  'team-augmentation-thanks',
  'contact',
  'enquiry-forms',
  'contact-thanks',
  'newsletter',
  'newsletter-thanks',
  'privacy-request',
  'privacy-request-thanks',
  'missing',
  'offline',
  'navigation',
] as const
