import type { Solution } from '#content/solution.ts'

export default {
  slug: 'continuous-process-optimization',
  title: 'Continuous process optimisation',
  pageTitle: 'Continuous process optimisation by trial',
  description:
    'Better set points from designed trials and a model that may say there is none: inputs, typical weeks, price by days, safety bounds and when to leave it.',
  kind: 'readings',
  turn: 'act',
  complaint: 'Each shift has its own settings, and each swears by them.',
  summary:
    'Small planned trials inside safe bounds, a surface that is only believed when it predicts runs it has not seen, and one recipe for all shifts.',
  whatItIs: `A process with five settings has more combinations than anyone can try, so settings are inherited from whoever commissioned the line. We vary several at once by a plan, fit a curved surface to yield, energy or strength, and ask it for the best point inside the limits you allow.

Before anyone believes it, the surface has to predict each run from the others. If it cannot, the verdict is “no model”: what you see is noise or an unmeasured cause, and looking for a best point would be reading tea leaves. A project may well end there at the first attempt, with a list of what to measure instead.`,
  whoFor: `Process engineers in moulding, extrusion, coating, baking, fermentation, kilns and chemical batches who may change settings within a window and can measure the outcome within a day or so. It also suits warehouses and call centres whose levers are staffing and batch size.`,
  steps: [
    {
      name: 'What good means',
      weeks: 2,
      text: 'One figure to raise and those that must not fall. Yield at any energy cost is not a goal but an accident.',
    },
    {
      name: 'History check',
      weeks: 4,
      text: 'Old data rarely move settings independently; we say which questions they can answer, and usually it is two of seven.',
    },
    {
      name: 'Trial plan',
      weeks: 3,
      text: 'Fifteen to thirty runs in random order, centre points repeated, bounds signed by process safety.',
    },
    {
      name: 'Runs',
      weeks: 8,
      text: 'Your operators make them in normal production. Off-spec product is planned for and usually stays small.',
    },
    {
      name: 'Surface and test',
      weeks: 3,
      text: 'A quadratic model with leave-one-out error, then three confirmation runs at the proposed point.',
    },
    {
      name: 'Keeping it',
      weeks: 4,
      text: 'The recipe is locked with tolerances, charts watch it, and a small trial each month follows drifting raw material.',
    },
  ],
  firstInput: 'Leave to vary two to five settings',
  inputs: [
    'Adjustable settings: two to five that really change the outcome and stay where they are put.',
    'A measured outcome: with a known repeatability, available before the memory of the run has faded.',
    'Bounds: the window in which product and people are safe, signed by those responsible.',
    'Production time: twenty or so runs, spread over weeks so that material lots vary.',
  ],
  weeks: { from: 24, to: 44 },
  priceBasis: { days: { from: 20, to: 50 } },
  priceDrivers:
    'Our days are few against your runs. What lengthens a project is an outcome that takes a week in the laboratory, or a line that is free only on Thursdays.',
  integration: [
    'Recipes: read from and proposed to SCADA or the batch system; a person presses accept.',
    'Historian: settings as they really were, at ten-second resolution, since the dial and the value differ.',
    'Laboratory: results matched to the run by sample number through the LIMS.',
    'Advanced control: where a model-predictive controller exists, we deliver targets and leave the loop alone.',
  ],
  risks: [
    'Extrapolation: outside the tried window the surface is fiction, and the software refuses to go there.',
    'Lurking causes: ambient humidity or a material lot can fake an effect; random order and blocks guard against it.',
    'One figure wins: strength falls while yield rises, which is why constraints are part of the search.',
    'Return to habit: within months shifts drift back unless the recipe is locked and somebody looks.',
  ],
  notFor: [
    'The process is not under control; chart it and find the special causes first.',
    'Settings are fixed by validation, so that each change needs a regulator.',
    'The outcome is measured by opinion.',
    'The known bottleneck lies elsewhere.',
  ],
  benefits: [
    'Yield or throughput at the new point: typically 2 to 8 % higher in the confirmation runs.',
    'Energy for each good unit: typically 3 to 12 % lower where temperature or speed was a setting.',
    'Difference between shifts: typically halved once one recipe holds, by the same outcome measure.',
    'Start-up scrap after a product change: typically 15 to 40 % less, by weight at the first hour.',
  ],
  faq: [
    {
      question: 'Can you optimise from historical data alone?',
      answer:
        'Seldom. Operators move settings together and for a reason, so cause and remedy are mixed. History is good for choosing what to try.',
    },
    {
      question: 'What is leave-one-out R²?',
      answer:
        'Each run is predicted by a model that never saw it. A value near one means the surface generalises; at or below zero the average would have done as well, and we stop.',
    },
    {
      question: 'Will trials cost us production?',
      answer:
        'Some. Bounds are chosen so that most runs are saleable, and the plan states the expected off-spec amount beforehand.',
    },
    {
      question: 'Is this reinforcement learning?',
      answer:
        'No. With thirty runs a quadratic surface is what the data can bear, and your engineers can read its coefficients.',
    },
  ],
  useCases: ['dryer-moisture-control', 'compressed-air-energy', 'production-scheduling', 'precision-farming'],
  roles: ['data-scientist', 'ai-consultant'],
  questions: ['which-sensors', 'bypass', 'estimate-the-value'],
  demo: 'Quadratic response surface, leave-one-out R², bounded optimum; noise alone answers “no model”',
  picture: 'manufacturing',
  visitorWords:
    'optimise settings, set points, recipe, yield, parameters, design of experiments, DoE, tuning, throughput, best temperature, process improvement, energy per tonne',
} satisfies Solution
