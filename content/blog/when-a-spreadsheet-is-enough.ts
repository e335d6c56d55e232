import { brand } from '#config/brand.ts'
import type { Post } from '#content/post.ts'

export default {
  slug: 'when-a-spreadsheet-is-enough',
  title: 'When a spreadsheet is enough',
  description:
    'Three methods that fit into a sheet and solve much of what is brought to us as AI, the sum that shows when to go further, and six signs that you must.',
  category: 'buying-and-hiring',
  tags: ['baseline', 'cost', 'kpi', 'stock'],
  publishedOn: '2026-11-17',
  updatedOn: '2026-11-17',
  author: brand.byline,
  useCases: ['sales-insights', 'timetable-room-use', 'delivery-route-planning'],
  solutions: ['dynamic-operational-dashboards', 'continuous-process-optimization'],
  roles: ['ai-consultant', 'data-scientist'],
  body: `Many a case that is brought to a first call as one for AI can be answered with a spreadsheet. We say so on the call, since a sheet that is used beats a model that is admired, and since the sheet is the opponent that any later model has to beat.

Here are three that do most of the work.

## One: is this week different?

Scrap rose from 42 to 45 parts. A meeting is called. Walter Shewhart’s answer from the 1920s fits into four columns: the individuals chart, or XmR.

Take the last twelve weeks: 41, 44, 39, 43, 46, 42, 40, 45, 43, 38, 44, 42. Their mean is 42.25. The differences from each week to the next, without signs, have the mean 3.73. The limits are the mean plus and minus 2.66 times that.

~~~formula
upper = 42.25 + 2.66 × 3.73 = 52.2
lower = 42.25 − 2.66 × 3.73 = 32.3
~~~

~~~line
title: Scrap a week with its limits
labels Week: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12
unit:
Scrap: 41, 44, 39, 43, 46, 42, 40, 45, 43, 38, 44, 42
Upper limit: 52.2, 52.2, 52.2, 52.2, 52.2, 52.2, 52.2, 52.2, 52.2, 52.2, 52.2, 52.2
Lower limit: 32.3, 32.3, 32.3, 32.3, 32.3, 32.3, 32.3, 32.3, 32.3, 32.3, 32.3, 32.3
~~~

Forty-five is noise, and so is thirty-eight. The meeting can be cancelled, along with the praise for week ten. A point outside, or eight in a row on one side of the mean, is worth a walk to the machine. Many a “why did it change?” project ends here.

## Two: when to order

~~~formula
reorder at = mean daily use × lead time + z × s × √(lead time)
~~~

A filter is used 6 a day, with a standard deviation s of 2.5, and takes 9 days to arrive. For being in stock in 98 of 100 cycles z is 2.05: 54 + 2.05 × 2.5 × 3 = 69.4, so order at 70. One row per article, eight hundred rows, an afternoon. Where lead times vary, and they do, put their variance in too; where half the articles are used twice a year, hold one and forget the formula.

A firm may discuss demand forecasting with neural networks while the reorder points in its system date from 2017. Set those right first, and measure what is left to gain.

## Three: which of these to do first

A list of problems with four columns: hours or pounds lost a month, from a record; the share that a remedy could take off, as a range; the cost of the remedy; the chance that it works. Multiply, divide, sort. It is crude, and it is the only page on which the plumber, the controller and the IT manager argue about the same numbers. Half of the list drops out because the first column can’t be filled.

## Is there anything left for a model?

Build the sheet, use it for eight weeks, and measure. Then cost the rest.

| | A year |
| --- | ---: |
| Loss before | £120,000 |
| Loss with the sheet | £84,000 |
| Keeping the sheet, 3 h a week × £35 × 46 | £4,830 |
| Loss with a model, at best, from a test on past data | £60,000 |
| Further gain | £24,000 |
| Hours of the sheet saved | £4,830 |
| Running the model: hosting, checks, retraining | £11,000 |
| Net gain of the model over the sheet | £17,830 |

If the model costs £45,000 to build, it is paid back in two and a half years, against the sheet. Against doing nothing it would have looked like eleven months: £49,000 a year, that is £120,000 less £60,000 less £11,000, which is how such tables are usually shown. Both are right sums. Only one compares with what you could have on Monday.

## Six signs that the sheet is over

1. **It is pictures, sound or text.** Nobody sorts 4,000 scratches in columns.
2. **It has to answer while the part is still on the belt.**
3. **More than one person writes in it at once,** or version “final_v7_JB” exists.
4. **Size.** An old .xls file ends at 65,536 rows, an .xlsx at 1,048,576. In autumn 2020 Public Health England lost 15,841 positive COVID-19 tests from its daily reports because files in the old format were full.
5. **Many small effects at once.** Forty variables that interact; a sheet can hold them and nobody can see them.
6. **The one who built it leaves.** Then it was software all along, without tests.

Signs 3, 4 and 6 call for a database and a small program rather than for AI. For many firms that step is the last one they need.

## Making a sheet that lasts

Inputs on one tab, sums on the second, results on the third. No number typed into a formula. One row per fact, with a date. A cell that checks the total against the source. A note on top: who owns it, what decision it serves, when it was last compared with reality. Lock the sums. Keep a copy of each month. Twenty minutes of discipline, and a successor who says thank you.

## When a spreadsheet is the wrong economy

Where a mistake can hurt somebody, such as a dose, a torque or an isolation plan, don’t keep the rule in a file that anyone can sort by one column. Where personal data lies in it, each mail attachment is a disclosure waiting for its address. And where three hours a week go into copying from one system to another, the sheet isn’t enough: [connect the systems](/solutions/seamless-integration-framework), which needs no model either.

## Sources

- W. Shewhart, *Economic Control of Quality of Manufactured Product*, 1931; D. Wheeler, *Understanding Variation*, 1993: limits of the XmR chart.
- Public Health England, statement of 4 October 2020 on delayed reporting of COVID-19 cases.
- Filter, losses and costs are worked examples.`,
} satisfies Post
