import { brand } from '#config/brand.ts'
import type { Post } from '#content/post.ts'

export default {
  slug: 'stock-forecasts-with-promotions',
  title: 'Forecasting stock with promotions',
  description:
    'A promotion that sells 960 packs may have gained only 385. How to separate uplift, pull-forward and cannibals, and order for the week with the right risk.',
  category: 'forecasting',
  tags: ['forecasting', 'retail', 'stock', 'baseline'],
  publishedOn: '2026-10-20',
  updatedOn: '2026-10-20',
  author: brand.byline,
  useCases: ['fresh-food-demand-forecast', 'shelf-availability', 'supply-chain-risk-predictor'],
  solutions: ['dynamic-operational-dashboards', 'ai-enhanced-reporting'],
  roles: ['data-scientist', 'data-engineer'],
  body: `A coffee sells 400 packs a week across forty shops. At a quarter off it sells 960. The buyer writes down “plus 140 %”, and next time the warehouse orders 960. Three things are wrong with that, and each costs stock.

## What a promotion really sold

Look at six weeks, not one, and at the shelf beside it.

~~~bar
title: Packs sold a week, promotion in week 3
labels Week: Week 1, Week 2, Week 3, Week 4, Week 5, Week 6
unit:
Promoted coffee: 405, 395, 960, 310, 360, 400
Its neighbour: 250, 248, 205, 247, 251, 250
~~~

Week 3 sold 560 above the base of 400. Weeks 4 and 5 sold 90 and 40 less, since cupboards were full: 130 were only brought forward. And the neighbour on the shelf lost 45 in week 3.

~~~formula
Gross uplift                960 − 400            =  560
Pulled forward              (400−310) + (400−360) = −130
Taken from the neighbour    250 − 205            =  −45
Net gain                                         =  385 packs
~~~

The gross figure is what the warehouse needs for week 3. The net figure is what the business gained. The dip of weeks 4 and 5 is what the ordering system must know in advance, or it will fill the shelf with coffee nobody needs. Many systems average week 3 into the base and order high for a month.

## The base first

You can’t see uplift without knowing what would have been sold. Take the same weekdays without promotion, out of a window of eight to thirteen weeks, with seasons divided out. Leave out weeks after a promotion, too; they are low for a reason.

Then look for days on which the shelf was empty. If the shops sold 700 by Thursday evening and nothing after, the till says 700 and demand was more. Mark such days as “at least”, from stock records or from the time of the last sale. Promotions hit this hardest: the best ones sell out, and history then says they weren’t so good. Typically 5 to 15 % of promotion days are cut off in this way.

## Price isn’t the only lever

From one promotion one can compute an elasticity:

~~~formula
e = ln(960 / 400) / ln(1 / 0.75) = 0.875 / 0.288 = 3.0
~~~

So a cut of 10 % would give (1 / 0.9)^3.0 = 1.37 times the base, 549 packs. Don’t trust it yet. The same price cut with an end-of-aisle display and a leaflet may sell twice as much as one with a shelf ticket. Keep per promotion: price before and after, display, leaflet page, days, what else was promoted in the category, and which event fell in the week. Six columns. Without them no model, however large, can tell a good offer from a good place in the shop.

With them a regression on the logarithm of sales, or boosted trees over all products at once, does well. Products with two promotions of their own borrow from those with forty. For the new product without any, take the category’s mean with a wide interval.

## The opponent to beat

As with [every forecast](/blog/hold-every-forecast-against-the-naive-one), name the simple rule first. For promotions it is: what the last comparable one sold, divided by the base then, times the base now. Buyers do this in their heads and aren’t bad at it. Test on promotions held out by date, count units and not per cent, and report the leaflet items separately. A model that is 15 to 25 % closer than the last-time rule is typical of a good result; much better figures usually mean that the test knew the display plan only afterwards.

## How much to order

The forecast says 960 with a standard deviation of 220, from the errors on held-out promotions. Ordering 960 means running out every second time. The right amount depends on two prices: what a missing pack costs, here £0.90 margin, and what a pack too many costs, £0.40 for space, capital and the later markdown.

~~~formula
Critical ratio   0.90 / (0.90 + 0.40)   = 0.69
z for 0.69                              = 0.50
Order            960 + 0.50 × 220       = 1,070 packs
~~~

For coffee that keeps, the extra 110 are cheap. For salad with a waste cost of £1.10 and the same margin the ratio is 0.45, z is −0.13, and the order falls to 931: below the forecast, on purpose. The same forecast gives two orders. Show the buyer the ratio and not just the number, and most quarrels about “the system” end.

Halve the error to 110, and the same service needs 1,015 instead of 1,070. That is where better forecasts earn: 55 packs a promotion, times the number of lines and weeks.

## In the shops

Forty shops don’t sell a fortieth each. Split the total by each shop’s share in past promotions of the category, round to cases, and look at rounding: with cases of 12 and 27 packs a shop, you deliver 24 or 36. Keep 10 to 15 % back at the depot until Wednesday, if a second delivery exists. This costs nothing and corrects more than most models.

## When to leave it to people

If a product is promoted twice a year, or the promotion is the first of its kind, let the buyer decide and record the guess; after a year you will know how good it was. If the supplier takes leftovers back, order high and stop computing. And if display plans reach the planner after the order has gone out, repair that, since no method can forecast what nobody has told it.

## Sources

- K. Arrow, T. Harris, J. Marschak, “Optimal inventory policy”, *Econometrica*, 1951: the critical ratio.
- H. van Heerde, P. Leeflang, D. Wittink, “Decomposing the sales promotion bump with store data”, *Marketing Science*, 2004.
- The coffee is a worked example; ranges marked as typical are from practice.`,
} satisfies Post
