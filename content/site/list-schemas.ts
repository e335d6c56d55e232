import { z } from 'zod'
import { roleSlugs } from '#config/roles.ts'
import { action, head, link, page, text, titled } from './parts.ts'

const useCases = z.strictObject({
  id: z.literal('use-cases'),
  page,
  ...head,
  search: z.strictObject({ label: text, placeholder: text, action: text }),
  categories: text,
  measured: text,
  empty: z.strictObject({ title: text, text, clear: text, elsewhere: text, ask: text }),
})

const useCase = z.strictObject({
  id: z.literal('use-case'),
  problem: text,
  solution: text,
  steps: text,
  benefits: z.strictObject({ title: text, scale: text }),
  basis: text,
  action: titled,
  solutions: text,
  roles: text,
  questions: text,
  posts: text,
  related: z.strictObject({ title: text, all: text, measured: text }),
})

const solution = z.strictObject({
  id: z.literal('solution'),
  contents: text,
  facts: z.strictObject({ weeks: text, input: text }),
  action: text,
  what: text,
  who: text,
  steps: z.strictObject({ ...head, total: text, unit: z.strictObject({ one: text, many: text }) }),
  inputs: text,
  price: z.strictObject({ title: text, from: text, to: text }),
  integration: text,
  benefits: z.strictObject({ title: text, basis: text }),
  risks: text,
  not: text,
  method: z.strictObject({ title: text, text, link: text }),
  faq: text,
  questions: text,
  posts: text,
  related: z.strictObject({ title: text, all: text }),
  roles: z.strictObject({ title: text, all: text }),
})

const demos = z.strictObject({
  id: z.literal('demos'),
  page,
  ...head,
  sample: text,
  own: z.strictObject({ table: text, sheets: text, pictures: text }),
  solutions: z.strictObject({ title: text, text, links: z.array(link) }),
})

const demo = z.strictObject({
  id: z.literal('demo'),
  stays: text,
  privacy: text,
  noScript: text,
  about: text,
  method: text,
  formulas: text,
  sources: text,
  limits: text,
  not: text,
  next: z.strictObject({ title: text, text, solution: text }),
  others: text,
})

const roles = z.strictObject({
  id: z.literal('roles'),
  page,
  ...head,
  rate: text,
  matrix: z.strictObject({ main: text, also: text }),
  oneOrOther: z.strictObject({
    title: text,
    pairs: z.array(z.strictObject({ roles: z.array(z.enum(roleSlugs)), text })),
  }),
})

const role = z.strictObject({
  id: z.literal('role'),
  action: text,
  rate: text,
  rateBasis: text,
  levels: text,
  what: text,
  need: text,
  not: text,
  days: z.strictObject({ ...head, week: text }),
  skills: text,
  interview: z.strictObject({ ...head, answer: text }),
  filmed: text,
  faq: text,
  related: text,
  solutions: text,
  useCases: text,
  questions: text,
  posts: text,
})

const blog = z.strictObject({
  id: z.literal('blog'),
  page,
  ...head,
  categories: text,
  lead: text,
  feeds: z.strictObject({ title: text, rss: text, json: text }),
  empty: z.strictObject({ title: text, text, clear: text }),
})

const article = z.strictObject({
  id: z.literal('article'),
  contents: text,
  updated: text,
  minutes: text,
  leadsTo: z.strictObject({ title: text, solutions: text, useCases: text, roles: text }),
  related: z.strictObject({ title: text, all: text }),
  previous: text,
  next: text,
  action: z.strictObject({ title: text, text, action: text }),
})

const resources = z.strictObject({
  id: z.literal('resources'),
  page,
  ...head,
  pictureAlt: text,
  calculators: z.strictObject({ ...head, open: text, example: text, demos: link }),
  guides: z.strictObject({ ...head, pages: text }),
  related: z.strictObject({
    solutions: text,
    useCases: text,
    questions: text,
    calculators: text,
    guides: text,
  }),
  guide: z.strictObject({ contents: text, download: text, use: text, updated: text, answer: text }),
  action: action,
})

const questions = z.strictObject({
  id: z.literal('questions'),
  /** The number of answers is counted; the description goes on after it. */
  page: z.strictObject({
    title: text,
    afterCount: text,
  }),
  ...head,
  claimNote: text,
  search: z.strictObject({ label: text, placeholder: text, action: text }),
  groups: text,
  all: text,
  whole: text,
  link: text,
  see: text,
  law: z.strictObject({ text, checkedOn: z.iso.date() }),
  empty: z.strictObject({ title: text, text, clear: text, ask: text }),
  ask: action,
})

const sources = z.strictObject({
  id: z.literal('sources'),
  page,
  ...head,
  estimates: z.strictObject({
    title: text,
    text,
    kinds: z.strictObject({ pictures: text, readings: text, records: text }),
    use: text,
    price: text,
  }),
  published: z.strictObject({ title: text, text, used: text }),
})

const search = z.strictObject({
  id: z.literal('search'),
  page,
  ...head,
  field: z.strictObject({ label: text, placeholder: text, action: text }),
  kinds: z.strictObject({ label: text, all: text }),
  keys: text,
  keysOn: text,
  keysOff: text,
  best: z.strictObject({ answer: text, page: text }),
  more: text,
  section: text,
  start: z.strictObject({ title: text, examples: z.array(text) }),
  short: text,
  empty: z.strictObject({ title: text, text, all: text, ask: text }),
  busy: text,
})

const howItWorks = z.strictObject({
  id: z.literal('how-it-works'),
  page,
  ...head,
  facts: z.array(text),
  transcript: titled,
  made: z.strictObject({ title: text, points: z.array(titled) }),
  action: action,
})

const proof = z.strictObject({
  id: z.literal('proof'),
  home: z.strictObject({ title: text, all: link }),
  people: z.strictObject({ title: text }),
  cases: z.strictObject({ title: text, before: text, done: text, result: text, ask: text, measuredOn: text }),
  certificates: z.strictObject({ title: text, until: text }),
  example: text,
  profile: text,
})

const trust = z.strictObject({ id: z.literal('trust'), samples: text, action: action })

/** Lists, search and what every page of a kind has in common. */
export const listWords = [
  useCases,
  useCase,
  solution,
  demos,
  demo,
  roles,
  role,
  blog,
  article,
  resources,
  questions,
  sources,
  search,
  howItWorks,
  proof,
  trust,
] as const
