import type { UseCase } from '#content/use-case.ts'

export default {
  id: 'crop-disease-detection',
  title: 'Crop disease detection in the field',
  description:
    'Finds blight, rust and mildew on leaf pictures days before a walk would, and maps what to treat.',
  category: 'agriculture',
  benefits: [
    'Days from first infection to first finding: typically 3 to 6 fewer than with a weekly field walk.',
    'Fungicide used on covered fields: typically 10 to 30 % less when only mapped patches and edges are sprayed.',
    'Share of findings confirmed by the agronomist: typically 85 to 95 % for the diseases it has been taught.',
    'Yield kept in years of high pressure: typically 2 to 5 %; in dry years next to nothing.',
  ],
  problemDescription: `Late blight moves through a potato crop in days. The agronomist walks a W through 20 hectares once a week, looks at some two hundred plants out of eight hundred thousand, and is called when the patch can be seen from the gate. The safe answer is to spray everything every seven days from June, wet or dry.

That costs £25 a hectare each time, presses resistance forward and is harder to justify to buyers who ask for the spray record.`,
  solutionDescription: `A camera on the sprayer boom or a drone takes close pictures at each pass. A model trained on the variety and growth stage marks lesions as small as 3 mm and tells blight from magnesium lack, hail and wind damage, which is where phone apps fail. Findings are combined with the weather of the last ten days, since a spot in a dry week and a spot in a wet one are different news.

The result is a map for the sprayer and a list of twenty plants for the agronomist to look at. The agronomist decides. It needs pictures sharp to half a millimetre; a satellite cannot give them. It is not yet worth the money for farms with less than about 60 hectares of one sensitive crop, unless neighbours share.`,
  howItWorks: [
    'Season one: pictures are gathered and named by your agronomist, 200 to 400 for each disease and variety.',
    'Model: judged on fields it never saw, in another county and another year.',
    'Camera: fixed to the boom with its own light, tested at your spraying speed.',
    'Map: patches with a margin, in the file format your terminal reads.',
    'Check: twenty plants a week are looked at by a person, marked and unmarked ones alike, to count what was missed.',
  ],
  icon: 'field',
  image: '/pictures/use-case-crop-disease-detection.svg',
  cta: 'Prepare for next season',
  solutions: ['visual-intelligence'],
  roles: ['computer-vision', 'ml-engineer'],
  questions: ['how-much-data', 'seasonality'],
} satisfies UseCase
