import type { ClaimId } from '#config/brand.ts'
import type { PictureName } from './pictures.ts'

interface Step {
  title: string
  text: string
}

interface LinkedStep extends Step {
  links: { label: string; to: string }[]
}

interface Point extends Step {
  check: string
}

type PartnerStep = LinkedStep & { picture: PictureName; alt: string }

interface Home {
  hero: {
    kicker: string
    title: string
    text: string
    action: string
    second: { label: string; to: string }
    /** Of the picture. */
    alt: string
    /** The week of tide and readings that a visitor moves through. */
    week: { label: string; tide: string; oee: string; bearing: string; hint: string }
  }
  /** What a reader can check before calling; `count` names a figure that is counted, not typed. */
  proof: {
    title: string
    intro: string
    points: { count: 'demos' | 'answers' | 'useCases' | 'dayRate'; text: string; link: string; to: string }[]
  }
  figuresTitle: string
  /** What each figure rests on, in small print. */
  figures: { claim: ClaimId; basis: string }[]
  how: { title: string; intro: string; steps: (Step & { when: string })[] }
  video: { title: string; description: string; alt: string; more: { label: string; to: string } }
  logosTitle: string
  /** Beside marks of firms that don’t exist. */
  logosAreExamples: string
  partner: { title: string; intro: string; steps: PartnerStep[] }
  why: { title: string; intro: string; checkLabel: string; points: Point[] }
  useCases: { title: string; subtitle: string; all: string }
  callToAction: { title: string; text: string; action: string }
}

export const home: Home = {
  hero: {
    kicker: 'Engineering you can check',
    title: 'AI for the shop floor, with its workings shown',
    text: 'Machine vision, predictive maintenance and forecasting for firms in the UK and Ireland, and engineers to run them. Every result comes with its measurement.',
    action: 'Get Started',
    second: { label: 'See the use cases', to: '/usecases' },
    alt: 'Drawing of a works beside a tidal quay at first light: presses, a robot, a kiln, a crane and a ship, with lines that lead from the machines to a ledger of readings. Below, a week of tide from neaps to springs.',
    week: {
      label: 'Hour of the week',
      tide: 'Tide',
      oee: 'Line 1 OEE',
      bearing: 'Bearing 6204',
      hint: 'Move along the tide: a sample week of readings follows.',
    },
  },
  proof: {
    title: 'Check us before you call',
    intro: 'Nothing here asks for your address.',
    points: [
      {
        count: 'demos',
        text: 'compute in your browser, on your own file if you like, each with its method and limits',
        link: 'Try a demo',
        to: '/demo',
      },
      {
        count: 'useCases',
        text: 'each with what it needs, what is measured, and when it isn’t worth the money',
        link: 'Find yours',
        to: '/usecases',
      },
      {
        count: 'answers',
        text: 'on data, price, IR35, GDPR, integration and what comes after go-live',
        link: 'Read an answer',
        to: '/qa',
      },
      {
        count: 'dayRate',
        text: 'for an engineer, printed by seniority, with no call in between',
        link: 'See the rates',
        to: '/team-augmentation',
      },
    ],
  },
  figuresTitle: 'What we aim for, and what it rests on',
  figures: [
    {
      claim: 'efficiency',
      basis: 'Our aim for the one step a project works on, from a baseline measured with you.',
    },
    { claim: 'consultation', basis: 'With an engineer, on working days, at no cost.' },
    { claim: 'matching', basis: 'From a written brief to named people whom you interview.' },
    { claim: 'rating', basis: 'Our own count.' },
  ],
  how: {
    title: 'How a project runs',
    intro: 'Four steps, each with an end you can see. Stop after any of them and keep what was made.',
    steps: [
      {
        title: 'Walk the line',
        when: 'day 1',
        text: 'Half a day with an engineer where the work is done. Two pages: what is measured, what is missing, what it costs you.',
      },
      {
        title: 'Prove it on old data',
        when: 'weeks 2 to 5',
        text: 'One agreed figure, tested on recordings the model has never seen. Below the pass mark we stop.',
      },
      {
        title: 'Run beside people',
        when: 'weeks 6 to 11',
        text: 'The system notes what it would have done. Your staff and ours look at each disagreement.',
      },
      {
        title: 'Hand over',
        when: 'from week 12',
        text: 'Live, with a bypass. Code, data and the test that proves it are yours, and your people can run it.',
      },
    ],
  },
  video: {
    title: 'See it work',
    alt: 'Drawing in three steps: a camera measures parts on a belt, a server runs the model, a person at a desk acts on the chart',
    description:
      'Our own demos, recorded: a lost shift, a faulty signal, a failed part, a worn bearing. With captions, no sound.',
    more: { label: 'Scenes and transcript', to: '/how-it-works' },
  },
  logosTitle: 'Some of the leading global brands that trust us',
  logosAreExamples: 'Examples: these six firms are invented, to show the place.',
  partner: {
    title: 'Your end to end AI Partner',
    intro: 'From the first question to a system your own people run. Join at any step.',
    steps: [
      {
        title: 'Brief us on what you need',
        picture: 'partner-brief',
        alt: 'Two people at a desk with a list: data, people, process, systems, governance',
        text: 'The problem in your own words, and an AI-readiness audit: which data, systems and skills you have, and what comes first.',
        links: [{ label: 'Take the readiness assessment', to: '/ai-readiness-assessment' }],
      },
      {
        title: 'Get the right AI solution',
        picture: 'partner-solution',
        alt: 'Three plinths with a camera, a server and a robot arm; the third is marked: fits, six weeks',
        text: 'A camera, a forecast, or a better rule and no AI. The matcher ranks our solutions for your case and says what it ruled out.',
        links: [{ label: 'Match a solution', to: '/solutions/ai-solution-recommender' }],
      },
      {
        title: 'Fast but measured implementation',
        picture: 'partner-implementation',
        alt: 'A press and a pump watched by a camera, with a falling chart of stops per shift and a gauge at 74.8%',
        text: 'Engineers in your team, strategic advice, or a custom or off-the-shelf AI product, each against a figure agreed beforehand.',
        links: [
          { label: 'Team augmentation', to: '/team-augmentation' },
          { label: 'Strategic consultation', to: '/contact' },
          { label: 'AI products', to: '/solutions' },
        ],
      },
    ],
  },
  why: {
    title: 'Why firms work with us, and how to check',
    intro: 'Each point says what you can ask for before you sign.',
    checkLabel: 'ask for',
    points: [
      {
        title: 'Pre-vetted teams',
        text: 'A code review, a statistics interview and a day on a past problem, marked by two seniors.',
        check: 'The marked work of the person we propose.',
      },
      {
        title: 'Compliance',
        text: 'UK GDPR and your sector’s rules settled in the first two weeks: what is processed, where, and who may see it.',
        check: 'The impact assessment we would start from.',
      },
      {
        title: 'Faster ramp-up',
        text: 'Access, test data and a first task are agreed beforehand, so the first change is in review within days.',
        check: 'A written plan of the first ten working days.',
      },
    ],
  },
  useCases: {
    title: 'Explore Use Cases',
    subtitle: 'What businesses across industries put AI to work on, and where it isn’t worth it.',
    all: 'View All Use Cases',
  },
  callToAction: {
    title: 'Ready to Transform Your Business?',
    text: 'Start with the free readiness assessment: 24 questions, seven scores, and what to do first. No address needed.',
    action: 'Get Started',
  },
}
