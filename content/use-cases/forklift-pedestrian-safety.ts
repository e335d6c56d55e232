import type { UseCase } from '#content/use-case.ts'

export default {
  id: 'forklift-pedestrian-safety',
  title: 'Forklift and pedestrian near-miss watch',
  description:
    'Counts the near misses nobody reports, shows where and when they happen, and recognises nobody.',
  category: 'manufacturing',
  benefits: [
    'Near misses recorded: typically 20 to 50 times as many as by reporting cards, which is the point at the start.',
    'Near misses for each 1,000 truck movements: typically 30 to 60 % fewer six months after the layout was changed.',
    'Events confirmed by the safety officer on review: typically 85 to 95 % after tuning for the site.',
    'Time from event to corrective action: typically from weeks to under three days.',
  ],
  problemDescription: `The reporting box holds four cards for the year. The safety officer knows there is a near miss every shift at the corner by the racking, where drivers reverse with a load that hides the walkway. After the injury there is an investigation, a toolbox talk and a painted line. Nobody can show whether the line changed anything.

Blue spots and beepers have been added until drivers no longer hear them. What is missing is the knowledge which crossing is worth a barrier.`,
  solutionDescription: `Cameras over five to ten crossings, often the ones already there, measure trucks and people as moving outlines on the floor plan. A near miss is a distance and a closing speed that you define with your safety committee. A small computer on site does the counting; faces are never stored, clips are blurred before anybody opens them, and no count exists for a single driver.

The use is engineering: where to put a barrier, which one-way rule works, whether the 11 pm delivery is the cause. It supports the risk assessment that HSE’s workplace transport guidance asks for. It is not a protective device: it counts and shows, it doesn’t slow or stop a truck, and it replaces no barrier. Talks with the union or staff representatives and a data protection assessment come before the first camera.`,
  howItWorks: [
    'Agreement: purpose, blurring, storage for 14 days and a ban on individual use, signed by both sides.',
    'Floor plan: each camera is calibrated to metres, to about 20 cm at the crossing.',
    'Definition: distance and speed that count, tried on one week of clips with drivers in the room.',
    'Heat map: events by place, hour and direction, per 1,000 movements so that busy days don’t mislead.',
    'Change and count: one measure at a time, four weeks before and four weeks after.',
  ],
  icon: 'camera',
  image: '/pictures/use-case-forklift-pedestrian-safety.svg',
  cta: 'Map your worst crossing',
  solutions: ['smart-safety-surveillance'],
  roles: ['computer-vision', 'ai-solutions-architect'],
  questions: ['cameras-and-people', 'dpia-needed', 'employee-monitoring'],
} satisfies UseCase
