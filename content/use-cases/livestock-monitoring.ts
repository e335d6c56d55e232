import type { UseCase } from '#content/use-case.ts'

export default {
  id: 'livestock-monitoring',
  title: 'Livestock monitoring in the barn',
  description:
    'Overhead cameras notice lameness, heat and missed feeding early, without another collar to charge.',
  category: 'agriculture',
  benefits: [
    'Lame cows found before a person would score them: typically 5 to 10 days earlier, checked against fortnightly scoring.',
    'Treatments for severe lameness: typically 20 to 35 % fewer after one housing season.',
    'Heats found: typically 85 to 92 %, against 55 to 65 % by watching twice a day.',
    'False alarms: typically under 1 for each 50 cows a day after the first month, since more would not be read.',
  ],
  problemDescription: `One stockman looks after 220 cows. He sees each for a few seconds at milking, from behind, while she wants her feed. A cow hides pain; by the time she limps the claw has been sore for three weeks, she eats less, and the next service fails. Each case of severe lameness costs several hundred pounds, nearly all of it unseen.

Collars and boluses help but run down, fall off and measure each animal at a yearly price.`,
  solutionDescription: `Four to six cameras above the exit race and the feed fence recognise each cow by her coat, measure how her back and head move as she walks, and how long she feeds. The system compares each animal with her own last fortnight. A change comes up on the morning list with a clip of eight seconds, so that the stockman can judge for himself.

Pictures stay on a small computer in the dairy; nothing needs the internet but the list. People are blurred. It suits housed herds with a race that cows pass singly. Grazing herds that are housed only in winter get about half the benefit. Herds of one solid colour need ear tag reading as well, at some extra cost.`,
  howItWorks: [
    'Visit: where cows pass one by one, where the sun blinds a lens, where a power socket is.',
    'Recognition: two weeks in which the herd is learnt and each name is checked at milking.',
    'Scoring: your hoof trimmer or vet scores the herd twice; the cameras must agree with them as well as they agree with each other.',
    'Morning list: five cows at most, with a clip, a reason and a button for right or wrong.',
    'Season report: cases found, cases missed and treatments, against the year before.',
  ],
  icon: 'barn',
  image: '/pictures/use-case-livestock-monitoring.svg',
  cta: 'Ask for a barn visit',
  solutions: ['smart-safety-surveillance', 'instant-anomaly-detection'],
  roles: ['computer-vision', 'data-engineer'],
  questions: ['which-sensors', 'edge-or-cloud'],
} satisfies UseCase
