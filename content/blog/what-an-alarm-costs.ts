import { brand } from '#config/brand.ts'
import type { Post } from '#content/post.ts'

export default {
  slug: 'what-an-alarm-costs',
  title: 'What an alarm costs: base rates at work',
  description:
    'A detector that is right 97 times in 100 can be wrong 16 times for each fault it finds. How to work out the rate, the cost and the threshold to set.',
  category: 'measurement',
  tags: ['alarms', 'maintenance', 'measurement-error', 'healthcare'],
  publishedOn: '2026-03-17',
  updatedOn: '2026-03-17',
  author: brand.byline,
  useCases: ['bearing-condition-monitoring', 'fraud-detection', 'money-laundering-alerts'],
  solutions: ['instant-anomaly-detection', 'predictive-maintenance-intelligence'],
  roles: ['data-scientist', 'ai-product-manager'],
  body: `“The system recognises 95 % of incipient faults with a false alarm rate of 3 %.” The sentence is in half of all offers for condition monitoring. It leaves out the one figure that decides whether fitters will still believe it in March: how often a fault is there at all.

## Two hundred motors, one week

A plant has 200 motors. In a given week a fault begins in one machine out of 500, so on average 0.4 motors a week. The detector gives each motor a verdict once a week.

~~~formula
Faults found     0.4 × 95 %           = 0.38 a week
False alarms     199.6 × 3 %          = 5.99 a week
Share that is real   0.38 / (0.38 + 5.99)  = 6 %
~~~

So about 331 alarms come in a year, and some 20 are real. For each find there are 16 walks for nothing. The supplier hasn’t lied: 97 % of healthy motors are called healthy. There are just so many of them.

Doctors know this as the base rate problem. An alert for sepsis with 80 % sensitivity and 90 % specificity, on wards where 2 % of patients have it, is right in 0.016 / (0.016 + 0.098) = 14 % of cases. The same alert in intensive care, where 20 % have it, is right in two of three. Same software, other ward.

## What one of them costs

An alarm isn’t free even when nobody comes to harm. A fitter walks, listens, measures, writes it up: 45 minutes at £38 an hour with overheads is £28.50.

| | A year |
| --- | ---: |
| Alarms | 331 |
| Cost of looking, 331 × £28.50 | £9,400 |
| Faults found in time | 19.8 |
| Saved by each, planned instead of sudden | £2,400 |
| Saved | £47,400 |
| Left over before the system’s own cost | £38,000 |

On paper the detector pays, even with 94 % false alarms. That is a real result, and it also tells the threshold: looking is worthwhile as long as the chance of a fault is above £28.50 / £2,400 = 1.2 %.

Paper leaves out people. After the tenth empty walk the alarm is acknowledged from the canteen. From then on sensitivity isn’t 95 %, it is whatever fraction is still looked at. For the £38,000 to arrive, somebody has to walk 311 times a year for nothing and stay curious.

## Buying trust with sensitivity

Move the threshold up. Some faults are lost, many false alarms go.

| Specificity | Sensitivity | Real | False a week | Share that is real |
| --- | ---: | ---: | ---: | ---: |
| 97 % | 95 % | 0.38 | 5.99 | 6 % |
| 99 % | 90 % | 0.36 | 2.00 | 15 % |
| 99.8 % | 80 % | 0.32 | 0.40 | 44 % |

The last row finds 16.6 faults a year instead of 19.8 and calls for 37 walks instead of 331. It saves £39,900 less £1,100, which is £38,800: the same money with a ninth of the work, and close to every second walk ends at something. We would start there, and lower the threshold when the fitters ask for it.

Two further ways leave sensitivity alone. Ask twice: an alarm counts only if it stands again the next day. If false alarms were independent, 3 % would become 0.09 %; they never are, since a loose sensor is loose tomorrow too, but a factor of five is common. And rank: give the shift the three worst motors each Monday, whatever their score. A list of fixed length can’t flood anyone.

## Limits for people

For control rooms there are published figures. EEMUA 191 and IEC 62682 (in the USA ISA-18.2) take about one alarm in ten minutes per operator as manageable over the long run, 144 a day; more than ten in ten minutes is a flood. That is for somebody whose job is to sit and watch. A maintenance planner who also orders parts can take in perhaps five findings a week. A ward sister in the middle of a round has room for none that doesn’t need her.

So write the budget first: at most so many alarms a week, to this person, at this hour. The model’s threshold follows from the budget, and the sensitivity that is left over belongs in the business case.

## What to ask for in a trial

- The base rate on your machines, from your own work orders of the last two years.
- False alarms a week, as a count, not as a rate.
- Each alarm with a button: real, not real, couldn’t look. The third is the one to watch.
- What was missed: every breakdown in the trial, and what the detector had said the week before.
- Twelve weeks at least. With 0.4 faults a week that is five faults; fewer show nothing.

## When no alarm is better

If the consequence of a fault is an hour’s delay and a £60 part, run to failure and keep the part on the shelf. If the fault gives no warning that a sensor could see, no threshold will help. And if nobody is free to act within the warning time, [the detection](/solutions/instant-anomaly-detection) makes a record of what you couldn’t prevent.

## Sources

- EEMUA Publication 191, *Alarm systems: a guide to design, management and procurement*; IEC 62682:2022.
- D. Eddy, “Probabilistic reasoning in clinical medicine”, in Kahneman, Slovic, Tversky (eds), *Judgment under Uncertainty*, 1982.
- Rates and costs of the motors are a worked example; put in your own.`,
} satisfies Post
