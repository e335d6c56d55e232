import type { UseCase } from '#content/use-case.ts'

export default {
  id: 'bearing-condition-monitoring',
  title: 'Bearing and gearbox condition monitoring',
  description:
    'Hears a worn bearing weeks before it stops the line, names the part and says how long it can wait.',
  category: 'manufacturing',
  benefits: [
    'Bearing failures found before a stop: typically 70 to 90 % on monitored machines, counted against the stripped part.',
    'Unplanned downtime of the monitored drives: typically 25 to 45 % lower after a full year.',
    'Warning time: typically 2 to 8 weeks for rolling bearings, and only hours for lubrication failures.',
    'False call-outs: typically under 1 a month for each 100 measuring points once the baselines have settled.',
  ],
  problemDescription: `The extractor fan on line 3 has a 6309 bearing that costs £40. When it seizes on a Saturday the line is down for eleven hours, because the shaft is scored and the spare is in Rotherham. The route technician measured that fan four weeks ago with a handheld meter and wrote 4.2 mm/s; nobody can say whether that was high for this fan.

Fixed alarm limits were then set on everything. Pumps on a flexible frame shouted daily, while a slow gearbox at 12 revolutions a minute failed well below its limit.`,
  solutionDescription: `We fit vibration sensors to the drives whose loss stops production, and read both the velocity that ISO 20816 grades from zone A to D and the high-frequency envelope in which a pitted race rings. The system knows speed and bearing geometry, so it can say “outer race, drive end” rather than “anomaly”. Each machine is compared with itself at the same load.

An alert goes out only with a proposed action and a date. A vibration analyst looks at each of them in the first half year, and the stripped bearing is photographed, since that is the only proof. Below some 30 drives a monthly route with a good handheld meter costs less. Reciprocating machines and very slow shafts need other sensors, which we name before you buy any.`,
  howItWorks: [
    'Criticality: drives ranked by hours of lost output and by delivery time of the spare, not by motor power.',
    'Sensors: mounted on the bearing housing, sampled at 25 kHz with the shaft speed; wireless ones only where a reading every hour is enough.',
    'Baseline: four to six weeks at the loads that occur, with bad mountings and loose feet put right first.',
    'Diagnosis: fault frequencies of bearing, gear mesh and imbalance are matched, and the trend is given in weeks.',
    'Proof: every removed bearing is opened, and the finding is entered against the prediction.',
  ],
  icon: 'pump',
  image: '/pictures/use-case-bearing-condition-monitoring.svg',
  cta: 'Rank your critical drives with us',
  solutions: [
    'predictive-maintenance-intelligence',
    'instant-anomaly-detection',
    'real-time-analytics-gateway',
  ],
  roles: ['ml-engineer', 'data-engineer'],
  questions: ['warning-time', 'vibration-sampling', 'which-failures'],
} satisfies UseCase
