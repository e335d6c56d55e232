import { brand } from '#config/brand.ts'
import type { Post } from '#content/post.ts'

export default {
  slug: 'reading-an-oee-figure',
  title: 'Reading an OEE figure honestly',
  description:
    'One shift, counted once, gives 72.6 % or 83.6 % OEE depending on two definitions. How to see which, and what a point of OEE is worth on your line.',
  category: 'measurement',
  tags: ['oee', 'manufacturing', 'kpi', 'baseline'],
  publishedOn: '2025-11-18',
  updatedOn: '2025-11-18',
  author: brand.byline,
  useCases: ['production-scheduling', 'injection-moulding-anomalies'],
  solutions: ['dynamic-operational-dashboards', 'continuous-process-optimization'],
  roles: ['data-engineer', 'ai-consultant'],
  body: `Overall equipment effectiveness is good output divided by the output that the planned time could have given. It is one division. Most arguments about it are about the bottom of the fraction.

Before any project promises “five points of OEE”, take one shift and count it by hand. It needs a clipboard, two people and eight hours, and it settles what the number on the wall means.

## One shift, counted once

A filling line runs an eight-hour shift of 480 minutes. Breaks of 30 minutes are planned, so 450 remain. The line stands for 54 minutes: 24 for a changeover, 30 for jams. The filler is built for 60 bottles a minute. At the end 20,196 bottles have left it, of which 19,590 are good.

~~~formula
Availability = (450 − 54) / 450          = 396 / 450        = 88.0 %
Performance  = 20,196 / (396 min × 60)   = 20,196 / 23,760  = 85.0 %
Quality      = 19,590 / 20,196                              = 97.0 %
OEE          = 0.880 × 0.850 × 0.970                        = 72.6 %
Check        = 19,590 good / (450 × 60)  = 19,590 / 27,000  = 72.6 %
~~~

The last line is the one to remember. If the three factors multiplied don’t equal good parts over possible parts, one of them has been measured on another basis.

## The same shift, told better

Now two small decisions, each defensible in a meeting. The changeover was in the plan, so somebody books it as planned time. And the filler “really” runs at 55 with this bottle, so the standard is set to 55.

~~~bar
title: OEE of the same shift under four definitions
labels Definition: As counted, Changeover left out, Standard of 55 a minute, Both
unit: %
OEE: 72.6, 76.6, 79.2, 83.6
~~~

Nothing has changed on the floor. The same 19,590 bottles stand on pallets, and OEE has risen by eleven points. The arithmetic: without the changeover the base is 426 minutes, so 19,590 / (426 × 60) = 76.6 %. With a standard of 55 it is 19,590 / (450 × 55) = 79.2 %. With both, 19,590 / (426 × 55) = 83.6 %.

Neither choice is wrong for every purpose. Leaving changeovers out may be right when you compare operators who can’t influence the schedule. It is wrong when somebody proposes to pay for faster changeovers and wants to see the gain. Write the choice beside the figure.

## Where 85 % comes from

The often quoted “world class 85 %” is the product of 90 % availability, 95 % performance and 99 % quality in Seiichi Nakajima’s *Introduction to TPM* (1988). It described Japanese plants with long runs of one product. A job shop with nine changeovers a day can’t reach it and shouldn’t try. A bottle line that shows 91 % is usually measuring with a soft standard.

ISO 22400-2:2014 defines the elements (planned busy time, actual production time, good quantity) and is a fair basis for a glossary. Two sites that both “follow ISO” may still differ on what goes into planned time.

## Four questions for any OEE on a wall

1. What is the ideal rate, who set it, and when? If performance exceeds 100 % in any hour of last month, the rate is too low.
2. What counts as planned? Ask for changeovers, cleaning, no orders, no operator and waiting for material, one by one.
3. From which length is a stop recorded? With a limit of five minutes, all jams of 20 seconds move from availability into performance, and people look for a slow machine that isn’t slow.
4. Where are rejects counted: at the machine, or at the end of the week when rework is over? The second makes quality look like 99 %.

A site that can answer these in ten minutes has a useful figure, whatever its height.

## Don’t average it

Line A made 30,000 of a possible 60,000, line B 9,000 of a possible 10,000. Their mean is (50 + 90) / 2 = 70 %. Together they made 39,000 of 70,000, which is 55.7 %. Add numerators and denominators first, then divide. Across lines with different products even that says little, since a bottle and a drum aren’t the same thing to sell. Compare a line with itself.

## What a point is worth

On the shift above one point is 270 good bottles, 1 % of 27,000. At a contribution of 11 pence each that is £29.70 a shift, or about £20,500 a year on three shifts and 230 days. This holds only while the extra bottles can be sold and the filler is the bottleneck. If the palletiser behind it limits the hall, a point on the filler is worth nothing, and the first calculation of a project should say so.

## When to leave it alone

Don’t use OEE for a machine that isn’t the constraint, for people, or for a plant whose problem is delivery of the right product rather than quantity. Don’t pay a bonus on it: the two decisions above cost nothing and work overnight. And don’t begin with software. Stops typed in by hand for two weeks, with reasons, show whether the large loss is jams or changeovers; [a screen at the line](/solutions/dynamic-operational-dashboards) pays once somebody acts on that list each morning. If the losses are in the sequence of orders, [scheduling](/usecases/production-scheduling) is the better place to look.

## Sources

- S. Nakajima, *Introduction to TPM: Total Productive Maintenance*, Productivity Press, 1988.
- ISO 22400-2:2014, *Key performance indicators for manufacturing operations management, Part 2*.
- The shift is a worked example with round figures.`,
} satisfies Post
