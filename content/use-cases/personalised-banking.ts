import type { UseCase } from '#content/use-case.ts'

export default {
  id: 'personalised-banking',
  title: 'Personalised banking that helps first',
  description:
    'Chooses the one message a customer is glad of, such as a shortfall on Thursday, and measures the outcome.',
  category: 'banking_finance',
  benefits: [
    'Unarranged overdraft days among customers who get warnings: typically 15 to 30 % fewer than in a held-back group.',
    'Customers who act on a message: typically 8 to 15 %, against 1 to 2 % for campaign mail.',
    'Messages for each customer: typically 40 to 60 % fewer, because silence is one of the choices.',
    'Complaints and opt-outs: typically 20 to 40 % fewer, counted for vulnerable customers separately.',
  ],
  problemDescription: `A nurse with £90 in her account and rent due on Thursday opens the app. The banner offers her a loan of £15,000, since the campaign for pre-approved customers runs until the 30th. The bank has known for two years that her pay arrives on Friday. A word on Tuesday would have spared her a returned payment and the bank a complaint.

Seven departments have messages, each with a target for opens. What becomes of the customer afterwards is in nobody’s report.`,
  solutionDescription: `We put all messages into one queue with one question: which, if any, leaves this customer better off this week? Cash flow is forecast for each account from salary, bills and habits. Effects are learnt from randomised holding back, so the bank knows what a message changes and doesn’t merely know who was going to act. Outcomes such as avoided fees or savings still there after 90 days count for more than clicks.

That is close to what the FCA’s Consumer Duty asks: good outcomes, evidenced, also for groups. Signs of vulnerability lead to a person and never to an offer. Consent for marketing under PECR is kept apart from service messages. Credit offers keep their own affordability check. Banks with under some 50,000 active app users should begin with three rules and a control group.`,
  howItWorks: [
    'One inventory: every message, owner, legal basis and measured outcome; a third are usually stopped here.',
    'Forecast: the balance of the next 14 days with a range, tested by who truly went short.',
    'Choice: the expected benefit to the customer, less annoyance, with silence at zero.',
    'Held back: one customer in ten hears nothing of a given kind, chosen at random and changed each quarter.',
    'Outcome board: fees, savings and complaints by group, read by the board with its yearly Consumer Duty report.',
  ],
  icon: 'bank',
  image: '/pictures/use-case-personalised-banking.svg',
  cta: 'Sort your message inventory',
  solutions: ['ai-enhanced-reporting'],
  roles: ['ai-product-manager', 'ml-engineer'],
  questions: ['automated-decisions', 'uk-and-eu-gdpr'],
} satisfies UseCase
