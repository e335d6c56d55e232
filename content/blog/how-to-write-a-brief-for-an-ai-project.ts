import { brand } from '#config/brand.ts'
import type { Post } from '#content/post.ts'

export default {
  slug: 'how-to-write-a-brief-for-an-ai-project',
  title: 'How to write a brief for an AI project',
  description:
    'One page with seven lines that suppliers can price and you can hold them to. With two filled-in examples, of which one ends the project before it starts.',
  category: 'buying-and-hiring',
  tags: ['procurement', 'baseline', 'kpi', 'manufacturing'],
  publishedOn: '2026-06-09',
  updatedOn: '2026-06-09',
  author: brand.byline,
  useCases: ['surface-defect-inspection', 'production-scheduling', 'missed-appointments'],
  solutions: ['quality-insight-automation', 'predictive-maintenance-intelligence'],
  roles: ['ai-consultant', 'ai-product-manager'],
  body: `Many briefs for AI are either a sentence (“we want to use AI in quality”) or forty pages with a requirement for role-based access on page 31. Neither can be priced. The ones that lead somewhere fit on a page and answer seven questions, none of which is about AI.

## The seven lines

1. **The decision.** Who decides what, how often, and what would they do differently with better information? “At 06:00 the shift lead decides which of nine lines runs short-handed.”
2. **Today’s figure.** How good is that decision now, over which period, measured by whom? If nobody knows, that is step one, and it can be bought alone.
3. **What an error costs**, in both directions. A bad part that passes, and a good part that is thrown away.
4. **What you hold.** Data by name: system, table or sensor, since when, how many rows or pictures, and how many examples of the thing you want to catch.
5. **What can’t change.** Cycle time, the safety case, the supplier of the PLC, the network that has no internet, the two people who may be asked.
6. **Acceptance.** On which data, never seen before, must which figure be reached, and who counts?
7. **The stop.** By which date and result do you end it, without blame?

The last line is the one most often left out. It is also the cheapest insurance in the project, since it has to be agreed while everybody still likes each other.

## Filled in: a brief that ends the project

A moulder loses parts to short shots and asks for a model that predicts them.

~~~formula
Output              11,000 parts a month
Scrap               2.8 %  →  308 parts
Cost of a part      £6.40
Loss                308 × 6.40            = £1,971 a month
Hoped for           a quarter less scrap  = £  493 a month, £5,900 a year
~~~

Projects of this kind, with data connection, trial and handover, don’t come for £5,900. Even with no running cost the payback on £40,000 would be almost seven years. Line 3 has finished the brief in ten minutes. The better order is a process engineer with a cavity pressure sensor for three days.

## Filled in: a brief that can be priced

Same site, another complaint: the tunnel oven stops.

| Line | Answer |
| --- | --- |
| Decision | Maintenance chooses each Friday which of 14 drives to open at the weekend |
| Today | 3.5 hours of unplanned stops a week, from the stop log, last 46 weeks |
| Cost of an error | Stop £1,150 an hour, lost contribution; a needless opening 4 fitter hours, £150 |
| Data | Drive currents every second since January 2024; 31 stops with a written cause |
| Fixed | No changes to the safety PLC; no data off site |
| Acceptance | On 12 weeks not used for building: at least half of drive-related stops named by the Friday before, at most 2 needless openings a week |
| Stop | After 6 weeks, if fewer than 15 of 31 stops leave a trace in the currents |

The loss is 3.5 × £1,150 × 46 = £185,150 a year. If a fifth of it goes, that is £37,000, less 2 × £150 × 46 = £13,800 for needless openings: £23,200 net. Now a supplier can say what they would do for how much, you can say no above a price, and both know by week six.

Note what the brief doesn’t contain: no method, no platform, no “real time”, no “machine learning”. If a supplier solves it with a threshold on the current, you have bought the same weekend.

## Asking several suppliers

Send the same page to all, with a sample of the data under a confidentiality agreement. Give two weeks. Ask for three things back: what they would do in the first ten days, what would make them stop, and the acceptance test in their own words. Compare those before you compare prices. An offer that promises the acceptance figure without having seen the data has told you what its other figures are worth.

Public bodies in England, Wales and Northern Ireland buy under the Procurement Act 2023, in force since 24 February 2025. It leaves room for this: preliminary market engagement with a notice, requirements by function and result, and award to the “most advantageous” tender rather than the cheapest. A trust can publish the seven lines as its requirement.

## What makes a brief fail

- **A target without a base.** “Reduce downtime by 30 %” of what?
- **Two purposes.** A system for maintenance that shall also tell who didn’t wear gloves. Split it.
- **No owner.** Line 1 names a role that is vacant.
- **A list of features.** Each costs a day to build and a week to argue about; none is the decision.
- **Accuracy.** With 31 stops in 46 weeks, a model that never says anything is right on most days. [Ask for counts](/blog/what-an-alarm-costs).

## When not to write one

If the whole thing can be tried with data you hold and an analyst you employ in a week, try it; a brief would take longer. If you want to learn what is possible at all, order a visit, a talk, two days of somebody’s time, and say that this is what you order. And if the decision in line 1 will be the same whatever the answer is, there is nothing to buy.

## Sources

- [Procurement Act 2023](https://www.legislation.gov.uk/ukpga/2023/54/contents), in force 24 February 2025.
- Both briefs are worked examples with round figures.`,
} satisfies Post
