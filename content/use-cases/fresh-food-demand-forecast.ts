import type { UseCase } from '#content/use-case.ts'

export default {
  id: 'fresh-food-demand-forecast',
  title: 'Fresh food forecast by shop and hour',
  description:
    'Tells each shop how much to bake, cut and order, weighing a sold-out shelf against what goes in the bin.',
  category: 'retail',
  benefits: [
    'Food thrown away or given out at the end of the day: typically 15 to 30 % less, by value.',
    'Hours sold out before closing: typically 10 to 25 % fewer at the same time, or the forecast has only been lowered.',
    'Weighted error by shop and day (WAPE): typically 18 to 28 % for bread and 25 to 35 % for salads.',
    'Time a manager spends on ordering: typically from 50 minutes to 15 a day.',
  ],
  problemDescription: `The bakery counter bakes by a sheet that says 80 baguettes on a Thursday. On a warm Thursday before a bank holiday it sells out at one; on a wet one it bins 31. The manager orders a little over, since an empty shelf brings a call from the area office and a full bin doesn’t.

The present forecast is an average of what was sold. On days when the shelf was empty at noon it learns that few people want bread, and so orders less: the error feeds itself.`,
  solutionDescription: `We forecast demand rather than sales. Hours in which the product was sold out are treated as “at least this many”, from the till’s time stamps. Weather, pay days, school terms, promotions and matches at the ground nearby go in where they help. The answer is a whole distribution, and the amount to bake follows from two prices that you set: what a lost sale costs and what a binned loaf costs.

Managers may change any figure with one tap and a reason, and both versions are scored. New products borrow from similar ones for four weeks. It works with two years of till data at the level of the hour. A single shop with an experienced baker will beat it on bread; the gain begins at around fifteen shops.`,
  howItWorks: [
    'Till data: sales by quarter of an hour, write-offs and deliveries; missing write-offs are put right first.',
    'Sold-out hours: found from the silence after a steady run, and confirmed with two stores by hand.',
    'Forecast: by product, shop and part of the day, judged on a later season including Christmas week.',
    'Order: amounts from your two prices, rounded to trays and to what the oven holds.',
    'Trial: twelve shops with, twelve without, randomised, for eight weeks.',
  ],
  icon: 'till',
  image: '/pictures/use-case-fresh-food-demand-forecast.svg',
  cta: 'Weigh your bins against your gaps',
  solutions: ['dynamic-operational-dashboards', 'ai-enhanced-reporting'],
  roles: ['data-scientist', 'data-engineer'],
  questions: ['seasonality', 'baseline', 'spreadsheets'],
} satisfies UseCase
