import type { Role } from '#content/role.ts'

export default {
  slug: 'ai-product-manager',
  title: 'AI product manager',
  pageTitle: 'Hire an AI product manager',
  description:
    'The person who keeps an AI product useful after its launch: duties, when you need one, skills, day-rate bands, first 30 days and seven interview questions.',
  kind: 'decide',
  summary:
    'Owns the figure that the product is for, the list of what comes next, and the uncomfortable talk when users go round it.',
  whatTheyDo: `Software does what it is told; a model is right some of the time. An AI product manager decides how often is enough, what happens in the remaining cases, and how the user finds out. Much of the work is in the margins: the refusal message, the review queue, the threshold that sales and safety see differently.

They sit between those who use the thing and those who build it, keep the backlog short, read logs and listen to calls. They know the running cost of each answer. When the monthly figure falls they can say whether the world changed, the data or the model, because they insisted on measuring each.`,
  needOne: [
    'A model works in the notebook, and nobody knows what it should look like on a Tuesday at the counter.',
    'Two or more teams feed one product and disagree about what is next.',
    'Usage fell after the launch month without anyone noticing.',
    'The product is sold to your own customers, with a price and a service level.',
  ],
  needNot: [
    'The pilot is not yet proven; a consultant and an engineer are enough until then.',
    'It is an internal tool for ten people: let their team leader own it.',
    'You want a project manager to keep the plan. That is another trade.',
  ],
  skills: [
    'Error budgets: writes down which mistakes are bearable, how many, and who pays for them.',
    'Evidence: sets up a comparison that would show the product to be useless, and lets it run.',
    'Interface sense: knows how uncertainty is shown without frightening or lulling the reader.',
    'Cost of an answer: can recite tokens, compute time and review minutes for each transaction.',
    'No: turns down features with reasons that people repeat to others.',
  ],
  levels: [
    { level: 'engineer', text: 'Runs the backlog of one product with an experienced sponsor beside them.' },
    {
      level: 'senior',
      text: 'Takes a product from pilot to daily use, with its price, service level and support.',
    },
    {
      level: 'lead',
      text: 'Holds a portfolio, decides what is stopped, and answers to the board for the sum of it.',
    },
  ],
  firstDays: [
    {
      title: 'Watch it being used',
      text: 'Five users, an hour each, without helping. Two hundred log entries read by eye. A list of where people go round it.',
    },
    {
      title: 'One figure',
      text: 'Agree with the sponsor on a single measure of use and one of harm, and put both on a page that everybody can open.',
    },
    {
      title: 'Error policy',
      text: 'Mistakes are sorted by cost; for each kind it is settled whether to refuse, ask, warn or carry on.',
    },
    {
      title: 'Next twelve weeks',
      text: 'A backlog of at most ten entries, each with the effect it should have and the date on which that is checked.',
    },
  ],
  interview: [
    {
      question: 'Our model is right in 92 of 100 cases. Ship it?',
      answer:
        'They ask what the other eight cost, who notices, and what people achieve today. A yes or no without those questions is a warning.',
    },
    {
      question: 'How do you tell a change of the world from a fault in the model?',
      answer:
        'Fixed test set, input statistics and a simple baseline, looked at together. If all three move, the world did.',
    },
    {
      question: 'Show us a requirement you wrote.',
      answer:
        'Look for a measurable outcome, examples of wrong behaviour and a date of review, rather than a list of features.',
    },
    {
      question: 'What did you remove from a product?',
      answer: 'A concrete feature, the usage that justified it and how the few users of it were told.',
    },
    {
      question: 'How would you price answers of a language model for our customers?',
      answer:
        'From the cost of each answer at the 95th percentile of length, the value to the customer and a cap against runaway use.',
    },
    {
      question: 'A director wants it to sound more certain. What do you do?',
      answer:
        'Shows what certainty costs, with real wrong answers on the table, and offers a better display of doubt instead.',
    },
    {
      question: 'Which experiment of yours gave an answer you did not like?',
      answer:
        'One that was published internally and acted upon. Beware of those whose experiments all succeeded.',
    },
  ],
  faq: [
    {
      question: 'Can a product manager without a technical degree do this?',
      answer:
        'Yes, if they read data themselves. We test with a log file and a spreadsheet, not with calculus.',
    },
    {
      question: 'Full time or part of a week?',
      answer:
        'Two to three days a week serve one product in daily use; a launch needs the whole week for two months.',
    },
    {
      question: 'Who do they report to?',
      answer:
        'To whoever owns the result: operations or sales. Reporting to IT tends to turn them into ticket clerks.',
    },
  ],
  roles: ['ai-consultant', 'gen-ai-specialist', 'ai-engineer'],
  solutions: ['dynamic-operational-dashboards', 'ai-enhanced-reporting'],
  questions: ['several-ideas', 'shadow-running', 'measure-benefit-later'],
  picture: 'retail',
} satisfies Role
