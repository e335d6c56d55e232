import type { UseCase } from '#content/use-case.ts'

export default {
  id: 'precision-farming',
  title: 'Precision farming: nitrogen where it pays',
  description:
    'Turns satellite, soil and yield maps into a rate for each part of the field, and proves it by strips.',
  category: 'agriculture',
  benefits: [
    'Nitrogen for each tonne of wheat: typically 5 to 15 % less, over the rotation rather than in one lucky year.',
    'Margin over fertiliser cost: typically £10 to £40 a hectare on uneven fields; on even ones about nothing.',
    'Spread of grain protein within a field: typically 15 to 30 % narrower.',
    'Surplus nitrogen after harvest on the worst zones: typically 10 to 25 kg a hectare lower, by mineral nitrogen sampling.',
  ],
  problemDescription: `The field is 31 hectares: clay at the bottom, a gravel ridge, and a headland where the old yard stood. It gets 210 kg of nitrogen everywhere. The ridge can’t use it, it leaches into a catchment that is already a Nitrate Vulnerable Zone, and the hollow lodges.

Variable rate was tried once. The contractor made five zones from one satellite picture taken the day after the slurry, and gave more to the poor parts. No strip was left, so nobody knows whether it was worth anything.`,
  solutionDescription: `We start from yield maps of four or more years, cleaned of turning and lag, and from a soil scan. They show zones that behave alike each year, and those that swap with the weather. Crop reflectance at growth stages 30 to 39 then moves the rate up or down, within limits taken from your nutrient plan after RB209 and from the NVZ maximum.

The rate map goes to the spreader by ISOBUS task controller or as a shapefile. Every field carries three test strips, high, low and standard, and the combine decides who was right. Your agronomist signs the map. Where the yield map shows less than about a tonne between best and worst zones, we’ll advise a flat rate and a good spreader calibration.`,
  howItWorks: [
    'Yield maps: four years cleaned, weighbridge-corrected and laid over each other.',
    'Soil: one scan for texture and twelve samples a zone for P, K, Mg and pH.',
    'Rule: more, same or less for each zone, said in a sentence before any map is drawn.',
    'Application: rate map by stage, with the tractor log read back to see what was truly spread.',
    'Strips: harvested separately, with the result stated in pounds a hectare and its uncertainty.',
  ],
  icon: 'field',
  image: '/pictures/use-case-precision-farming.svg',
  cta: 'See if your fields vary enough',
  solutions: ['continuous-process-optimization', 'visual-intelligence'],
  roles: ['data-scientist', 'data-engineer'],
  questions: ['which-sensors', 'seasonality', 'estimate-the-value'],
} satisfies UseCase
