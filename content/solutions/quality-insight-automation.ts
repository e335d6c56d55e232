import type { Solution } from '#content/solution.ts'

export default {
  slug: 'quality-insight-automation',
  title: 'Quality insight automation',
  pageTitle: 'Quality insight automation: SPC that acts',
  description:
    'Control charts drawn from your own gauges, the rule that fired and the likely cause, hours sooner: inputs, typical weeks, how it is priced, limits of SPC.',
  kind: 'readings',
  turn: 'see',
  complaint: 'We measure 40 dimensions on every batch and read them after the complaint.',
  summary:
    'Every gauge reading goes on the right control chart by itself, and the right person hears which rule fired and what changed before it.',
  whatItIs: `Statistical process control is a hundred years old and works. What fails is the paperwork around it: readings in notebooks, limits last computed in 2016, one spreadsheet per inspector, charts printed for the audit. We automate that part and leave the statistics plain.

Readings come straight from gauges, coordinate measuring machines and test benches. The chart type is chosen from the data: individuals, averages and ranges, or proportions. Limits come from a stable period that somebody has approved. When a Western Electric rule fires, the message names the rule, the tool, the batch and the changes logged in the hours before.`,
  whoFor: `Quality managers in automotive, medical device, food and aerospace supply who owe customers a Cpk and would like to know it before the customer does. It needs a measuring routine; it does not need a data scientist on the payroll.`,
  steps: [
    {
      name: 'Gauge study',
      weeks: 3,
      text: 'Repeatability and reproducibility of the main gauges. A gauge that takes 40 % of the tolerance is mended before it is charted.',
    },
    {
      name: 'Choice of characteristics',
      weeks: 2,
      text: 'From hundreds to the twenty that carry complaints, scrap or safety, by Pareto and by asking.',
    },
    {
      name: 'Connection',
      weeks: 3,
      text: 'Serial gauges, measuring machine exports and the laboratory system feed one table with unit, batch, tool and time.',
    },
    {
      name: 'Limits and rules',
      weeks: 2,
      text: 'A stable reference period is agreed for each chart, rules are switched on one at a time, each with the action it asks for.',
    },
    {
      name: 'Running in',
      weeks: 3,
      text: 'Every alarm of three weeks is followed to its end at the morning meeting; rules that lead nowhere are switched off.',
    },
  ],
  firstInput: 'Readings with batch and time',
  inputs: [
    'Measurements: six months with batch, tool or cavity and time; averages alone will not do.',
    'Tolerances: upper and lower limit for each characteristic, with the drawing’s revision.',
    'An event log: tool changes, material lots, settings, even if handwritten until now.',
    'Reaction plan: who does what when a rule fires, since a chart without one is decoration.',
  ],
  weeks: { from: 13, to: 22 },
  priceBasis: { days: { from: 20, to: 50 } },
  priceDrivers:
    'The gauges decide. Ten with a digital output are connected in a week; ten with a dial and a clipboard need hardware, training and patience.',
  integration: [
    'Gauges: RS-232, USB and Bluetooth callipers through a small box at the bench.',
    'Measuring machines: Q-DAS, DMIS and CSV exports of the usual makers.',
    'QMS and MES: a rule that fires opens a deviation with chart attached, and its closing is written back.',
    'Customer reports: capability and PPAP tables as PDF and Excel in the customer’s own layout.',
  ],
  risks: [
    'Autocorrelation: readings taken each second are not independent and make limits too tight; sampling is set accordingly.',
    'Too many rules: all eight at once fire by chance every few dozen points, so we begin with two.',
    'Capability of an unstable process: a Cpk without control means nothing and is shown greyed, with the reason.',
    'Gauge reading shopping: measuring again until it fits; first readings are kept and counted.',
  ],
  notFor: [
    'Each order is a single piece with its own drawing.',
    'Inspection is pass or fail on a handful of parts: a p chart needs hundreds.',
    'The main loss is downtime rather than variation.',
  ],
  benefits: [
    'Time from shift of the process to reaction: typically 60 to 90 % shorter, from the chart’s own history.',
    'Scrap and rework on charted characteristics: typically 10 to 30 % lower over two quarters, by weight booked.',
    'Hours for capability reports: typically 70 to 95 % fewer, by the quality team’s diary.',
    'Alarms that led to a found cause: typically 50 to 75 % after running in.',
  ],
  faq: [
    {
      question: 'We have SPC software. Why another?',
      answer:
        'Perhaps none is needed. Often we connect gauges to what you own, repair the limits and add the link to events. A new licence is the last resort.',
    },
    {
      question: 'Which rules do you use?',
      answer:
        'Western Electric 1 to 4: a point beyond three sigma, two of three beyond two, four of five beyond one, eight on one side. Each can be switched off for each chart.',
    },
    {
      question: 'What if our data are not normal?',
      answer:
        'Average charts tolerate it. For strongly skewed figures such as runout, limits come from percentiles or a fitted distribution, and capability is given as Ppk with the method named.',
    },
    {
      question: 'Where is the AI in this?',
      answer:
        'In the search for what changed before the alarm, ranked over hundreds of logged events. The decision that something has changed stays with classical statistics, which auditors accept.',
    },
  ],
  useCases: ['injection-moulding-anomalies', 'surface-defect-inspection', 'dryer-moisture-control'],
  roles: ['data-scientist', 'data-engineer'],
  questions: ['what-is-monitored', 'false-rejects', 'baseline'],
  demo: 'I-MR, X̄-R and p charts, Western Electric rules 1 to 4, Cp, Cpk and a Pareto',
  picture: 'manufacturing',
  visitorWords:
    'SPC, control chart, Cpk, process capability, quality drift, Six Sigma, western electric, gauge data, quality reports, out of tolerance, variation, root cause',
} satisfies Solution
