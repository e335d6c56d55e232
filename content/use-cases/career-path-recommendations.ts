import type { UseCase } from '#content/use-case.ts'

export default {
  id: 'career-path-recommendations',
  title: 'Career path recommendations for bank staff',
  description:
    'Shows staff which roles lie within reach, what is missing and who has gone that way; nobody is ranked.',
  category: 'banking_finance',
  benefits: [
    'Vacancies filled from within: typically 5 to 12 points more after a year, by grade and site.',
    'Regretted leavers among those who used it: typically 8 to 15 % fewer than in teams that start later.',
    'Applications from outside the hiring department: typically from a tenth to between 20 and 30 %.',
    'Shortlist rates by sex, ethnicity and working pattern: compared each quarter and published to staff.',
  ],
  problemDescription: `A mortgage underwriter of eight years would make a good fraud analyst. The post was advertised on the intranet for nine days, under a title that meant nothing to her, and was filled by an agency for a fee of £11,000. She left in spring for the bank across the road, as a fraud analyst.

The skills database was filled in once, in 2020, by copying the job description. Managers know their own people, and are not keen to lose them.`,
  solutionDescription: `We draw a map of real moves: which roles people went on to, how long it took and which skills made the step short. Job texts, training records and, where a person wishes, their own description are read into a plain list of skills that they can correct. The recommendation says what speaks for a role, what is missing, and which course or secondment closes the gap. Roles under the Senior Managers and Certification Regime show what must be certified beforehand.

It speaks to the employee alone. Managers and recruiters get no score, and no decision rests on it, so that it stays clear of the GDPR’s rules on decisions made by machine alone (Article 22, in UK law now 22A to 22D) and of trouble under the Equality Act. Past moves carry past bias; suggestions are compared by group before launch, and the map is widened where it narrows. Below about 1,500 staff, two good conversations a year do more.`,
  howItWorks: [
    'Purpose and limits: agreed with staff representatives, written on the first page of the tool.',
    'Moves: ten years of role changes without names, small groups merged.',
    'Skills: drafted from texts, corrected by each person in ten minutes, visible to that person only.',
    'Fairness test: the same record with name, sex or gap years changed must yield the same roles.',
    'Pilot: two departments for six months, with a third as comparison.',
  ],
  icon: 'desk',
  image: '/pictures/use-case-career-path-recommendations.svg',
  cta: 'Draw the map of your moves',
  solutions: ['ai-enhanced-reporting'],
  roles: ['data-scientist', 'ai-product-manager'],
  questions: ['is-our-system-high-risk', 'historical-bias', 'employee-monitoring'],
} satisfies UseCase
