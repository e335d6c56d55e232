import type { UseCase } from '#content/use-case.ts'

export default {
  id: 'fleet-breakdown-forecast',
  title: 'Breakdown forecast for a lorry fleet',
  description:
    'Reads fault codes and telematics, and moves the repair into the next safety inspection before the roadside does.',
  category: 'transport_logistics',
  benefits: [
    'Roadside breakdowns for each 100,000 km: typically 20 to 40 % fewer on covered systems within a year.',
    'Repairs done together with a planned inspection: typically from 30 to over 50 % of all repairs.',
    'First-time MOT pass rate: typically 2 to 5 points higher, for fleets that start below 95 %.',
    'Warning time: typically 5 to 20 days for batteries, alternators and air leaks, and almost none for tyres cut by debris.',
  ],
  problemDescription: `The 04.30 to Heysham does not start. The battery had been weak for three weeks and the telematics box had written it down each morning, in a portal that the workshop opens at month’s end. Recovery costs £700 and the missed ferry a good deal more.

Fault codes arrive by the hundred. The dashboard lamp lights for an empty washer bottle as for a failing compressor, so drivers and workshop have stopped looking. Inspections are done by the calendar every six weeks, however hard the vehicle has worked.`,
  solutionDescription: `We join J1939 fault codes, voltage at cranking, air pressure build-up, coolant and fuel figures with the workshop’s job cards. For each of six or seven systems a model gives the chance of failure before the next inspection. The workshop sees vehicles in order, with the part to have on the shelf. Repeated harmless codes are listed separately, to be switched off at the source.

The inspection interval in your operator licence undertaking is not touched: the forecast adds to the DVSA roadworthiness guide and shortens intervals, never lengthens them. Daily walk-round checks remain, and defects found there feed back. It needs job cards with a cause and a part. Under about 40 vehicles of one make, a good workshop manager and the maker’s own alerts are enough.`,
  howItWorks: [
    'Job cards: two years sorted by system and cause; half of them usually read “repaired” and are asked about.',
    'Signals: what your telematics and the vehicle bus really deliver, by make and model year.',
    'Forecast: one model for each system, compared with replacing by age and mileage.',
    'Planning: ten vehicles a week, shown where bays and parts are booked, at seven in the morning.',
    'Feedback: the fitter taps “worn”, “sound” or “other cause” at the job; that is what keeps it honest.',
  ],
  icon: 'truck',
  image: '/pictures/use-case-fleet-breakdown-forecast.svg',
  cta: 'Look at a year of your breakdowns',
  solutions: ['predictive-maintenance-intelligence'],
  roles: ['data-scientist', 'data-engineer'],
  questions: ['which-failures', 'few-failures', 'false-alarms-maintenance'],
} satisfies UseCase
