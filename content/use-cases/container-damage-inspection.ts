import type { UseCase } from '#content/use-case.ts'

export default {
  id: 'container-damage-inspection',
  title: 'Container inspection at the gate',
  description:
    'Reads the number, records five sides and marks holes, dents and bent posts while the lorry rolls through.',
  category: 'transport_logistics',
  benefits: [
    'Time at the in-gate for each container: typically from 4 or 6 minutes to under 1.',
    'Container numbers read without a correction: typically 97 to 99 %, with the ISO 6346 check digit as a second witness.',
    'Reportable damage found: typically 80 to 92 % against two surveyors together; one alone often finds 70 to 80 %.',
    'Damage claims that can be answered with a picture: typically from a tenth to over 90 %.',
  ],
  problemDescription: `A clerk in rain gear walks round the box, writes “dent LH side” and waves it in. Three weeks later the line bills £460 for a hole in the roof, where nobody can look from the ground. Whose hole it is depends on who has a picture, and nobody has.

At half past three, forty lorries queue back to the roundabout, the walk becomes a glance, and the number is typed with two digits swapped. The container is then in the system twice and in the yard nowhere.`,
  solutionDescription: `Line cameras on a portal photograph both sides, the roof and the doors at 15 km/h, with flash that does not blind the driver. The number and size code are read and checked by their own check digit. Damage is marked on the picture with a length from the known geometry of the box and compared with the repair criteria you work to, IICL or UCIRC. A clerk in the warm confirms or strikes out, and only the marked ones need a walk.

The comparison with the last passage is what settles claims: this dent came in with the lorry on the ninth. Floors, seals from inside and smells stay with people, as does the decision whether a CSC plate makes a box unsafe to lift. Below about 150 moves a day, a handheld with a fixed picture routine gives most of it.`,
  howItWorks: [
    'Survey: gate width, sun, rain run-off and where queues stand; a portal in the wrong place sees only glare.',
    'Number first: live within weeks, as it pays for the portal.',
    'Damage set: 3,000 pictures judged by two surveyors each, with their disagreements kept.',
    'Thresholds: set by you for each line and cargo, in centimetres.',
    'Handling: findings go to the yard system and to the line as a message with the picture attached.',
  ],
  icon: 'container',
  image: '/pictures/use-case-container-damage-inspection.svg',
  cta: 'Survey your gate lane',
  solutions: ['machine-vision', 'visual-intelligence'],
  roles: ['computer-vision', 'machine-vision'],
  questions: ['lighting', 'no-labels', 'cameras-and-people'],
} satisfies UseCase
