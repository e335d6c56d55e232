import { brand } from '#config/brand.ts'
import type { Post } from '#content/post.ts'

export default {
  slug: 'gauge-study-before-the-camera',
  title: 'Gauge study first, camera second',
  description:
    'A camera can only be as right as what it is compared with. Gauge R&R and kappa worked through on one bracket and fifty castings, with the limits to use.',
  category: 'machine-vision',
  tags: ['machine-vision', 'quality', 'manufacturing', 'measurement-error'],
  publishedOn: '2025-12-09',
  updatedOn: '2026-03-03',
  author: brand.byline,
  useCases: ['surface-defect-inspection', 'injection-moulding-anomalies'],
  solutions: ['machine-vision', 'quality-insight-automation'],
  roles: ['machine-vision', 'data-scientist'],
  body: `A plant wants a camera to replace a calliper check because “the calliper lets bad parts through”. The camera is bought, compared with the calliper, and disagrees with it on one part in nine. Which of the two is wrong?

Nobody can say, because nobody measured the calliper. A gauge study takes a day and belongs before the quotation, not after the acceptance test.

## What a gauge study separates

When ten parts are measured by three people, three times each, the 90 readings spread for three reasons. The parts differ. The same person reads the same part differently (repeatability, or equipment variation, EV). Different people read it differently (reproducibility, or appraiser variation, AV). The method is in the AIAG manual *Measurement Systems Analysis*, fourth edition, and in any statistics package.

~~~formula
GRR   = √(EV² + AV²)
%tol  = 6 × GRR / tolerance
ndc   = 1.41 × PV / GRR        (distinct categories the gauge can tell apart)
~~~

The manual’s limits: below 10 % of tolerance is good, 10 to 30 % may do depending on the cost of an error, above 30 % is not acceptable. The number of distinct categories should be 5 or more.

## A bracket, worked through

The distance between two holes has a tolerance of ±0.20 mm, so 0.40 mm in all. The study gives these standard deviations.

| Source | Calliper by hand | Same calliper, with a stop |
| --- | ---: | ---: |
| Repeatability EV, mm | 0.016 | 0.008 |
| Reproducibility AV, mm | 0.012 | 0.005 |
| GRR, mm | 0.020 | 0.0094 |
| Share of tolerance | 30 % | 14 % |
| Parts PV, mm | 0.045 | 0.045 |
| Distinct categories | 3 | 6 |

By hand, a part that is truly at the upper limit reads anywhere within ±0.04 mm of it (two standard deviations). Good parts are scrapped and bad ones pass, about as often, and no camera has been involved yet.

A stop that holds the part and the jaw cost £180. It brought the gauge from the edge of “not acceptable”, with too few categories, to “usable”. Sometimes that is the end of the project, and it is a good end.

## When people judge instead of measure

For scratches and porosity there is no millimetre. Then two inspectors judge the same fifty castings, without seeing each other’s marks, and the table of their answers is the study.

| | B says good | B says bad |
| --- | ---: | ---: |
| A says good | 38 | 2 |
| A says bad | 4 | 6 |

They agree on 44 of 50, which is 88 %. That sounds fine until chance is taken off. A rejects 20 % and B 16 %, so two people who decide at random with those odds would agree on 0.20 × 0.16 + 0.80 × 0.84 = 70.4 %.

~~~formula
kappa = (0.880 − 0.704) / (1 − 0.704) = 0.59
~~~

The AIAG manual asks for more than 0.75 and calls less than 0.40 poor. Of the twelve castings that at least one of them rejected, they agree on six. A camera trained on A’s marks will be “wrong” every time B is asked to check it.

So the next step isn’t a camera. It is a board with eight borderline castings, each with a decision and a reason, signed by the customer’s quality department. After that the same two people judge again. From about 0.8 on, pictures are worth labelling.

## The camera gets its own study

A camera has no appraisers, but it has something in their place: position, light, temperature, the robot that presents the part. Use ten parts again, loaded three times each by the real handling, in the morning, at night and after a lens clean. Run 25 repeats on one part without moving it first; that is the floor, and everything above it is handling.

Two more checks cost little.

- **Bias.** Measure a master of known size thirty times. A camera may repeat to 0.002 mm and be 0.03 mm off, all day.
- **Linearity.** Masters at both ends of the tolerance. A lens that isn’t telecentric changes scale when the part lies 1 mm higher: at 250 mm distance that is 0.4 %, or 0.4 mm on a part of 100 mm.

## Writing it into the contract

A sentence such as “the system detects 99 % of defects” is void as long as nobody has said who decides what a defect is. A better acceptance clause has four parts: the set of parts, numbered and kept in a box; the reference verdict for each, reached by a named method with its own kappa or GRR; the number of runs; and what counts as a miss. Then both sides can repeat the test after a lens has been changed.

## When it isn’t worth a day

Skip the study when the parts differ so plainly that no one ever disagrees: cap on or off, label there or missing. Skip it too when the check exists only because it always did; ask first what happened to the last hundred rejects. And where a coordinate measuring machine already samples the feature with 2 % of tolerance, compare the camera with that and forget the calliper.

## Sources

- AIAG, *Measurement Systems Analysis*, 4th edition, 2010: limits for GRR, ndc and kappa.
- J. Cohen, “A coefficient of agreement for nominal scales”, *Educational and Psychological Measurement*, 1960.
- Bracket and castings are worked examples; what a first bench trial needs is described under [machine vision](/solutions/machine-vision).`,
} satisfies Post
