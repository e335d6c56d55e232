import type { UseCase } from '#content/use-case.ts'

export default {
  id: 'harvest-prediction',
  title: 'Harvest prediction for growers and packers',
  description:
    'Forecasts tonnes and picking dates by block, with a range, in time to book labour, lorries and shelf space.',
  category: 'agriculture',
  benefits: [
    'Error of the weekly tonnage four weeks ahead (MAPE): typically 12 to 20 %, against 25 to 40 % for the grower’s estimate.',
    'Error one week ahead: typically 6 to 12 %.',
    'Fruit sold on the spot market for want of a programme: typically 15 to 30 % less.',
    'Picker hours booked and not needed: typically 10 to 20 % fewer over the season.',
  ],
  problemDescription: `On Tuesday the supermarket asks what will be in the depot in three weeks. The strawberry manager walks four tunnels, thinks of last year and says 46 tonnes. A week of sun later there are 61; fifteen go for juice at a third of the price, and eighty pickers work Sunday at time and a half. In a cold week it is the other way about, and the order is bought in Spain.

Estimates from the sites are summed up in the office. Each is shaded by its author, some up and some down, and the shading isn’t known.`,
  solutionDescription: `We count and time: flowers and green fruit by camera on the picking rig or a phone, by block and week, together with temperature sums, light and variety. The model moves each flush forward to ripeness, with the forecast of the weather and its spread. For field crops such as peas, potatoes or maize, radar and optical satellite images take the place of the counts.

The output is tonnes by day, size grade and block: a likely figure, and one that you will reach nine years in ten. The programme is sold on the second. It is scored each week against the weighbridge, for all to see. A first season with a new variety is poor and marked as such. Farms below some 8 hectares of soft fruit can share a model but not pay for one alone.`,
  howItWorks: [
    'Blocks: plant dates, variety, tunnel and irrigation set down once, and kept.',
    'Counts: ten marked lengths a block each week, until the camera agrees with them within a tenth.',
    'Ripening: a temperature-sum model by variety, whose parameters a grower can read.',
    'Forecast: published Tuesdays at ten with a range, and never altered afterwards.',
    'Scoring: weighbridge against forecast by week, site and lead time, with the grower’s own beside it.',
  ],
  icon: 'field',
  image: '/pictures/use-case-harvest-prediction.svg',
  cta: 'Score last season’s forecasts',
  solutions: ['ai-enhanced-reporting', 'visual-intelligence'],
  roles: ['data-scientist', 'ml-engineer'],
  questions: ['seasonality', 'baseline'],
} satisfies UseCase
