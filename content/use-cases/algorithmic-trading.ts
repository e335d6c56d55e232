import type { UseCase } from '#content/use-case.ts'

export default {
  id: 'algorithmic-trading',
  title: 'Algorithmic trading: execution with limits',
  description:
    'Splits large orders to lower their cost, inside hard limits, with the tests and records the regulator asks for.',
  category: 'banking_finance',
  benefits: [
    'Implementation shortfall against arrival price: typically 1 to 4 basis points lower on liquid shares, over 2,000 or more parent orders.',
    'Spread of that cost: reported beside the mean, as it is typically ten to twenty times as large and decides how long a test must run.',
    'Volume filled without crossing the spread: typically 40 to 60 %, with the price move in the 30 seconds after each fill beside it.',
    'Orders outside their limits: the target is none; each near miss is listed with the control that stopped it.',
    'Time for the yearly self-assessment: typically from six weeks to two, as evidence is gathered while trading.',
  ],
  problemDescription: `A fund buys 400,000 shares over the day. The desk uses the broker’s volume schedule for everything, from a quiet trust to the week of results. Cost is judged against the day’s average price, which an order of that size moves by itself. So the report says “in line” each month, and nobody knows what was paid for.

A quantitative team had built a clever one. It had no separate kill switch, its parameters were changed from a notebook, and compliance closed it after two days.`,
  solutionDescription: `We build execution, not prophecy. A model of your own fills estimates impact and fill chances from spread, depth, volatility and time of day, and chooses pace and venue within a schedule the trader sets. Choices are randomised within limits, since only that shows what a choice costs. Prediction of prices for profit is another business, and we don’t offer it.

Controls come first and run apart from the model: price collars, largest order, largest volume, message rate, and a kill function that has been pulled in rehearsal. That is what RTS 6 under MiFID II, as kept in UK law (check the FCA’s present text), asks of a firm: tested algorithms, conformance testing with venues, real-time monitoring and an annual self-assessment. With fewer than about 40 parent orders a day the effect can’t be told from luck; better broker selection is the answer.`,
  howItWorks: [
    'Measurement: two years of parent and child orders, costed against arrival, by size and spread.',
    'Simulator: order books replayed with impact put in; what works only there is thrown away.',
    'Controls: written and tested by other people than those who write the strategy.',
    'Pilot: one order in five, chosen at random, small sizes, trader beside it with the switch.',
    'Governance: inventory, owner, change log and review, in the form your second line reads.',
  ],
  icon: 'bank',
  image: '/pictures/use-case-algorithmic-trading.svg',
  cta: 'Cost your last 2,000 orders',
  solutions: ['real-time-analytics-gateway', 'instant-anomaly-detection'],
  roles: ['ml-engineer', 'ai-engineer'],
  questions: ['model-versions-audit', 'shadow-running'],
} satisfies UseCase
