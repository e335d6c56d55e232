import type { UseCase } from '#content/use-case.ts'

export default {
  id: 'medical-diagnostics-imaging',
  title: 'Second reader for medical images',
  description:
    'Sorts the reporting list by urgency and marks what a tired eye may pass over; the clinician decides.',
  category: 'healthcare',
  benefits: [
    'Time from scan to report for urgent findings: typically 30 to 60 % shorter, measured from the imaging system’s own times.',
    'Findings added at second look: typically 2 to 6 for each 1,000 studies, confirmed by a consultant.',
    'Extra recalls for each finding added: reported beside it, since a sensitive tool that recalls everybody helps nobody.',
    'Agreement between readers on difficult cases: typically rises by 5 to 10 points.',
  ],
  problemDescription: `A reporting list holds 180 chest X-rays, in the order they arrived. The one with the small pneumothorax is number 142. The radiologist who reaches it has been reading for five hours and has been rung eleven times.

Departments that have bought a product often found that it had been tested on other scanners and other patients. Its alerts did not fit the work: one more window, one more log-in, one more thing to click away.`,
  solutionDescription: `We help a trust or a clinic choose, test and fit an approved reading aid, and build the parts around it: the ordering of the list, the local test, the monitoring. Diagnostic software itself is a medical device; it carries its UKCA or CE mark from its maker, and we don’t pretend otherwise.

The local test comes first. Twelve months of your own studies, with the final diagnosis, show how it does on your scanners, by age, sex and ethnicity, before any patient is affected. The mark then appears in the viewer that is already open. The clinician reads first; the aid speaks second. Where numbers are too small to test a group, that is written down and the aid is not used for it.`,
  howItWorks: [
    'Question: one finding, one pathway, one figure that should change, agreed with the clinical safety officer.',
    'Local test: studies from your archive, anonymised on site, read by the aid and compared with the outcome.',
    'Safety case: hazards, controls and a stop criterion after DCB0129 and DCB0160, signed by your own people.',
    'Silent running: four weeks in which results are recorded and shown to nobody.',
    'Live: list ordering first, marks second, and a monthly review of each missed and each added finding.',
  ],
  icon: 'scanner',
  image: '/pictures/use-case-medical-diagnostics-imaging.svg',
  cta: 'Plan a local test',
  solutions: ['visual-intelligence'],
  roles: ['computer-vision', 'mlops-engineer'],
  questions: ['ukca-or-ce', 'clinician-in-the-loop', 'performance-across-groups'],
} satisfies UseCase
