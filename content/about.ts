import { brand, type ClaimId } from '#config/brand.ts'

/** The words of /about-us. */
export const about = {
  title: 'We draw before we build',
  intro: `${brand.name} is a consultancy for machine vision, predictive maintenance, forecasting and the data underneath, for firms in the UK and Ireland. We work at the machine, agree on one figure, and show the measurement behind every result.`,
  scene: {
    slug: 'about',
    picture: 'manufacturing' as const,
    pictureAlt:
      'Drawing of two engineers at a drawing board beside a press: a part measured to 0.02 mm, a gauge, and a chart of scrap on which one week lies below the lower limit',
  },
  work: {
    title: 'How we work',
    text: 'Four steps, each with an end that you can look at and a decision that is yours.',
    columns: { step: 'Step', usual: 'Usual time', end: 'What you hold at its end' },
    steps: [
      {
        name: 'Walk the line',
        when: 'day 1',
        end: 'Two pages: what is measured, what is missing, what the problem costs now, and reasons not to go on.',
      },
      {
        name: 'Prove it on old data',
        when: 'weeks 2 to 5',
        end: 'One figure on recordings the model has never seen, beside that of today’s method and of the best simple rule.',
      },
      {
        name: 'Run beside people',
        when: 'weeks 6 to 11',
        end: 'A list of every disagreement between system and staff, each looked at by both, and the agreed pass mark met or not.',
      },
      {
        name: 'Hand over',
        when: 'from week 12',
        end: 'A running system with a bypass, code and data in your hands, and people of yours who run its test without us.',
      },
    ],
  },
  principles: {
    title: 'What we hold to',
    items: [
      {
        name: 'The simple rule runs too',
        text: 'Every model is tested beside the best rule a good fitter could write on a card. If it doesn’t win clearly, you get the card.',
      },
      {
        name: 'One figure, agreed first',
        text: 'The figure, how it is measured and the pass mark stand in the order before anything is built. Afterwards it is too easy to find a flattering one.',
      },
      {
        name: 'People keep the last word',
        text: 'Whoever is answerable sees the reason, may differ, and can switch the system off. We practise the bypass with every shift.',
      },
      {
        name: 'Nothing that holds you',
        text: 'No licence key of ours, no server of ours in the way, open formats. You can give the system to somebody else on any Monday.',
      },
      {
        name: 'Bad news in the first week',
        text: 'If the data won’t carry it or a product from a shelf does it for a tenth, you hear so while it is still cheap.',
      },
      {
        name: 'Plain words',
        text: 'A report that the night shift can’t read isn’t finished. Each one fits on two pages and says what we don’t know.',
      },
    ],
  },
  measured: {
    title: 'How a result is measured',
    text: 'Six to eight weeks before, the same weeks after, counted by the same people in the same way. The limits are drawn from the weeks before, at three standard deviations; a change counts when the weeks after lie outside them or eight in a row lie on one side. Two good weeks prove nothing.',
    rules: [
      'The comparison is with last year’s same weeks too, so that a quiet season isn’t sold as success.',
      'Cases used for training never count in the result.',
      'The count of cases is always printed beside the rate: none missed in 300 means below 1% with 95% confidence, no more.',
      'Twelve months later the measurement is repeated, with running costs and attention taken off.',
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
    text: 'Some work is declined whatever it pays. Ask us about the border cases; we have an answer for each.',
    items: [
      'Scoring or watching single workers for pay or discipline',
      'Guessing emotions from faces or voices',
      'Finding faces in crowds',
      'Decisions about people with nobody answerable for them',
      'Medical claims ahead of the evidence',
      'Results promised before the data has been seen',
      'Switching a safety function from a circuit to a model',
      'Projects made to be shown and not used',
    ],
  },
  claims: {
    title: 'Our figures, with what they rest on',
    text: 'We print claims from one list. Where there is no evidence you could check, we say so.',
    columns: { claim: 'Claim', basis: 'What it rests on' },
    basis: {
      efficiency:
        'An aim for the one step a project works on, against a baseline measured before. No study stands behind it.',
      consultation: 'From an enquiry on working days. The reply clock of our own enquiries is measured.',
      matching: 'From a written brief on working days, for roles that we staff.',
      rating: 'Our own count. The reviews aren’t published here, so weigh it accordingly.',
      dayRate: 'Our price list; the order names the rate of each person.',
      visionProject: 'The band of our offers, hardware apart.',
      duration: 'From first visit to handover; seldom with somebody on it every day.',
    } satisfies Record<ClaimId, string>,
    faqBasis: 'Counted from the page each time it is built.',
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
    text: 'Half an hour with an engineer costs nothing. Bring the problem you have tried to solve twice.',
    label: 'Describe your problem',
  },
}
