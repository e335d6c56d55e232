import type { UseCase } from '#content/use-case.ts'

export default {
  id: 'fraud-detection',
  title: 'Payment fraud detection with reasons',
  description:
    'Scores a payment in milliseconds, tells the analyst why, and is measured on good customers stopped.',
  category: 'banking_finance',
  benefits: [
    'Fraud losses by value: typically 15 to 35 % lower at the same number of alerts.',
    'Good payments stopped for each fraud found: typically from 15 or 20 down to 5 to 8.',
    'Time an analyst needs for an alert: typically from 9 minutes to under 4, since the reasons are on the screen.',
    'Answer time: typically 20 to 40 ms at the 99th percentile, within the payment’s own time limit.',
  ],
  problemDescription: `A rule written after last year’s attack stops every first payment over £2,000 to a new payee. It catches three frauds a week and angers 400 customers, some of whom are buying a car. Meanwhile the fraudster sends £1,950. The rule set has grown to 340 lines; nobody dares remove one.

In authorised push payment fraud the customer makes the payment. Under the UK reimbursement rules the bank repays most of it, so a missed case has a price, and so has an explanation that cannot be given.`,
  solutionDescription: `We add a score beside your rules, learnt from confirmed cases and from the habits of each account: device, payee, time, amount against the customer’s own past, and how accounts connect. Each score comes with its main reasons in words an analyst can say on the telephone. Rules stay where the law wants a rule; the others are tested one by one, and those that add nothing go.

The threshold is a business decision: a curve shows losses against good customers stopped, and your fraud committee picks the point. The model is documented for your second line, tested for unequal effects on groups of customers, and can be switched off in one step. It needs at least some 2,000 confirmed cases; below that, shared industry data and fewer, better rules come first.`,
  howItWorks: [
    'Cases: confirmed frauds and cleared alerts, with the date each was known, so that the test never looks ahead.',
    'Score: a model judged by value caught at your present alert volume.',
    'Shadow: four weeks beside the live rules, with analysts blind to the score for half of the alerts.',
    'Live in steps: first to order the queue, then to release, and only last to stop a payment.',
    'Watch: weekly drift, monthly challenge by a second model, and a rehearsed switch-off.',
  ],
  icon: 'server',
  image: '/pictures/use-case-fraud-detection.svg',
  cta: 'Draw your loss curve with us',
  solutions: ['instant-anomaly-detection', 'real-time-analytics-gateway'],
  roles: ['ml-engineer', 'mlops-engineer'],
  questions: ['model-drift', 'automated-decisions', 'false-rejects'],
} satisfies UseCase
