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
  }
  figuresTitle: string
  /** What each figure rests on, in small print. */
  figures: { claim: ClaimId; basis: string }[]
  /** Where the figures' row leads on to. */
  more: { label: string; to: string }[]
  how: { title: string; intro: string; steps: (Step & { when: string })[] }
  video: { title: string; description: string; alt: string; more: { label: string; to: string } }
  logosTitle: string
  partner: { title: string; intro: string; steps: PartnerStep[] }
  why: { title: string; intro: string; checkLabel: string; points: Point[] }
  useCases: { title: string; subtitle: string; all: string }
  callToAction: { title: string; text: string; action: string }
}

export const home: Home = {
  hero: {
    kicker: 'Engineering you can check',
    title: 'AI for the shop floor, with its workings shown',
    text: 'We build machine vision, predictive maintenance and forecasting for firms in the UK and Ireland, lend you the engineers to run them, and show you the measurement behind every result.',
    action: 'Get Started',
    second: { label: 'See the use cases', to: '/usecases' },
    alt: 'Drawing of a works beside a tidal quay at first light: presses, a robot, a kiln, a crane and a ship, with lines that lead from the machines to a ledger of readings. Below, fourteen days of tide from neaps to springs.',
  },
  figuresTitle: 'Our figures, and what they rest on',
  figures: [
    {
      claim: 'efficiency',
      basis: 'Our aim for the one step we work on, against a baseline measured with you before we start.',
    },
    {
      claim: 'consultation',
      basis: 'From your enquiry, Monday to Friday, with an engineer. It costs nothing.',
    },
    {
      claim: 'matching',
      basis: 'From a written brief to named people for roles that we staff; you interview them.',
    },
    {
      claim: 'rating',
      basis: 'Our own count. The reviews are not published on this site, so weigh it accordingly.',
    },
  ],
  more: [
    { label: 'Demos to try', to: '/demo' },
    { label: 'Calculators', to: '/resources' },
  ],
  how: {
    title: 'How a project runs',
    intro:
      'Four steps, each with an end you can see. You may stop after any of them and keep what has been made.',
    steps: [
      {
        title: 'Walk the line',
        when: 'day 1',
        text: 'An engineer spends half a day at the machine, the ward or the desk. You get two pages: what is measured, what is missing, what it costs you now.',
      },
      {
        title: 'Prove it on old data',
        when: 'weeks 2 to 5',
        text: 'We agree one figure and a pass mark, then test on recordings the model has never seen. Below the mark we stop, and say why.',
      },
      {
        title: 'Run beside people',
        when: 'weeks 6 to 11',
        text: 'The system watches and writes down what it would have done. Each disagreement with your staff is looked at by both.',
      },
      {
        title: 'Hand over',
        when: 'from week 12',
        text: 'It goes live with a bypass key. Code, data and the test that proves it are yours; your people are trained to run that test.',
      },
    ],
  },
  video: {
    title: 'See it work',
    alt: 'Drawing in three steps: a camera measures parts on a belt, a server runs the model, a person at a desk acts on the chart',
    description:
      'A recording of our own demos: where a shift went, faults in a signal, a part that fails inspection, a bearing’s last weeks. No sound, with captions.',
    more: { label: 'Scenes and transcript', to: '/how-it-works' },
  },
  logosTitle: 'Some of the leading global brands that trust us',
  partner: {
    title: 'Your end to end AI Partner',
    intro:
      'From the first question to a system your own people run. Join at whichever step you have reached.',
    steps: [
      {
        title: 'Brief us on what you need',
        picture: 'partner-brief',
        alt: 'Two people at a desk with a list: data, people, process, systems, governance',
        text: 'Tell us the problem in your own words. An AI-readiness audit shows which data, systems and skills you have, and what has to come first.',
        links: [{ label: 'Take the readiness assessment', to: '/ai-readiness-assessment' }],
      },
      {
        title: 'Get the right AI solution',
        picture: 'partner-solution',
        alt: 'Three plinths with a camera, a server and a robot arm; the third is marked: fits, six weeks',
        text: 'Sometimes it is a camera, sometimes a forecast, sometimes a better rule and no AI. The matcher ranks our solutions for your case and names what it ruled out.',
        links: [{ label: 'Match a solution', to: '/solutions/ai-solution-recommender' }],
      },
      {
        title: 'Fast but measured implementation',
        picture: 'partner-implementation',
        alt: 'A press and a pump watched by a camera, with a falling chart of stops per shift and a gauge at 74.8%',
        text: 'Hire engineers into your team, take strategic advice, or have a custom or off-the-shelf AI product put in. Each runs against a figure agreed beforehand.',
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
    intro: 'Don’t take a supplier’s word. Each point says what you can ask for before you sign.',
    checkLabel: 'how to check',
    points: [
      {
        title: 'Pre-vetted teams',
        text: 'Every engineer has passed a code review, a statistics interview and a day on a past problem, marked by two seniors.',
        check: 'Ask to see the marked work of the person we propose.',
      },
      {
        title: 'Compliance',
        text: 'UK GDPR and your sector’s rules are dealt with in the first two weeks: what is processed, where it lies, who may see it.',
        check: 'Ask for the impact assessment we would start from for your data.',
      },
      {
        title: 'Faster ramp-up',
        text: 'People arrive with access lists, test data and a first task agreed, so that the first change is in review within days.',
        check: 'Ask for the first ten working days as a plan, in writing.',
      },
    ],
  },
  useCases: {
    title: 'Explore Use Cases',
    subtitle:
      'What businesses across industries put AI to work on, what it takes, and where it is not worth it.',
    all: 'View All Use Cases',
  },
  callToAction: {
    title: 'Ready to Transform Your Business?',
    text: 'Start with the readiness assessment: 24 questions, seven scores and what to do first, three things at most. It is free, and the result is yours without leaving an address.',
    action: 'Get Started',
  },
}
