import { brand } from '#config/brand.ts'
import type { FaqGroup } from '#content/faq.ts'

const { consultation, duration, matching } = brand.claims

export default {
  id: 'timelines',
  title: 'Timelines',
  intro: 'How long each step takes and what makes it longer.',
  page: {
    title: 'How long an AI project takes',
    description:
      'How long each step takes, when a first result shows, what delays projects most, how soon we can start, and when a seasonal business should begin.',
  },
  entries: [
    {
      id: 'how-long',
      question: 'How long does a project take?',
      answer: `${duration.value} from the first visit to the handover. The short end is one camera or one forecast on data that exists; the long end is several systems, a regulated process or data that has to be recorded first. A common course: day one at the line, weeks 2 to 5 for the proof on old data, weeks 6 to 11 beside your people, live from week 12. Each of the four ends with something you can look at.`,
      see: ['/about-us'],
    },
    {
      id: 'first-result',
      question: 'When do we see a first result?',
      answer:
        'After five weeks, in most cases: one figure, measured on recordings the model has never seen, beside the same figure for today’s way of working. It may be a bad one. That is the cheapest moment to learn it, and the order lets you stop there. What you won’t get after a week is a demonstration on hand-picked examples; it is easy to make, pleasant to watch and says nothing about a night shift in February.',
    },
    {
      id: 'what-delays',
      question: 'What delays projects most?',
      answer:
        'Access, by a wide margin. In order: accounts and firewall openings, a named person who can explain the data, permission to fit a sensor during a stop, and agreement on what counts as a defect. Each is a matter of hours once somebody has time and of six weeks if nobody has. We send the list of accesses before the order is signed and start counting weeks when they work. Modelling itself is rarely what everybody waits for.',
    },
    {
      id: 'how-fast-start',
      question: 'How soon can you start?',
      answer: `The free first call is offered ${consultation.value} of your enquiry on working days. A visit can usually be arranged within two weeks, and a project begins two to four weeks after the order, when the right people come free. For team augmentation, you get named people for roles that we staff ${matching.value} of a written brief on working days; their start depends on notice and access, often one to three weeks. If we can’t start when you need it, we say so instead of sending somebody else.`,
      see: ['/contact'],
    },
    {
      id: 'shadow-running',
      question: 'Why run beside people for weeks before going live?',
      answer:
        'Because the past isn’t the line. In shadow the system writes down what it would have done while people decide as before. You see each disagreement, who was right, and how often it would have stopped production for nothing. It also covers what old recordings lack: lens dirt, a new supplier’s steel, the holiday shift. Four to six weeks give most weekly rhythms their turn. Where a wrong answer could hurt somebody, it lasts longer and has a written pass mark.',
    },
    {
      id: 'seasonality',
      question: 'Our business is seasonal. When should we begin?',
      answer:
        'Count back from the season. To have a forecast in use for a Christmas peak, the shadow run has to cover late summer and the proof has to be done by June, so the first visit belongs in April. Starting in September means watching one season and being ready for the next; that is often the better plan, because you then test on a full year. Plants with a summer shutdown should order sensors in May and fit them in those two weeks.',
      see: ['/usecases/fresh-food-demand-forecast'],
    },
    {
      id: 'pause-project',
      question: 'Can we pause in the middle?',
      answer:
        'Yes, at the end of each step, which is made for that. Everything is left in a state somebody else could pick up: code in your repository, a data dictionary, the open questions, and a test that runs with one command. Pauses inside a step are possible with the notice that the order names; the people go to other work and may not be the same ones when you resume. Data collection should go on during a pause, since it is nearly free and is what the next step feeds on.',
    },
  ],
} satisfies FaqGroup
