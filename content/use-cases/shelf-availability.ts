import type { UseCase } from '#content/use-case.ts'

export default {
  id: 'shelf-availability',
  title: 'On-shelf availability, seen from above',
  description:
    'Small cameras notice an empty facing within minutes and tell staff whether the stock is in the back room.',
  category: 'retail',
  benefits: [
    'Time that a facing stays empty: typically 40 to 65 % shorter in watched aisles, in opening hours.',
    'On-shelf availability: typically from 91 or 93 % to 96 or 97 %, checked by a hand count each week.',
    'Sales in watched categories: typically 1 to 3 % more against matched stores without cameras.',
    'Gaps reported that were truly gaps: typically 90 to 96 %; below 85 % staff stop looking.',
  ],
  problemDescription: `At half past five the own-label butter is gone, and there are two cases in the chiller behind the door. The till system believes all is well, since stock on hand is 24. The gap is found when the evening team fills at nine. Gruen and Corsten’s survey of 2002 found one item in twelve missing at any moment, and about a quarter of those were in the building.

Gap walks with a handheld were introduced. They take ninety minutes, are done at ten in the morning when shelves are full, and tell head office what the store wants it to hear.`,
  solutionDescription: `Cameras the size of a matchbox look along the shelf edge every few minutes and compare what they see with the plan and with the last full picture. A finding says the product, the bay and what the stock system holds: “24 in the back, fill now” or “none, order due tomorrow”, which are two different jobs. Staff get it on the device they already carry, grouped by aisle so that one walk does several.

Pictures are taken only when no person is in view; where one is, the picture is thrown away unseen. It is worth its price for fast, perishable or promoted lines in stores above some £200,000 a week. In small shops and for slow hardware, better counting of stock does more.`,
  howItWorks: [
    'Choice of bays: those where lost sales are highest by the till’s own silence, usually a tenth of the store.',
    'Plan check: planograms are compared with the shelf, as they differ by a fifth more often than not.',
    'Recognition: empty, low, wrong product; learnt on your packs and tested after each redesign.',
    'Task: one list for each walk, closed by a tap, with “not in the back room” as a valid answer.',
    'Comparison: matched stores and a weekly count by hand, so that the uplift is not the weather’s.',
  ],
  icon: 'shelf',
  image: '/pictures/use-case-shelf-availability.svg',
  cta: 'Count the gaps in one aisle',
  solutions: ['visual-intelligence'],
  roles: ['computer-vision', 'machine-vision'],
  questions: ['cameras-and-people', 'edge-or-cloud', 'vision-cost'],
} satisfies UseCase
