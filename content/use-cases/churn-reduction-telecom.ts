import type { UseCase } from '#content/use-case.ts'

export default {
  id: 'churn-reduction-telecom',
  title: 'Fewer customers lost by a telecom retailer',
  description:
    'Ranks the customers most likely to leave who can still be kept, and says which offer is worth making.',
  category: 'retail',
  benefits: [
    'Churn in the treated group: typically 5 to 15 % lower than in a control group that is left alone.',
    'Retention spend for each customer kept: typically 20 to 40 % lower, since offers no longer go to those who would have stayed.',
    'Calls to customers who were only reminded to leave: measured, and typically the first thing to stop.',
    'Time from model to campaign: typically from three weeks to two days.',
  ],
  problemDescription: `Every month a few per cent of contracts end. The retention team rings a list sorted by contract end date, offers everybody the same ten per cent, and reports how many said yes. Most of those would have stayed. Some had not thought of leaving until the call.

The signals are there: a second fault ticket in six weeks, a handset paid off, a competitor’s coverage in the postcode, a bill that surprised. They lie in four systems that meet once a quarter in a spreadsheet.`,
  solutionDescription: `We join billing, faults, usage and shop contacts into one history for each contract and predict two things: how likely the customer is to leave in the next 60 days, and how much a given offer changes that. The second is the one that earns money. It can only be learnt from an experiment, so a control group is kept from the start, for good.

The output is a list in the tool your agents use, with the three reasons that count for each name. Personal data stays in your systems; age, health and other protected traits and their obvious stand-ins are kept out, and we test for what remains. Below some 20,000 contracts the effect is too small to measure, and simpler rules are better value.`,
  howItWorks: [
    'History: 18 to 24 months of contracts, joined and checked against the finance figures until they agree.',
    'Risk: a model of who leaves, judged on months it has not seen.',
    'Experiment: offers given at random within limits, for six to eight weeks, to learn what changes minds.',
    'List: each morning, ranked by expected value less the cost of the offer.',
    'Control: one customer in twenty is never contacted, and the difference is the only success figure we report.',
  ],
  icon: 'till',
  image: '/pictures/use-case-churn-reduction-telecom.svg',
  cta: 'See what your churn data could show',
  solutions: ['ai-enhanced-reporting', 'dynamic-operational-dashboards'],
  roles: ['data-scientist', 'ai-product-manager'],
  questions: ['estimate-the-value', 'measure-benefit-later'],
} satisfies UseCase
