/** The words around the list of roles. */
export const rolesWords = {
  title: 'AI roles',
  intro:
    'Fourteen roles that we staff by the day. Job titles in this field overlap and mislead, so here is what each one does on an ordinary Tuesday, and which similar role you may want instead.',
  rate: 'Each role’s page shows the part of the range for each level of seniority.',
  matrix: { main: 'main work', also: 'takes part' },
  oneOrOther: {
    title: 'Often confused',
    pairs: [
      {
        roles: ['ai-architect', 'ai-solutions-architect'],
        text: 'The first looks after every AI system you run, and stays when single systems go. The second designs one system and stays until it works.',
      },
      {
        roles: ['generative-ai-specialist', 'gen-ai-specialist'],
        text: 'The first works on the model: weights, hardware, tests. The second works on assistants and with those who use them.',
      },
      {
        roles: ['machine-vision', 'computer-vision'],
        text: 'If you can control the light and the part, take the first. If you have to take pictures as they come, take the second.',
      },
      {
        roles: ['data-scientist', 'ml-engineer'],
        text: 'Whether something can be predicted is a question for a scientist. Making sure it is predicted every night is a job for an engineer.',
      },
    ],
  },
} as const

/** The words that every role's page has in common. */
export const roleWords = {
  action: 'Ask for this role',
  rate: 'a day, by seniority',
  rateBasis: 'Our published range in three equal parts. The offer names the rate of the person we propose.',
  levels: 'Seniority and day rate',
  what: 'What they do',
  need: 'You need one when',
  not: 'You don’t need one when',
  days: {
    title: 'The first 30 days',
    intro: 'An example, to be adapted with you. Each week ends with something to show.',
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
  related: 'Similar roles',
  solutions: 'Solutions they build',
  useCases: 'Where they work',
  questions: 'Answered questions',
  posts: 'From the blog',
} as const
