import { brand } from '#config/brand.ts'
import type { Post } from '#content/post.ts'

export default {
  slug: 'hold-every-forecast-against-the-naive-one',
  title: 'Hold every forecast against the naive one',
  description:
    'Copying last week’s sales can be “92 % accurate”. How to test a forecast against that, with eight weeks of figures, and which error measure to trust.',
  category: 'forecasting',
  tags: ['forecasting', 'baseline', 'retail', 'logistics'],
  publishedOn: '2026-02-17',
  updatedOn: '2026-02-17',
  author: brand.byline,
  useCases: ['fresh-food-demand-forecast', 'loading-bay-arrival-forecast', 'sales-insights'],
  solutions: ['ai-enhanced-reporting', 'dynamic-operational-dashboards'],
  roles: ['data-scientist', 'ml-engineer'],
  body: `A supplier shows a slide: “Forecast accuracy 93 %”. Nobody asks what copying last week’s figure would have scored. On the eight weeks below it scores 92 %.

## Eight weeks of one product

The table holds what was sold, what the naive forecast said (the week before, unchanged), what an offered tool said, and what a plain model said that knows the trend and the school holidays. The week before the first had 120.

| Week | Sold | Naive | Tool | Plain model |
| --- | ---: | ---: | ---: | ---: |
| 1 | 132 | 120 | 118 | 128 |
| 2 | 125 | 132 | 126 | 130 |
| 3 | 141 | 125 | 131 | 134 |
| 4 | 138 | 141 | 129 | 136 |
| 5 | 150 | 138 | 143 | 142 |
| 6 | 129 | 150 | 146 | 141 |
| 7 | 136 | 129 | 140 | 135 |
| 8 | 144 | 136 | 131 | 138 |

~~~line
title: Units sold and two forecasts
labels Week: 1, 2, 3, 4, 5, 6, 7, 8
unit:
Sold: 132, 125, 141, 138, 150, 129, 136, 144
Naive: 120, 132, 125, 141, 138, 150, 129, 136
Plain model: 128, 130, 134, 136, 142, 141, 135, 138
~~~

Add up how far each was off, without signs, and divide by eight. Naive: 86 / 8 = 10.8 units. Tool: 75 / 8 = 9.4. Plain model: 45 / 8 = 5.6.

In per cent of sales the naive errors average 7.9 %. “Accuracy” on such slides is usually 100 minus that, so 92 % for copying and 93 % for the tool. The figures aren’t false. They only say that this product doesn’t change much from week to week.

## The ratio that matters

Divide a forecast’s mean error by the naive one’s on the same weeks. Hyndman and Koehler proposed a version of this in 2006 as MASE, scaled by the errors in the training period.

~~~formula
Tool:         9.4 / 10.8 = 0.87     13 % better than copying
Plain model:  5.6 / 10.8 = 0.52     48 % better than copying
~~~

Under 1 it has learned something. Above 1 you would pay for being worse than a photocopier. What ratio makes a purchase sensible depends on what an error costs, but below 0.9 on held-out weeks is a fair entry ticket, and a single good quarter isn’t held-out.

Choose the naive forecast with some respect. For daily sales it is the same weekday last week. For monthly sales with seasons, the same month last year. For arrivals at a gate, the booked time plus the usual delay at that hour. The strongest simple rule is the opponent, not the weakest.

## It isn’t a straw man

In the M5 competition of 2020, 5,507 teams forecast the sales of 30,490 product lines in ten Walmart stores. By the organisers’ account 48.4 % of the teams beat the naive forecast, 35.8 % the seasonal naive one, and 7.5 % the best of the standard benchmarks, an exponential smoothing. The winners, with gradient-boosted trees, were over 20 % better than that benchmark. So both things are true: good methods win clearly, and most entries didn’t beat a method from the 1950s.

## How per cent errors mislead

Percentage error divides by what was sold. Sell 2 instead of 4 and the error is 100 %; sell 4 instead of 2 and it is 50 %. A tool tuned on this measure learns to forecast low, and the shelf is empty. With a zero in the sales it can’t be computed at all, and tools quietly leave such days out. Slow sellers are mostly zeros.

Use units or money. For a whole range, add the absolute errors of all products and divide by all sales (WAPE), so that a slow seller with 300 % error doesn’t drown the milk. And look at the bias, which is the sum with signs: the plain model above is off by +11 over eight weeks, about 1 %, which is fine. The tool has +31 of 1,095, so it runs some 3 % low.

## Testing without fooling yourself

1. Stand at a past date. Give the model only what was known that morning: no final sales, no weather that was measured later.
2. Forecast as far ahead as your decision needs. If orders go out nine days before delivery, a one-day forecast is of no interest.
3. Move on by a week and repeat, at least twenty times and through one Christmas or one peak season.
4. Report the ratio per product group, and the worst group by name.
5. Then cost it: units short times margin, units over times waste. A forecast can lower the mean error and still raise the cost, if it errs on the dear side.

Twenty origins of 500 products are 10,000 comparisons. A notebook and two days do that; it needs no platform.

## When not to forecast better

If lead time is a day and the goods keep for a year, order what was sold and stop. If three customers make up 80 % of demand, ask them. If the naive forecast is off by 4 % and an error costs pennies, a perfect model saves pennies. And if sales are lost to empty shelves before they are counted, the history shows stock, not demand: repair that record first, as [the bakery example](/usecases/fresh-food-demand-forecast) does.

## Sources

- R. Hyndman and A. Koehler, “Another look at measures of forecast accuracy”, *International Journal of Forecasting*, 2006.
- S. Makridakis, E. Spiliotis, V. Assimakopoulos, “M5 accuracy competition: results, findings, and conclusions”, *International Journal of Forecasting*, 2022.
- The eight weeks are a worked example.`,
} satisfies Post
