import { wordsOf } from './site/index.ts'

/** The words around the list of solutions, from `site/solutions.md`. */
export const solutionsWords = wordsOf('solutions')

/** The words that every solution's page has in common. */
export const solutionWords = {
  contents: 'On this page',
  facts: { weeks: 'typical weeks', input: 'needed to start' },
  action: 'Ask about your case',
  what: 'What it is',
  who: 'Who it is for',
  steps: {
    title: 'How it works',
    intro:
      'A shorter project, drawn to scale. Each step ends with something you can look at, and you may stop there.',
    unit: ['week', 'weeks'],
    total: 'weeks in all',
  },
  inputs: 'What we need from you',
  price: { title: 'Time and price', from: 'shorter project', to: 'longer project' },
  integration: 'What it connects to',
  benefits: {
    title: 'What is measured',
    basis: 'These are not a customer’s results. The baseline is measured with you before anything is built.',
  },
  risks: 'Risks and limits',
  not: 'When not to use it',
  method: {
    title: 'The method, in the open',
    text: 'What its demo computes:',
    link: 'Try it on your own data',
  },
  faq: 'Questions people ask',
  questions: 'Answered elsewhere',
  posts: 'From the blog',
  related: { title: 'Where it is used', all: 'All use cases' },
  roles: { title: 'Who builds it', all: 'All roles' },
} as const
