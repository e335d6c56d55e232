import type { UseCase } from '#content/use-case.ts'

export default {
  id: 'credit-risk',
  title: 'Credit risk for small-firm lending',
  description: 'Scores a loan from bank transactions and accounts, with reasons an applicant can act on.',
  category: 'banking_finance',
  benefits: [
    'Defaults at the same acceptance rate: typically 10 to 20 % fewer, judged on a later year.',
    'Or acceptances at the same default rate: typically 5 to 12 % more; the lender chooses between the two.',
    'Time to a decision for straightforward cases: typically from four days to the same day.',
    'Applications decided without an underwriter: typically 50 to 65 %, with a person for all the others.',
  ],
  problemDescription: `A joinery with 14 staff asks for £60,000 for a CNC router. Its filed accounts are nineteen months old. The scorecard was built on sole traders in 2014 and knows the postcode and the age of the company, and it says 540. The underwriter who rings the owner learns in ten minutes that orders have doubled. There are 70 such files on the desk.

When the answer is no, the letter says “based on our scoring”. The owner learns nothing, and the supervisor asks why two similar firms were treated differently.`,
  solutionDescription: `We build a score from twelve months of bank transactions, shared through open banking with the applicant’s consent, and from filed accounts. It looks at what an underwriter looks at: the rhythm of income, the largest customer’s share, wages paid on time, tax arrears, headroom. The form of the model is chosen so that each input can only push in the direction that makes sense.

Every decline names the reasons that counted and what would change the answer. An applicant can ask for a person; for sole traders and partners the law demands it of automated decisions, and a company gets the same. Groups of owners are compared for unequal effects before the start and each quarter. Lenders with fewer than about 1,500 closed loans should use it to prepare the underwriter’s file rather than to decide.`,
  howItWorks: [
    'Outcome: what counts as default, and over which period, agreed with finance before any modelling.',
    'Data: transactions sorted into income, wages, tax and the rest; the sorting is itself checked by hand.',
    'Model: monotone by design, judged on loans made after those it learnt from.',
    'Letters: reasons in plain words, tested with five owners who had been declined.',
    'Governance: documentation for independent validation, a champion and a challenger, and a limit on override in both directions.',
  ],
  icon: 'desk',
  image: '/pictures/use-case-credit-risk.svg',
  cta: 'Review your scorecard',
  solutions: ['seamless-integration-framework', 'ai-enhanced-reporting'],
  roles: ['data-scientist', 'ai-architect'],
  questions: ['automated-decisions', 'historical-bias', 'model-versions-audit'],
} satisfies UseCase
