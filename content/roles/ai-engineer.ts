import type { Role } from '#content/role.ts'

export default {
  slug: 'ai-engineer',
  title: 'AI engineer',
  pageTitle: 'Hire an AI engineer for your team',
  description:
    'Builds products around models: interfaces, evaluation, failure handling. When to hire an AI engineer, skills, day-rate bands, first 30 days, what to ask.',
  kind: 'build',
  summary:
    'A software engineer who builds with models: wires them into your systems, tests what they answer, and handles the cases where they fail.',
  whatTheyDo: `Most AI in companies is not trained there. A model is bought or downloaded, and the work is all around it: the request, the context, the check of the answer, the retry, the log, the screen, the switch back to the old way. That is an AI engineer’s day. Most of it is good software engineering.

The rest is what ordinary teams lack. They turn “it seems good” into a test set with a score, they know why the same input gives two answers, and they treat a model like any other part that may be late, wrong or withdrawn by its maker. Their pull requests contain an evaluation result as naturally as a unit test.`,
  needOne: [
    'A demonstration convinced the board, and now it must be a feature.',
    'Your developers are strong but have never shipped anything that is right only most of the time.',
    'A model provider changes versions, and you cannot tell whether answers got worse.',
    'Language, vision and rules have to work together in one product.',
  ],
  needNot: [
    'A new model has to be trained from your own data at scale: ask for an ML engineer.',
    'The bottleneck is missing or dirty data; a data engineer comes first.',
    'An off-the-shelf product does it and you only need somebody to configure it.',
  ],
  skills: [
    'Sound code: TypeScript, Python or C#, reviewed, tested, deployed without drama.',
    'Evaluation: builds a scored set of real cases before the first prompt is polished.',
    'Guarding: schemas for outputs, limits on cost and time, refusal paths that a user understands.',
    'Integration: speaks to ERP, ticketing and identity without asking for a new platform.',
    'Reading: follows model release notes and knows which of them matter to you.',
  ],
  levels: [
    {
      level: 'engineer',
      text: 'Delivers features in a team that has a reviewer with more experience of models.',
    },
    {
      level: 'senior',
      text: 'Owns a product’s model side: evaluation, cost, incidents, and the choice of supplier.',
    },
    {
      level: 'lead',
      text: 'Leads three to five engineers, sets the way of working and is called when it matters.',
    },
  ],
  firstDays: [
    {
      title: 'Running on day two',
      text: 'Repository, environment and a small fix in review. Fifty real cases collected with the expected answer.',
    },
    {
      title: 'A score',
      text: 'The present state measured on those cases, including a version without any model. The gap decides what follows.',
    },
    {
      title: 'First slice',
      text: 'One narrow feature behind a switch, from user to database, with limits, logging and the way back.',
    },
    {
      title: 'In front of users',
      text: 'Ten users, daily reading of the logs, two improvements that move the score, and a runbook for whoever is on call.',
    },
  ],
  interview: [
    {
      question: 'How do you test something that answers differently each time?',
      answer:
        'Fixed cases, graded properties instead of exact strings, repeated runs, a threshold and its variance.',
    },
    {
      question: 'The provider’s latency doubles. What happens in your design?',
      answer:
        'A timeout, a cheaper or cached answer, a message to the user, and an alarm that names the supplier.',
    },
    {
      question: 'Show us a bug that only a model could cause.',
      answer:
        'An unstable format, an instruction hidden in a document, a silent version change; and the test that now catches it.',
    },
    {
      question: 'When would you remove the model?',
      answer: 'When a lookup or a rule scores as well. The best candidates have done so and enjoyed it.',
    },
    {
      question: 'What do you log, and what not?',
      answer:
        'Version, input hash, timings, outcome, feedback; personal content only where agreed, masked and with an expiry.',
    },
    {
      question: 'Estimate the monthly cost of this feature.',
      answer:
        'Calls times tokens times price, with a peak and a cap, on the back of an envelope, stating what is guessed.',
    },
  ],
  faq: [
    {
      question: 'AI engineer or ML engineer?',
      answer:
        'If you will mostly use existing models, the former. If you will train and retrain your own, the latter.',
    },
    {
      question: 'Can they work inside our repository and rules?',
      answer:
        'That is the normal case: your tickets, your reviews, your release days, our person. Laptops can be yours too.',
    },
    {
      question: 'What if the fit is wrong?',
      answer:
        'Say so in the trial period that the order names. We propose another person, who gets a written handover from the first.',
    },
  ],
  roles: ['ml-engineer', 'gen-ai-specialist', 'mlops-engineer'],
  solutions: ['ai-enhanced-reporting', 'instant-anomaly-detection'],
  questions: ['augmentation-or-project', 'how-engineers-are-vetted', 'bypass'],
  picture: 'manufacturing',
} satisfies Role
