import type { UseCase } from '#content/use-case.ts'

export default {
  id: 'sales-insights',
  title: 'Sales insights for makers of things',
  description:
    'Shows which quotes will be won, which accounts are cooling and what the order book says about next quarter.',
  category: 'manufacturing',
  benefits: [
    'Error of the order forecast for the next quarter: typically 8 to 15 % (MAPE), against 20 to 30 % for the sum of sales estimates.',
    'Quotes answered within two working days: typically from 45 to over 70 %, once the hopeless ones are known.',
    'Hit rate on quotes worth an engineer’s time: typically 3 to 6 points higher.',
    'Cooling accounts noticed while they still order: typically 50 to 65 %, two months before their orders stop.',
  ],
  problemDescription: `Three estimators answer 240 requests a month in the order they arrive. A third come from buyers who need a second price for their file. Meanwhile a customer of twelve years has quietly moved two part numbers elsewhere; the account manager finds out at the yearly review, because turnover held up thanks to a price rise.

The forecast for the board is what each salesperson types into a field on the last Thursday of the month. It is high in spring, cautious in November, and has never been compared with what came.`,
  solutionDescription: `We join quotes, orders, deliveries and complaints by customer and part family. One model gives each request a chance of winning with the reasons that count: lead time asked, past ratio, material, whether a drawing came with it. Another compares each account’s rhythm of orders with its own last two years, which shows cooling long before turnover does.

The order forecast is built from the open quotes and the rhythm of repeat parts, as a range, and is kept beside the sales team’s figure so that the board can see who was closer. Sales people see the list and decide; it isn’t used for their bonus, or the data will spoil within a month. It needs three years of quotes with outcomes; where lost quotes were never recorded, that habit is the first step.`,
  howItWorks: [
    'Outcome: won, lost, no answer, with dates, for every quote of three years, cleaned with the estimators.',
    'Rhythm: expected time and quantity for each repeat part, so that silence becomes visible.',
    'Chance: tested on a later year by whether quotes marked 30 % are won three times in ten.',
    'Monday list: ten quotes first, five accounts to ring, with the fact behind each.',
    'Reckoning: forecast against orders each month, for the model and for people alike.',
  ],
  icon: 'desk',
  image: '/pictures/use-case-sales-insights.svg',
  cta: 'Test it on your lost quotes',
  solutions: ['ai-enhanced-reporting', 'seamless-integration-framework'],
  roles: ['data-scientist', 'data-engineer'],
  questions: ['erp-connection', 'messy-data'],
} satisfies UseCase
