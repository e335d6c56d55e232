import type { UseCase } from '#content/use-case.ts'

export default {
  id: 'loading-bay-arrival-forecast',
  title: 'Arrival forecast for the loading bay',
  description:
    'Forecasts when each lorry will really arrive, so that bays, forklifts and drivers stop waiting for each other.',
  category: 'transport_logistics',
  benefits: [
    'Error of the arrival time two hours ahead: typically 8 to 15 minutes, against 35 to 50 for the booked slot.',
    'Waiting time of drivers at the gate: typically 20 to 40 % shorter, measured from gate to bay.',
    'Demurrage and waiting charges: typically 15 to 30 % lower.',
    'Bay use in the two busiest hours: typically 10 to 15 % higher with the same doors.',
  ],
  problemDescription: `The booking sheet says 10.00 for six lorries and five doors. One is stuck at the A14 roadworks, two are early and parked on the verge, and the one with the temperature-controlled load has gone to the wrong gate. The shift leader moves forklifts by radio. At noon the bay is empty, and at two it is full again.

Hauliers charge for waiting after an hour. Drivers remember which sites waste their legal driving time and ask a higher rate to come back.`,
  solutionDescription: `We forecast the arrival of each booked load from the haulier’s own telematics where it is shared, and else from the departure message, the road, the time of day and how that haulier has kept its slots. The bay plan is then rearranged in small steps: never more than two moves in a quarter of an hour, since a plan that jumps is not followed.

The gate sees a screen with the next eight arrivals and the door for each. Drivers get a text with a time and a door, and no app to install. Sites with fewer than about 30 loads a day gain little from it; a fair slot rule does most of the work there.`,
  howItWorks: [
    'Gate record: arrival, door and departure times for eight weeks, by plate reader or by the gate’s own log.',
    'Data sharing: an agreement with the five hauliers that bring most loads; the rest are forecast without telematics.',
    'Forecast: a time and a range for each load, renewed every five minutes.',
    'Bay plan: door and crew for each load, with rules the shift leader sets and can overrule by one tap.',
    'Account: waiting minutes by haulier and by cause each week, to be agreed rather than argued over.',
  ],
  icon: 'truck',
  image: '/pictures/use-case-loading-bay-arrival-forecast.svg',
  cta: 'Count your waiting minutes',
  solutions: ['real-time-analytics-gateway', 'smart-safety-surveillance'],
  roles: ['data-engineer', 'data-scientist'],
  questions: ['clock-sync', 'first-result'],
} satisfies UseCase
