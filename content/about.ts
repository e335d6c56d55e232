import { brand, type ClaimId } from '#config/brand.ts'

/** The words of /about-us. */
export const about = {
  title: 'We draw before we build',
  intro: `${brand.name} is a consultancy for machine vision, predictive maintenance, forecasting and the data underneath, for firms in the UK and Ireland. We work at the machine, agree one figure with you, and show the measurement behind every result.`,
  scene: {
    slug: 'about',
    picture: 'manufacturing' as const,
    pictureAlt:
      'Drawing of two engineers at a drawing board beside a press: a part measured to 0.02 mm, a gauge, and a chart of scrap on which one week lies below the lower limit',
  },
  work: {
    title: 'How we work',
    text: 'Four steps. Each has an end you can see and a decision that is yours.',
    columns: { step: 'Step', usual: 'Usual time', end: 'What you hold at its end' },
    steps: [
      {
        name: 'Walk the line',
        when: 'day 1',
        end: 'Two pages: what is measured, what is missing, what the problem costs now, and any reason not to go on.',
      },
      {
        name: 'Prove it on old data',
        when: 'weeks 2 to 5',
        end: 'One figure on recordings the model has never seen, next to today’s method and the best simple rule.',
      },
      {
        name: 'Run beside people',
        when: 'weeks 6 to 11',
        end: 'A list of every disagreement between the system and your staff, each reviewed by both, and a pass mark met or missed.',
      },
      {
        name: 'Hand over',
        when: 'from week 12',
        end: 'A running system with a bypass, its code and data, and people of your own who can run its test without us.',
      },
    ],
  },
  principles: {
    title: 'What we hold to',
    items: [
      {
        name: 'The simple rule runs too',
        text: 'Every model is tested against the best rule a good fitter could write on a card. If it doesn’t clearly win, you get the card.',
      },
      {
        name: 'One figure, agreed first',
        text: 'The figure, how it is measured and the pass mark go into the order before anything is built. Afterwards it is too easy to find a flattering one.',
      },
      {
        name: 'People keep the last word',
        text: 'Whoever answers for the result sees the reason, can overrule it, and can switch the system off. Every shift practises the bypass.',
      },
      {
        name: 'Nothing that holds you',
        text: 'No licence key, no server of ours in the way, open formats. You can hand the system to another firm any day you like.',
      },
      {
        name: 'Bad news in the first week',
        text: 'If the data can’t support it, or an off-the-shelf product does the job for a tenth of the price, you hear it while stopping is still cheap.',
      },
      {
        name: 'Plain words',
        text: 'A report the night shift can’t follow isn’t finished. Each fits on two pages and says what we don’t know.',
      },
    ],
  },
  measured: {
    title: 'How a result is measured',
    text: 'Six to eight weeks before and as many after, counted by the same people in the same way. Limits are set at three standard deviations of the weeks before. A change counts when weeks fall outside them, or when eight in a row fall on one side of the mean. Two good weeks prove nothing.',
    rules: [
      'We also compare with the same weeks of last year, so a quiet season isn’t sold as success.',
      'Cases used for training never count in the result.',
      'The number of cases is printed next to the rate. None missed in 300 means below 1% with 95% confidence, and no more.',
      'After twelve months we measure again and subtract running costs and the hours people spend on it.',
    ],
    chart: {
      label: 'Scrap per thousand parts, by week',
      note: 'Sample data, drawn to show the method. No customer’s result.',
      before: 'before',
      after: 'after',
      values: [27, 31, 24, 29, 33, 26, 28, 30, 21, 17, 15, 18, 14, 16, 13, 15],
      weeksBefore: 8,
    },
  },
  refuses: {
    title: 'What we refuse',
    text: 'We turn some work down whatever it pays. Ask about borderline cases; we will give you a straight answer.',
    items: [
      'Scoring or watching single workers for pay or discipline',
      'Guessing emotions from faces or voices',
      'Face recognition in crowds',
      'Decisions about people for which nobody answers',
      'Medical claims ahead of the evidence',
      'Results promised before the data has been seen',
      'Replacing a safety circuit with a model',
      'Projects built for show',
    ],
  },
  claims: {
    title: 'Our figures, with what they rest on',
    text: 'All our claims come from one list. Each says what it rests on.',
    columns: { claim: 'Claim', basis: 'What it rests on' },
    basis: {
      efficiency: 'An aim for the one step a project works on, against a baseline measured first.',
      consultation: 'From an enquiry on working days. The reply clock of our own enquiries is measured.',
      matching: 'From a written brief on working days, for roles that we staff.',
      rating: 'Our own count of what customers told us.',
      dayRate: 'Our price list; the order names the rate of each person.',
      visionProject: 'The band of our offers, hardware apart.',
      duration: 'From first visit to handover; seldom with somebody on it every day.',
    } satisfies Record<ClaimId, string>,
    faqBasis: 'Counted from the page itself.',
  },
  firm: {
    title: 'The firm',
    areas: 'Works in',
    services: 'Does',
    reach: 'Reach us',
    hours: 'Hours',
    london: { label: 'Working with us in London', to: '/locations/london' },
  },
  action: {
    title: 'Test us on a small thing',
    text: 'Half an hour with an engineer is free. Bring the problem you have already tried to solve twice.',
    label: 'Describe your problem',
  },
}
