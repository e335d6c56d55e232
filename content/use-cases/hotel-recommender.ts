import type { UseCase } from '#content/use-case.ts'

export default {
  id: 'hotel-recommender',
  title: 'Hotel recommender for a booking site',
  description:
    'Orders hotels by what this guest is likely to book and keep, within the first screen of a phone.',
  category: 'retail',
  benefits: [
    'Bookings for each search session: typically 3 to 8 % more in a split test of four weeks or longer.',
    'Searches that end after the first page: typically 5 to 12 % fewer.',
    'Cancellations: typically 2 to 6 % fewer when the ranking is trained on stays rather than on clicks.',
    'Answer time of the ranking: typically 30 to 60 ms at the 95th percentile, so the page is not slower.',
  ],
  problemDescription: `A search for two nights in Galway returns 140 hotels. A phone shows three. The order is set by commission, by a star rating and by somebody’s rule from 2017, and it is the same for a family of five and for a consultant with an early train.

Guests filter, give up, and book direct. The team knows the ranking matters, but each change is argued over for weeks since nobody can say what the last one did.`,
  solutionDescription: `We rank by the chance that this search ends in a stay that is not cancelled. The model sees what the guest has typed and done in this session, the dates, the party, the price against the town’s median, and what similar sessions booked. It needs no profile and no tracking across sites, so it works for the first visit too.

Commission can still count, as an open weight that the commercial team sets and sees the cost of. New hotels get a fair share of first screens until they are known. A site with fewer than about 50,000 searches a month learns too slowly; there a well-built set of rules is cheaper, and we will tell you so.`,
  howItWorks: [
    'Logging: what was shown, in which order, is recorded, since rankings cannot be learnt from clicks alone.',
    'Baseline: the present order and a simple popularity order, both measured on last season.',
    'Model: trained on stays, checked on weeks held back and on small towns, not only on London.',
    'Split test: one search in ten, then half, with a stop rule agreed beforehand.',
    'Watch: a daily check that no region, price band or new hotel has dropped out of sight.',
  ],
  icon: 'desk',
  image: '/pictures/use-case-hotel-recommender.svg',
  cta: 'Talk about your ranking',
  solutions: ['ai-enhanced-reporting'],
  roles: ['ml-engineer', 'ai-engineer'],
  questions: ['how-much-data', 'measure-benefit-later'],
} satisfies UseCase
