import type { UseCase } from '#content/use-case.ts'

export default {
  id: 'delivery-route-planning',
  title: 'Delivery routes that drivers will follow',
  description:
    'Plans rounds from real stop times, kerbs and habits, within drivers’ hours, and learns where drivers differ.',
  category: 'transport_logistics',
  benefits: [
    'Kilometres for each drop: typically 5 to 12 % fewer on rounds that change daily, and 1 to 3 % on fixed ones.',
    'Deliveries inside the promised window: typically 4 to 9 points more, from the scan at the door.',
    'Stops driven in the planned order: typically from 55 to over 80 %, the best sign that the plan is sane.',
    'Overtime hours of drivers: typically 10 to 20 % lower after a month.',
  ],
  problemDescription: `The planning system sends round 14 to the school at 8.40, down a street that is shut to lorries until half past nine. The driver knows it and drives his own order, as he has for six years. So the arrival times sent to customers are fiction, and when he is on leave the round takes two hours more.

Every stop is planned at seven minutes. The chemist takes three; the hospital takes twenty-six, of which nineteen are looking for someone to sign.`,
  solutionDescription: `We learn stop times by address and hour from scans and position records, with parking, lifts and goods-in queues included, and travel times from your own vehicles. Where many drivers leave the plan in the same way, the system asks why and turns the answer into a rule: no left turn for 12 metres, tail-lift on the flat side, ring before eleven. A solver then plans windows, weights, vehicle types and returns.

Breaks are planned where there is room to park: 45 minutes after at most four and a half hours at the wheel, and the working time rules beside it. Drivers may alter the order, and the plan shows what that costs the last customer. Position data is used for planning and not for discipline, which is agreed in writing. A depot with six fixed rounds will recover little of its cost.`,
  howItWorks: [
    'Position and scan: eight weeks are matched to addresses; a third of stored coordinates point at the wrong gate.',
    'Ride-along: three days in the cab with three drivers, the slowest and the fastest among them.',
    'Stop times: by address, hour and type of goods, with a range, so that the late rounds are visible at six.',
    'Replay: last month planned again and driven on paper, checked by the drivers.',
    'Pilot: one depot, half the rounds, the others unchanged for comparison.',
  ],
  icon: 'truck',
  image: '/pictures/use-case-delivery-route-planning.svg',
  cta: 'Replay a month of rounds',
  solutions: ['seamless-integration-framework', 'dynamic-operational-dashboards'],
  roles: ['data-scientist', 'ai-solutions-architect'],
  questions: ['shadow-running', 'our-people-time'],
} satisfies UseCase
