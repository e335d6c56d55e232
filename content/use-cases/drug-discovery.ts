import type { UseCase } from '#content/use-case.ts'

export default {
  id: 'drug-discovery',
  title: 'Drug discovery: choosing what to make next',
  description:
    'Ranks candidate molecules by activity, safety and ease of synthesis, with the doubt of each prediction shown.',
  category: 'healthcare',
  benefits: [
    'Compounds made to reach a lead that meets the profile: typically 20 to 40 % fewer over a programme.',
    'Hit rate of the top-ranked plate against a random or similarity pick: typically 3 to 8 times as high, in the same assay.',
    'Time for one design, make and test cycle: typically from eight weeks to five, most of it from fewer dead ends.',
    'Predictions inside their stated range: typically 85 to 92 % where 90 % is claimed; checked on each new plate.',
  ],
  problemDescription: `A team of six chemists can make twenty compounds a month and has four thousand ideas. What to make next is decided in a meeting, by recent memory and by what is easy to couple. Nine months in, the series has a nanomolar potency and a hERG liability that half the early compounds already showed, in a spreadsheet that nobody had joined to the others.

Models were bought before. They looked splendid on a random split of the old data and failed on the first new scaffold, since near-twins of the test compounds had been in the training set.`,
  solutionDescription: `We join assay results with their protocols and their spread, then train models for potency, solubility, permeability, clearance and cardiac risk. They are judged as they will be used: on scaffolds made later than anything they have seen. Every prediction carries a range, and the next plate is chosen to learn as well as to win, by active learning with a budget you set.

Chemists draw, the system scores and proposes routes, and people choose. It runs inside your own network; structures don’t leave it. It won’t replace an assay, and nothing it says goes into a submission without laboratory evidence; statistical predictions of mutagenic impurities after ICH M7 are a separate and stricter matter. With fewer than some 200 measured compounds in a series, physics and experience serve better.`,
  howItWorks: [
    'Data room: assays joined by compound and protocol, with repeats used to measure the noise of each test.',
    'Honest split: models judged by time and by scaffold, beside a nearest-neighbour baseline.',
    'Scoring: target profile agreed with the project team, each term with its weight in the open.',
    'Plate choice: part exploitation, part exploration, and two compounds the chemists insist on.',
    'Learning: results return within a day, and the ranking that led to them is kept for review.',
  ],
  icon: 'scanner',
  image: '/pictures/use-case-drug-discovery.svg',
  cta: 'Replay one of your series',
  solutions: ['ai-enhanced-reporting'],
  roles: ['data-scientist', 'ml-engineer'],
  questions: ['how-much-data', 'baseline'],
} satisfies UseCase
