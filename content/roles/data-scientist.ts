import type { Role } from '#content/role.ts'

export default {
  slug: 'data-scientist',
  title: 'Data scientist',
  pageTitle: 'Hire a data scientist for your question',
  description:
    'Finds out whether your data can answer the question, and how surely. When to hire a data scientist, skills, day-rate bands, first 30 days, questions to ask.',
  kind: 'build',
  summary:
    'Answers a question with data and states how wrong the answer may be. Often the most useful result is that it cannot be answered yet.',
  whatTheyDo: `A data scientist in industry is a statistician who can program and likes machines. The task is seldom a model and usually a question: does the new supplier’s resin raise scrap, when will this bearing reach its limit, which settings matter, was last month different or merely unlucky. Method follows from the question and from how the data arose.

They plan trials so that the answer is worth having, plot before they fit, and check an effect against the plainest alternative. The report has a figure with an interval, the assumptions behind it, and a sentence that a manager can act upon. The code is there for whoever doubts it.`,
  needOne: [
    'You need to know whether something can be predicted before paying for a system.',
    'Trials are run by changing one thing at a time and arguing afterwards.',
    'A supplier quotes accuracy figures that you cannot judge.',
    'Capability, reliability or demand has to be defended before a customer.',
  ],
  needNot: [
    'The method is settled and must now be built to last; an ML engineer is the better buy.',
    'What is wanted are charts of known figures.',
    'Data will only exist after the sensors are fitted next year.',
  ],
  skills: [
    'Design of experiments: blocks, randomises, sizes the trial before it begins.',
    'Reliability and SPC: censored lives, control charts and gauge studies, besides learning methods.',
    'Causality: knows when a correlation would still hold after you act on it.',
    'Plain writing: one page, one chart, one number with its interval.',
    'Code: R or Python that another person can run a year later.',
  ],
  levels: [
    { level: 'engineer', text: 'Analyses well-posed questions with a reviewer for method.' },
    {
      level: 'senior',
      text: 'Frames the question with you, chooses method and trial, and defends the answer.',
    },
    {
      level: 'lead',
      text: 'Directs several analysts, audits other people’s models and appears before regulators or clients.',
    },
  ],
  firstDays: [
    {
      title: 'Sharpen it',
      text: 'The question is rewritten until two people would agree what a yes looks like. Data samples are plotted, gaps and all.',
    },
    {
      title: 'How it came to be',
      text: 'A visit to where the data arise; who types, when, and what is left out. Two surprises are normal.',
    },
    {
      title: 'Plain answer',
      text: 'The simplest defensible analysis, with an interval. If it already decides the matter, we stop there.',
    },
    {
      title: 'Or a trial',
      text: 'If history cannot tell, a plan for runs that can: size, order, cost, and the result at which you would act.',
    },
  ],
  interview: [
    {
      question: 'Scrap fell after the training course. Did the course work?',
      answer:
        'They ask what else changed, for a comparison group, and about regression to the mean, before any test is named.',
    },
    {
      question: 'How many samples do we need?',
      answer:
        'Which difference matters, how variable it is, what risks you bear; then a number, with the formula.',
    },
    {
      question: 'Explain a confidence interval without the word probability.',
      answer:
        'A range made by a recipe that catches the truth nineteen times in twenty; and what it does not say.',
    },
    {
      question: 'Eight pumps failed, forty still run. Mean life?',
      answer: 'Not the mean of eight. Censoring, a Weibull plot and a wide interval belong in the reply.',
    },
    {
      question: 'Show us a chart you are proud of.',
      answer:
        'Axes named, scale honest, uncertainty visible, and one message that you see without being told.',
    },
    {
      question: 'When did you tell a client that there is nothing there?',
      answer: 'A clear case, told early, with what would be needed to find something.',
    },
    {
      question: 'What would make you distrust 99 % accuracy?',
      answer:
        'Rare classes, leakage, repeated subjects, a test that was looked at too often. Any two will do.',
    },
  ],
  faq: [
    {
      question: 'Can the work be done remotely?',
      answer:
        'The analysis, yes; the visit in week two, no. Whoever hasn’t seen the gauge has to guess what its data mean.',
    },
    {
      question: 'Excel files only: is that enough to start?',
      answer: 'Often. Send them as they are, with the odd colours; those colours usually mean something.',
    },
    {
      question: 'What do we keep?',
      answer: 'Report, data recipe and code, with a note on when the conclusion will need checking again.',
    },
  ],
  roles: ['ml-engineer', 'data-engineer', 'ai-consultant'],
  solutions: [
    'quality-insight-automation',
    'continuous-process-optimization',
    'predictive-maintenance-intelligence',
  ],
  questions: ['baseline', 'how-much-data', 'estimate-the-value'],
  picture: 'healthcare',
} satisfies Role
