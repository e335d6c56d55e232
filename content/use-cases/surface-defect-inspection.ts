import type { UseCase } from '#content/use-case.ts'

export default {
  id: 'surface-defect-inspection',
  title: 'Surface defect inspection on the line',
  description:
    'Cameras find scratches, dents and inclusions at line speed and show the operator where to look.',
  category: 'manufacturing',
  benefits: [
    'Share of defective parts that reach the customer: typically 40 to 80 % lower within two quarters, measured by returns and by a seeded test each week.',
    'False rejects: typically 1 to 3 % of good parts after tuning, where manual sorting under time pressure often runs at 4 to 8 %.',
    'Inspection time for a part: typically under 200 ms, so the takt of the line does not change.',
    'Time to trace a defect to its cause: typically minutes instead of days, because each finding carries tool, batch and position.',
  ],
  problemDescription: `People inspect well for twenty minutes and poorly for eight hours. On a pressing or machining line the night shift passes parts that the day shift would reject, and the limit sample on the wall has faded. The customer finds the scratch, opens a complaint, and somebody sorts three pallets by hand to find nine bad parts.

A fixed-threshold camera was often tried before. It stopped the line for water spots and oil film, so the operators turned it off.`,
  solutionDescription: `We mount two to four industrial cameras with controlled light at the station where the surface is clean and still. A model learns from your own limit samples, good parts included, and marks each finding with its length, area and position. The rule that rejects a part stays yours: it reads “a scratch longer than 4 mm in zone A”, not “score above 0.87”.

It suits surfaces that can be lit the same way every time. It does not suit parts that arrive wet, or defects that your own inspectors cannot agree on; we test that first, with ten inspectors’ worth of repeated judgements on a hundred parts.`,
  howItWorks: [
    'Agreement study: your inspectors judge the same hundred parts twice, which shows how consistent the standard is today.',
    'Light and optics: a day at the station to find the angle at which the defect shows and the oil film does not.',
    'Learning: 300 to 2,000 labelled pictures, a third of them held back for the test that decides.',
    'Shadow running: two weeks beside the inspectors, with every disagreement looked at by both sides.',
    'Live: the reject gate is wired through your PLC, with a bypass key and a seeded bad part each shift as proof that it still sees.',
  ],
  icon: 'conveyor',
  image: '/pictures/use-case-surface-defect-inspection.svg',
  cta: 'Ask about inspection on your line',
  solutions: ['machine-vision', 'quality-insight-automation'],
  roles: ['machine-vision', 'mlops-engineer'],
  questions: ['smallest-defect', 'lighting', 'false-rejects'],
} satisfies UseCase
