import type { Solution } from '#content/solution.ts'

export default {
  slug: 'predictive-maintenance-intelligence',
  title: 'Predictive maintenance intelligence',
  pageTitle: 'Predictive maintenance that names its error',
  description:
    'Which bearing, by when, and how sure: data needed, Weibull and trend methods, typical weeks, how the price is made, and the machines where it never pays.',
  kind: 'readings',
  turn: 'act',
  complaint: 'It broke on a Sunday, two weeks after its service.',
  summary:
    'A date with an interval for machines that wear visibly, a best replacement age for those that do not, and a plain no for the rest.',
  whatItIs: `Two questions hide in the phrase. For a machine with a measurable sign of wear, such as vibration, temperature or current, the question is when the trend will reach its limit. For a part without any such sign it is at what age replacing it costs least, and the answer lies in the record of past failures and of parts taken out still working.

We answer both, separately. The first is a trend with a widening interval and a date; the second is a life curve with the shape of its wear. Where the curve is flat, failures are random and planned replacement only adds risk; that answer needs no sensor at all.`,
  whoFor: `Maintenance managers with ten to five hundred rotating or cycling assets whose stop costs more than a part: pumps, fans, gearboxes, compressors, presses, lifts, chillers, vehicle fleets. A computerised maintenance system in use for two years helps more than any sensor.`,
  steps: [
    {
      name: 'Money list',
      weeks: 2,
      text: 'Downtime, repair cost and spare lead time by asset. Typically a handful of machines hold most of the loss; the others are left alone.',
    },
    {
      name: 'Record cleaning',
      weeks: 5,
      text: 'Work orders are read with a fitter at the table: which were failures, which were opportunistic, and what was really changed.',
    },
    {
      name: 'Life curves',
      weeks: 3,
      text: 'Weibull fits that respect parts still running, with intervals, and the age at which planned replacement is cheapest.',
    },
    {
      name: 'Sensing',
      weeks: 6,
      text: 'Where wear can be measured, accelerometers or existing drive currents are recorded under comparable load.',
    },
    {
      name: 'Blind forecast',
      weeks: 6,
      text: 'Dates are sealed and compared with what came. Early, late and missed ones are tabled for your engineers.',
    },
    {
      name: 'Planner’s list',
      weeks: 4,
      text: 'Once a week, a list of at most ten jobs with reason and latest date appears in the system that your planners already use.',
    },
  ],
  firstInput: 'Two years of work orders',
  inputs: [
    'Failure history: dates in and out of service for the parts concerned, including those replaced while sound.',
    'Running hours or cycles: counters, shift plans or energy readings from which they can be worked out.',
    'Condition signals: vibration sampled at 25 kHz or more for bearings, one reading a minute for temperature and current.',
    'A fitter’s time: two half-days a week in the cleaning phase; nobody else knows what “adjusted” meant.',
  ],
  weeks: { from: 26, to: 52 },
  priceBasis: { days: { from: 35, to: 90 } },
  priceDrivers:
    'Most days go into the record and the waiting: failures must be allowed to happen before a forecast can be judged. Fewer asset types, not fewer assets, make it cheaper.',
  integration: [
    'CMMS: SAP PM, Maximo, Infor or Fiix; proposals arrive as notifications, never as released orders.',
    'Condition monitoring: spectra from SKF, Emerson or Brüel & Kjær systems are read from their export.',
    'Drives and PLCs: current, torque and temperature through OPC UA or the drive’s fieldbus.',
    'Spares: lead times from the ERP set how early a warning has to come to be of use.',
  ],
  risks: [
    'Too few failures: with fewer than five of a kind the interval is so wide that a calendar does as well; we show the width.',
    'Changed duty: a pump moved to a thicker product wears on another curve, and its clock is started afresh.',
    'Survivor’s logic: leaving out parts that never failed makes life look short, the commonest error in this field.',
    'Alarm without lead time: a warning of three days is worthless when the gearbox takes eleven weeks.',
  ],
  notFor: [
    'The part is cheap, in stock and changed in twenty minutes: run it to failure.',
    'Failures come from operation, such as crashes and blockages, rather than wear.',
    'A legal inspection interval decides anyway.',
    'Work orders say only “repaired”, and nobody is left who remembers.',
  ],
  benefits: [
    'Unplanned stops on covered assets: typically 20 to 45 % fewer in the first year, by the downtime log.',
    'Planned replacements of sound parts: typically 10 to 30 % fewer where the life curve proved flat.',
    'Warnings followed by a confirmed finding: typically 60 to 85 %, judged by the fitter at the open machine.',
    'Share of jobs planned a week ahead: typically 15 to 35 % more than before.',
  ],
  faq: [
    {
      question: 'How much history is enough?',
      answer:
        'Twenty failures of one kind give a shape you can act on; ten give a hint. Running parts count too, as long as their age is known.',
    },
    {
      question: 'Do we have to buy sensors?',
      answer:
        'Not at first. The life curves use records alone, and drives already measure current. Sensors follow where the sums justify them.',
    },
    {
      question: 'What does censoring mean?',
      answer:
        'A part that was taken out working, or is still running, has lived at least so long. The method uses that fact instead of discarding it.',
    },
    {
      question: 'Will it tell us the cause?',
      answer:
        'A vibration spectrum often names bearing, imbalance or misalignment. A life curve only says that wear is at work, not which.',
    },
    {
      question: 'Who decides on the job?',
      answer:
        'Your planner. A proposal can be refused with one click and a reason, and the reasons are read each month because they teach the model where it is wrong.',
    },
  ],
  useCases: ['bearing-condition-monitoring', 'fleet-breakdown-forecast', 'maintenance-assistant'],
  roles: ['data-scientist', 'ml-engineer', 'data-engineer'],
  questions: ['which-failures', 'few-failures', 'calendar-or-condition'],
  demo: 'Holt trend to a limit with an interval; Weibull maximum likelihood with censoring, best replacement age',
  picture: 'manufacturing',
  visitorWords:
    'when will it break, remaining useful life, RUL, bearing wear, pump failure, unplanned downtime, machine breaks down, replace parts too early, service interval, spare parts, condition monitoring',
} satisfies Solution
