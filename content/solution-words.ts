/** The words around the list of solutions. */
export const solutionsWords = {
  title: 'Solutions',
  intro:
    'Eleven systems that we build often enough to know what they need, how long they take and where they fail. Start from the complaint; the name comes second.',
  demos: { to: '/demo', label: 'Try the demos' },
  complaints: {
    title: 'Which complaint is yours?',
    intro: 'Said at the machine, the desk or the ward, each points to a different system.',
  },
  compare: {
    title: 'What each needs, and how long it takes',
    intro:
      'Typical courses from the first visit to the handover, on one scale. The dark part is the shorter course, the light part runs to the longest that we would still call normal.',
    columns: {
      solution: 'Solution',
      input: 'Without this, no start',
      weeks: 'Typical weeks',
      firstStep: 'First step',
      price: 'The whole',
    },
    basis: 'Weeks are typical and not a promise. They lie within our claim for the duration of projects,',
  },
  order: {
    title: 'In which order they make sense',
    steps: [
      {
        id: 'agree',
        title: 'Agree on the figure',
        text: 'Before anything predicts, two departments must give the same answer for last week. That is integration and dashboards, and it is cheaper than a model built on figures that differ.',
      },
      {
        id: 'see',
        title: 'See it sooner',
        text: 'A figure that arrives in seconds, or a chart that names the rule, often recovers more money than a forecast. Many plants may stop here and be right.',
      },
      {
        id: 'look',
        title: 'Let it look and listen',
        text: 'Cameras and detectors take over the watching that people do badly for eight hours. They need a standard that your own inspectors agree upon.',
      },
      {
        id: 'act',
        title: 'Act ahead',
        text: 'Predicting wear and moving set points come last: they need the record that the earlier steps create, and people who have learnt to trust a number with an interval.',
      },
    ],
  },
  action: {
    title: 'None of the eleven?',
    text: 'Describe the loss in two sentences. An engineer says within one working day whether it is one of these, something else, or a job for a spreadsheet.',
    label: 'Describe your problem',
  },
} as const

/** The words that every solution's page has in common. */
export const solutionWords = {
  contents: 'On this page',
  facts: { weeks: 'typical weeks', input: 'without this, no start' },
  action: 'Ask about your case',
  what: 'What it is',
  who: 'Who it is for',
  steps: {
    title: 'How it works',
    intro:
      'The shorter course, drawn to scale. Each step ends with something you can look at, and you may stop there.',
    unit: ['week', 'weeks'],
    total: 'weeks in all',
  },
  inputs: 'What we need from you',
  price: { title: 'Time and price', from: 'shorter course', to: 'longer course' },
  integration: 'What it connects to',
  benefits: {
    title: 'What is measured',
    basis: 'They are no customer’s result. The baseline is taken with you before anything is built.',
  },
  risks: 'Risks and limits',
  not: 'When not to use it',
  method: {
    title: 'The method, in the open',
    text: 'What its demonstration computes:',
    link: 'Try it on your own data',
  },
  faq: 'Questions people ask',
  questions: 'Answered elsewhere',
  posts: 'From the blog',
  related: { title: 'Where it is used', all: 'All use cases' },
  roles: { title: 'Who builds it', all: 'All roles' },
} as const
