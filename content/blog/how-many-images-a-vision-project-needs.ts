import { brand } from '#config/brand.ts'
import type { Post } from '#content/post.ts'

export default {
  slug: 'how-many-images-a-vision-project-needs',
  title: 'How many images a vision project needs',
  description:
    'The proof needs more pictures than the training. Sample sizes for a claimed escape rate, what a learning curve predicts, and how long collecting takes.',
  category: 'machine-vision',
  tags: ['machine-vision', 'sample-size', 'quality', 'baseline'],
  publishedOn: '2026-01-20',
  updatedOn: '2026-01-20',
  author: brand.byline,
  useCases: ['surface-defect-inspection', 'container-damage-inspection', 'crop-disease-detection'],
  solutions: ['visual-intelligence', 'machine-vision'],
  roles: ['computer-vision', 'ml-engineer'],
  body: `“How many pictures do you need?” is asked in the first meeting of every vision project. It can’t be answered before another one: needed for what? Training a model and proving that it works are two different jobs, and the second one is usually larger.

## Pictures to prove it

Suppose the requirement is that at most 1 % of bad parts escape. You show the system bad parts it has never seen and count how many it misses. How many must you show before “under 1 %” is more than a hope? With 95 % confidence, by the Poisson limit:

| Missed in the test | To show under 1 % | To show under 0.1 % |
| --- | ---: | ---: |
| 0 | 300 | 3,000 |
| 1 | 475 | 4,750 |
| 2 | 630 | 6,300 |

The first row is the rule of three: 3 divided by the rate. A test with 40 bad parts and no miss, which is what many acceptance tests consist of, shows only that fewer than 3 / 40 = 7.5 % escape.

This holds for each kind of defect that matters separately. If chips are harmless and cracks aren’t, 300 bad parts of which 280 are chips prove little about cracks.

## Pictures to train it

Training has no such formula, but it has a curve. For many image tasks the error falls as a power of the number of examples; Hestness and colleagues measured exponents of 0.07 to 0.35 over several domains in 2017. At the favourable end it looks like this.

~~~line
title: Typical shape of a learning curve, exponent 0.35, scaled to 22.9 % at 50 images
labels Training images per class: 50, 100, 200, 400, 800, 1600
unit: %
Defects missed on unseen parts: 22.9, 18.0, 14.1, 11.1, 8.7, 6.8
~~~

Each doubling takes off about a fifth. To halve the error you need 2^(1/0.35) ≈ 7 times the pictures; with an exponent of 0.2 it is 32 times. So measure your own curve early: train on a quarter, a half and all of what you have, plot three points, and read off what the next 500 pictures will bring. If the line is flat, more pictures won’t help. Then it is the light, the labels or the resolution.

As a start, typical ranges from practice: 100 to 300 examples of each defect class for a classifier that begins with a pretrained network, 200 to 500 good parts for a method that learns only what normal looks like. The second still needs bad parts for its proof.

## What counts as one picture

Ten pictures of the same scratched part are one example seen ten times. Pictures from the same coil, batch or animal are relatives. If relatives are in both training and test, the test measures memory. Split by part, batch and week, never by picture.

The effect is large. A line where each part was photographed six times and split at random may show 99 % in the report and 90 % in the first week. Ask any supplier one question: on what basis was the test set separated?

## How long collecting takes

A press makes 4,000 parts a day, 0.5 % are bad: 20 a day. There are five kinds of fault, and the rarest makes up 5 % of them. That is one a day.

~~~formula
300 examples of the rarest fault / 1 a day = 300 working days
~~~

No project plan with “data collection: three weeks” survives this line. What helps:

- A red box at the line, starting today, for every rejected part with date and reason. Parts can be photographed again when the light changes; pictures can’t.
- A camera that only records for two months, with a button for the inspector. Cost: one camera and patience.
- Parts made bad on purpose, for training. Not for the proof: a scratch made with a file is easier than one made by a worn guide.
- Fewer classes. “Reject” and “accept” may be all the gate needs, even if the quality department would like eleven names.
- A wider claim. “Under 3 %” needs 100 bad parts rather than 300. If a leak test follows anyway, that may be enough.

## The good parts count too

False rejects are cheap to measure, since good parts are plenty. With 4,000 a day, 1 % false rejects mean 40 parts on the bench each day. At two minutes each that is 80 minutes of somebody’s shift. One day of production gives a narrow estimate: 40 out of 4,000 has a 95 % interval of roughly 0.7 to 1.4 %. Measure it on three different days, because dust and daylight don’t average out within one.

## When not to start

If fewer than about thirty examples of the fault have been seen in a year, don’t train a detector for it. Look at the cause, or at a physical check such as a pin that fits only good parts. If two inspectors disagree about the examples, [settle that first](/blog/gauge-study-before-the-camera). And if the escape rate you have to prove is one in 100,000, no practicable test set will show it; then the camera may assist, and something else must assure.

## Sources

- J. Hanley and A. Lippman-Hand, “If nothing goes wrong, is everything all right?”, *JAMA*, 1983: the rule of three.
- J. Hestness et al., “Deep learning scaling is predictable, empirically”, 2017, arXiv:1712.00409.
- Counts per class and the press are typical values from practice, not measurements of a customer.`,
} satisfies Post
