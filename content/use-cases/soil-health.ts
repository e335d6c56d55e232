import type { UseCase } from '#content/use-case.ts'

export default {
  id: 'soil-health',
  title: 'Soil health survey and carbon baseline',
  description:
    'Places few samples where they tell most, maps carbon, structure and pH, and says which change is real.',
  category: 'agriculture',
  benefits: [
    'Samples needed for the same certainty of the field mean: typically 30 to 50 % fewer than on a regular grid.',
    'Error of mapped organic carbon in cross-validation: typically 0.2 to 0.4 percentage points, printed on the map.',
    'Lime and phosphate spend: typically 10 to 20 % lower once they are spread by zone.',
    'Smallest change that can be shown after five years: typically 5 to 10 % of the carbon stock; anything less is noise.',
  ],
  problemDescription: `A dairy farm is offered money for carbon. The buyer’s app shows a rise of 4 % in one year from a satellite. Last autumn’s sample was taken by the gate in the dry and this one in the wet, to 10 cm instead of 30, and sent to another laboratory. The number is worthless, and a contract for twenty years hangs on it.

On the arable side pH is measured as one figure for 24 hectares. The average is fine; the eastern third is at 5.6 and the beet shows it.`,
  solutionDescription: `We scan the field once for conductivity or gamma radiation, which follow texture, and let an algorithm place the cores so that every kind of ground is met. Cores go to 30 cm with bulk density, and to 60 where carbon is to be sold; stocks are stated for equivalent soil mass, so that ploughing or compaction doesn’t pose as a gain. A spade test for structure (VESS) and an earthworm count go with it, for they show trouble first.

The maps carry their error, zone by zone. Repeat surveys visit the same points in the same month. A near-infrared scan in the laboratory cuts cost when it is calibrated on your soils. For a farm that only wants to know its lime need, a W walked through each zone by the local adviser does well.`,
  howItWorks: [
    'Purpose: lime, structure or carbon; each asks for another depth and another number of cores.',
    'Scan: one day with a quad, in a moist soil, with the old field boundaries drawn in.',
    'Placing: cores by a conditioned Latin hypercube, with ten kept aside to test the map.',
    'Laboratory: one method, one laboratory, with blind duplicates to know its own spread.',
    'Report: map, error and three actions by zone, in the words of your adviser; points stored to be found again in five years.',
  ],
  icon: 'field',
  image: '/pictures/use-case-soil-health.svg',
  cta: 'Plan a baseline that will stand',
  solutions: ['visual-intelligence', 'ai-enhanced-reporting'],
  roles: ['data-scientist', 'ai-consultant'],
  questions: ['how-much-data', 'baseline'],
} satisfies UseCase
