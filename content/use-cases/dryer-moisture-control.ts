import type { UseCase } from '#content/use-case.ts'

export default {
  id: 'dryer-moisture-control',
  title: 'Moisture control for dryers and ovens',
  description:
    'Estimates moisture between lab samples and advises the operator on the next setting, within fixed limits.',
  category: 'manufacturing',
  benefits: [
    'Spread of final moisture: typically 25 to 50 % narrower, as the standard deviation over a month of all shifts.',
    'Gas for each tonne dried: typically 3 to 8 % lower, at the same product mix.',
    'Product outside specification: typically 30 to 60 % less, by weight.',
    'Advice that operators follow: typically 70 to 85 %; each refusal is recorded with its reason.',
  ],
  problemDescription: `A spray dryer may ship at 4.0 % moisture and runs at 3.4, because the laboratory needs two hours for a sample and nobody wants a rejected batch. The missing 0.6 points are water that could have been sold and gas that was burnt to remove it. When the feed changes at noon, the operator learns of it from the sample taken at two.

Shifts differ. One corrects inlet temperature by a degree at a time, another by five, and both are sure that theirs is the steady hand.`,
  solutionDescription: `We build a soft sensor: an estimate of outlet moisture every minute from feed rate, solids, air temperatures, humidity and fan power, corrected by each laboratory result. A second model knows how the dryer answers to a change and with what delay. It advises one setting at a time, inside the limits your process engineer has signed, and shows the moisture it expects in 20 minutes.

Only when operators have followed it for some weeks does it close the loop through the existing controller, which keeps its interlocks and takes over at any fault. The method needs a steady laboratory with known repeatability; if two analysts differ by 0.3 points, that is the first project. For a dryer that changes product every two hours it seldom pays.`,
  howItWorks: [
    'Sampling check: the same sample is measured ten times, to know what the laboratory itself can tell apart.',
    'Step tests: agreed small moves of feed and temperature over three days, to learn gain and dead time.',
    'Soft sensor: judged on later weeks by its error against the laboratory, with drift corrected at each sample.',
    'Advice mode: shown beside the present screens, with an accept key and a refuse key.',
    'Closed loop: narrow limits first, watchdog to the old settings, review each month with the shift leads.',
  ],
  icon: 'kiln',
  image: '/pictures/use-case-dryer-moisture-control.svg',
  cta: 'Show us a week of dryer trends',
  solutions: ['continuous-process-optimization', 'quality-insight-automation'],
  roles: ['data-scientist', 'ai-engineer'],
  questions: ['opc-ua-or-mqtt', 'bypass', 'first-result'],
} satisfies UseCase
