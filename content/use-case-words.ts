import type { PictureName } from './pictures.ts'

/** The words around the catalogue's list. */
export const catalogueWords = {
  title: 'Use cases',
  intro:
    'Each one says what goes wrong today, how the system works step by step, what is measured and in what typical range, and when it is not worth the money.',
  search: { label: 'Search the use cases', placeholder: 'bearing, triage, churn', action: 'Search' },
  categories: 'Sectors',
  measured: 'measured by',
  empty: {
    title: 'No use case matches',
    text: 'Try one word of what goes wrong, such as “scrap”, “stock” or “waiting”. Or describe it to an engineer: this list covers common problems, not everything that can be done.',
    clear: 'Show all use cases',
    elsewhere: 'Show matches in all sectors',
    ask: 'Describe your problem',
  },
}

/** The words that every use case's page has in common. */
export const useCaseWords = {
  problem: 'The problem',
  solution: 'What we build, and its limits',
  steps: 'How it works',
  benefits: { title: 'What is measured', scale: 'All bars use one scale, from 0 to 100%.' },
  basis:
    'These are neither a promise nor one customer’s result. Your own baseline is measured with you before anything is built, and the figure to reach is written into the order.',
  action: {
    title: 'Would it work on your data?',
    text: 'Half an hour with an engineer, free of charge. If a rule or a spreadsheet would do the job, we say so.',
  },
  solutions: 'Built with',
  roles: 'Who builds it',
  questions: 'Answered questions',
  posts: 'From the blog',
  related: { title: 'Related use cases', all: 'All use cases', measured: 'measured by' },
}

export type ScenePicture = Extract<
  PictureName,
  'manufacturing' | 'retail' | 'healthcare' | 'transport' | 'education' | 'agriculture' | 'banking'
>

/** What each sector's scene shows, for those who don't see it. */
export const sceneAlts: Record<ScenePicture, string> = {
  manufacturing:
    'Drawing of a press and a lathe beside a conveyor: camera 2 marks one part whose wall is 0.47 mm, and a control chart shows the drift',
  retail: 'Drawing of a shop: a camera marks a gap on the shelf, and bars show what is sold each hour',
  healthcare: 'Drawing of a scanner and a bed with a clinician: one point is marked on slice 42 of the image',
  transport:
    'Drawing of a lorry of 26.4 tonnes and its route past containers to a gate, with the arrival forecast for 14:20',
  education:
    'Drawing of a classroom with two desks: on the board a learning curve of module 3 proposes unit 3.4 next',
  agriculture:
    'Drawing of a tractor on a field by a barn: one plant is marked, a strip is rated at 18 kg of nitrogen a hectare, and a map shows soil moisture',
  banking: 'Drawing of a bank and its ledger: one payment of £1,740 is held with a score of 0.93',
}

export const scenePictures = Object.keys(sceneAlts) as ScenePicture[]
