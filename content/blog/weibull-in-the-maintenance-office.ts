import { brand } from '#config/brand.ts'
import type { Post } from '#content/post.ts'

export default {
  slug: 'weibull-in-the-maintenance-office',
  title: 'Weibull in the maintenance office',
  description:
    'Six failure dates and a ruler tell whether changing a seal early saves money, and when. The fit, the cost curve and the cases in which it misleads.',
  category: 'measurement',
  tags: ['maintenance', 'reliability', 'manufacturing', 'baseline'],
  publishedOn: '2026-08-04',
  updatedOn: '2026-08-04',
  author: brand.byline,
  useCases: ['bearing-condition-monitoring', 'fleet-breakdown-forecast', 'maintenance-assistant'],
  solutions: ['predictive-maintenance-intelligence', 'instant-anomaly-detection'],
  roles: ['data-scientist', 'ml-engineer'],
  body: `Before anyone buys sensors, the maintenance history can answer an older question: does this part wear out, or does it fail by chance? If it wears out, changing it on a schedule may be all that is needed. If it fails by chance, a schedule only adds work. Waloddi Weibull’s distribution of 1951 tells them apart with a handful of failures.

## Six seals

Eight identical pumps have had six seal failures of the same kind. The running hours at failure, from the hour meters: 1,150, 1,900, 2,400, 2,950, 3,600 and 4,500.

Put them in order. Each gets a median rank, the estimated share of seals failed by that age; Bernard’s approximation is close enough.

~~~formula
rank of failure i of n = (i − 0.3) / (n + 0.4)
~~~

| i | Hours | Rank | ln(hours) | ln(−ln(1 − rank)) |
| ---: | ---: | ---: | ---: | ---: |
| 1 | 1,150 | 10.9 % | 7.05 | −2.16 |
| 2 | 1,900 | 26.6 % | 7.55 | −1.18 |
| 3 | 2,400 | 42.2 % | 7.78 | −0.60 |
| 4 | 2,950 | 57.8 % | 7.99 | −0.15 |
| 5 | 3,600 | 73.4 % | 8.19 | 0.28 |
| 6 | 4,500 | 89.1 % | 8.41 | 0.79 |

Plot the last two columns and lay a ruler through the points. The slope is the shape β, here 2.2. Where the line crosses zero stands ln(η): the characteristic life η, by which 63.2 % have failed, is about 3,160 hours. A spreadsheet’s slope function does the same.

## What the slope says

- **β below 1:** early failures. Fitting errors, bad batches, wrong material. Changing parts early makes it worse, since each new one starts in the dangerous phase. Look at the assembly.
- **β near 1:** chance. Age tells nothing. A schedule is money thrown away; a spare on the shelf or a condition sensor helps.
- **β above 2:** wear. A schedule can pay. At 4 and more, it nearly always does if a failure is dear.

These seals wear. From the fit, 10 % have failed by 1,136 hours (the B10 life), and the mean life is 2,800.

## When to change

Let a planned change in the tea break cost £400, and a failure with a flooded bearing housing £2,600. Changing at age T, the cost for each hour of running is

~~~formula
C(T) = [ 400 × R(T) + 2,600 × (1 − R(T)) ] / ∫₀ᵀ R(t) dt
R(t) = exp( −(t / 3,160)^2.2 )          share still running at t
~~~

~~~line
title: Cost of seals for 1,000 running hours, by age of planned change
labels Changed at, h: 500, 750, 1000, 1250, 1500, 1750, 2000, 2250, 2500, 2750, 3000
unit: £
Cost: 880, 663, 582, 556, 557, 574, 598, 628, 660, 692, 724
~~~

Running every seal to failure costs £929 for 1,000 hours. Changing at about 1,350 hours costs £554, which is 40 % less. Two things about the curve are worth more than its minimum. It is flat: anywhere between 1,100 and 1,750 hours is within 4 % of the best, so tie the change to the quarterly stop. And it is steep on the left: the maker’s “every 500 hours” would cost £880, nearly as much as doing nothing.

With eight pumps of 5,000 hours a year, the difference is 40 × (929 − 554) = £15,000 a year. The analysis took an afternoon.

## Seals that haven’t failed

At the time of writing eight more seals are running. Leaving them out makes the part look worse than it is, and the effect can be large: a plant that has 6 failures at 2,000 hours and 30 seals still alive at 5,000 doesn’t have a mean life of 2,000 hours. Every survivor goes in as a suspension, with its present age. Johnson’s adjusted ranks do this by hand; a maximum likelihood fit does it better. IEC 61649:2008 describes both. Above, the ages of the running seals were low (under 900 hours), so they change the result little; check this before you trust a table like ours.

Parts that were changed on schedule while still good are suspensions too. If the work order doesn’t say “failed” or “changed as planned”, the history can’t be used. That tick box is the cheapest improvement to a maintenance system we know.

## With how few?

Six failures give a slope, and a wide interval round it: by simulation roughly 1.2 to 4.5 at 90 % for the one above. The conclusion “it wears” is fairly safe, the figure 1,350 isn’t. Do the sum at the unfavourable end too. At β = 1.5 the same change at 1,350 hours costs £773 against £911 for running to failure, so it still pays, though less. If the answer flips, wait for two more failures or put [a sensor on the bearing](/usecases/bearing-condition-monitoring).

## When it misleads

- **Two causes in one list.** Dry running and abrasion give points with a kink. Split by cause, then fit.
- **Calendar days instead of hours.** A pump that runs in summer only has aged half.
- **Different duty.** Slurry and clean water aren’t one population.
- **A repaired system.** Weibull is for parts that are renewed. For a whole machine that is patched again and again use a growth model such as Crow-AMSAA.
- **Cost that depends on timing.** If failures at night cost five times those by day, one number for “failure” hides the point.

And don’t do it at all for a part with two failures in ten years, or one which costs £30 and stops nothing.

## Sources

- W. Weibull, “A statistical distribution function of wide applicability”, *Journal of Applied Mechanics*, 1951.
- IEC 61649:2008, *Weibull analysis*; R. Abernethy, *The New Weibull Handbook*, 5th edition, 2006.
- R. Barlow and L. Hunter, “Optimum preventive maintenance policies”, *Operations Research*, 1960: the cost formula.
- The seals are a worked example; curve and optimum were computed from the fit shown.`,
} satisfies Post
