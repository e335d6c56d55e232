/** The words around the list of roles. */
export const rolesWords = {
  title: 'AI roles',
  intro:
    'Fourteen roles that we staff by the day. Job titles in this field overlap and mislead; here is what each does on a Tuesday, and which neighbour you may want instead.',
  rate: 'Each role’s page shows which part of it each seniority takes.',
  matrix: { main: 'main work', also: 'takes part' },
  oneOrOther: {
    title: 'Often confused',
    pairs: [
      {
        roles: ['ai-architect', 'ai-solutions-architect'],
        text: 'One serves every AI system you run and outlives each. The other designs a single system and stays until it works.',
      },
      {
        roles: ['generative-ai-specialist', 'gen-ai-specialist'],
        text: 'The first works on the model: weights, hardware, tests. The second works on assistants and with those who use them.',
      },
      {
        roles: ['machine-vision', 'computer-vision'],
        text: 'If you can fix light and part, take the former. If the picture comes as it is, take the latter.',
      },
      {
        roles: ['data-scientist', 'ml-engineer'],
        text: 'Whether it can be predicted is a question for a scientist. That it will be, each night, is a task for an engineer.',
      },
    ],
  },
} as const

/** The words that every role's page has in common. */
export const roleWords = {
  action: 'Ask for this role',
  rate: 'a day, by seniority',
  rateBasis: 'The band of our claim in three equal parts. The offer names the rate of the person we propose.',
  levels: 'Seniority and day rate',
  what: 'What they do',
  need: 'You need one when',
  not: 'You don’t when',
  days: {
    title: 'The first 30 days',
    intro: 'An example, to be changed with you. Each week ends with something on the table.',
    week: 'week',
  },
  skills: 'Skills, and how they show',
  interview: {
    title: 'Ask them this',
    intro:
      'Interview whoever we propose. These questions separate those who have done it from those who have read about it.',
    answer: 'A good answer',
  },
  filmed: 'A minute of the work, filmed on our own sample data.',
  faq: 'Before you hire',
  related: 'Neighbouring roles',
  solutions: 'Solutions they build',
  useCases: 'Where they work',
  questions: 'Answered questions',
  posts: 'From the blog',
} as const
