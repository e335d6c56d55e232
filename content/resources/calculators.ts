export const calculatorSlugs = ['oee-calculator', 'downtime-cost-calculator', 'roi-calculator'] as const
export type CalculatorSlug = (typeof calculatorSlugs)[number]

export interface CalculatorWords {
  title: string
  pageTitle: string
  description: string
  intro: string
  /** For the list. */
  summary: string
  means: { title: string; text: string[] }
  misleads: { title: string; lines: string[] }
  related: { solutions: string[]; useCases: string[]; questions: string[] }
}

export const calculators: Record<CalculatorSlug, CalculatorWords> = {
  'oee-calculator': {
    title: 'OEE calculator',
    pageTitle: 'OEE calculator with lost minutes',
    description:
      'Five counts of one shift give availability, performance, quality and OEE, each with its formula filled in and the minutes lost at every step.',
    intro:
      'Five counts of one shift. The bars show where the planned minutes went, the arithmetic below shows how the figure came about, and the address of the page keeps it.',
    summary: 'Availability, performance and quality from five counts, with the minutes lost at each step.',
    means: {
      title: 'What the figure says',
      text: [
        'OEE is the share of planned time in which good pieces were made at full speed. The example is a shift of 420 minutes that lost 47 to stops, nearly 52 to slow running and small stops, and 7 to pieces that had to be thrown away or made again. What remains, 314 minutes, is 74.79% of the plan.',
        'The three factors belong to three groups of people: availability to maintenance and planning, performance to whoever sets the line up, quality to the process engineer. The largest loss in minutes, rather than the lowest percentage, is where the next pound of effort goes.',
      ],
    },
    misleads: {
      title: 'When it misleads',
      lines: [
        'The ideal cycle: Take it from the best hour that the line has really had. A kind value hides speed losses; a value from another product makes performance exceed 100%.',
        'Changeovers: Book them as stops or as planned time, but the same way for good. A plant gains ten points by moving a definition, and nothing else.',
        'Not a bottleneck: On a machine that waits for its neighbour a higher OEE only builds stock. Look at the constraint first.',
        'Comparing plants: Two sites with different products and rules for planned time have two different figures with one name.',
      ],
    },
    related: {
      solutions: ['dynamic-operational-dashboards', 'real-time-analytics-gateway'],
      useCases: ['production-scheduling', 'injection-moulding-anomalies'],
      questions: ['baseline', 'mes-connection'],
    },
  },
  'downtime-cost-calculator': {
    title: 'Downtime cost calculator',
    pageTitle: 'Downtime cost calculator',
    description:
      'What an hour of standing still costs your line: contribution lost, people waiting and scrap at the restart, per stop, per hour and per year.',
    intro:
      'A stop costs the pieces that are never made, the people who wait, and the scrap of the restart. Enter what your line does; the three are kept apart, because different measures reduce each.',
    summary: 'Lost contribution, waiting people and restart scrap, per stop, per hour and per year.',
    means: {
      title: 'What the figure says',
      text: [
        'An hour stopped costs what the firm would have in the bank had the line run: the contribution of pieces that nobody makes up for, and money spent on waiting and scrap. Rent, depreciation and management are left out, since they cost the same either way.',
        'The reading “one stop in five fewer” is a modest aim for a first year of condition monitoring. If it doesn’t cover the price of sensors and somebody’s hours, the answer is a better spare-parts shelf, and you have saved a project.',
      ],
    },
    misleads: {
      title: 'When it misleads',
      lines: [
        'Output made up later: If Saturday’s overtime catches up, the pieces aren’t lost; the overtime premium is. Set “made up later” to 100% and count the premium as labour.',
        'People with other work: Those who clean or prepare during a stop don’t wait. Count only the hands that are idle.',
        'Short stops: Jams under a minute rarely reach the log. They appear as slow running, so put them into the OEE calculator instead.',
        'One dreadful stop: A single stop of three days a year isn’t fifty short ones. Calculate it by itself, with one stop in one week.',
      ],
    },
    related: {
      solutions: ['predictive-maintenance-intelligence', 'instant-anomaly-detection'],
      useCases: ['bearing-condition-monitoring', 'maintenance-assistant'],
      questions: ['which-failures', 'false-alarms-maintenance'],
    },
  },
  'roi-calculator': {
    title: 'ROI calculator for an AI project',
    pageTitle: 'ROI calculator for an AI project',
    description:
      'Payback, three-year present value and break-even of an AI project, with a late start, a slow ramp and running costs. Every step is shown.',
    intro:
      'Money goes out on the first day; the benefit comes late and grows slowly. Six figures show when the cash is back, what three years are worth today, and how wrong the benefit may be.',
    summary: 'Payback, present value and break-even, with a late start, a ramp and running costs.',
    means: {
      title: 'What the figure says',
      text: [
        'Payback is the month in which the project has returned what it took, counted from payment and not from go-live. Net present value adds up three years in today’s money at your discount rate; above nil, the project earns more than that rate.',
        'The break-even share is the most useful line. At 60% a project survives a benefit that comes out two fifths smaller than promised. Close to 100% it rests on a single hope, and a smaller first step is wiser than a better forecast.',
      ],
    },
    misleads: {
      title: 'When it misleads',
      lines: [
        'Hours saved: An hour is money when it ends up in output, in overtime not paid, or in a post not filled. Otherwise it is a nicer afternoon, which is fine, but not a benefit in pounds.',
        'Your own people: Half a process engineer for six months is often the largest item of an investment, and the one that is left out.',
        'A benefit without a baseline: What was never measured before can’t be shown afterwards. Read the baseline protocol first.',
        'Three years: Models age with products, suppliers and seasons. Beyond three years a forecast of benefit is worth little, so nothing after month 36 is counted.',
      ],
    },
    related: {
      solutions: ['machine-vision', 'continuous-process-optimization'],
      useCases: ['surface-defect-inspection', 'compressed-air-energy'],
      questions: ['estimate-the-value', 'running-costs'],
    },
  },
}
