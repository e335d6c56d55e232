import type { UseCase } from '#content/use-case.ts'

export default {
  id: 'early-support-for-students',
  title: 'Early support for students who drift away',
  description:
    'Shows tutors which students have gone quiet by week three, with the reasons, while there is time to ring.',
  category: 'education_elearning',
  benefits: [
    'Withdrawals in first year: typically 5 to 12 % fewer where a named tutor acts on the list.',
    'Students known before the first failed assignment: typically 60 to 75 % of those who later withdraw.',
    'Time from warning to contact: typically from five weeks to five days.',
    'Difference in warning rates between groups of students: published each term, with the action taken.',
  ],
  problemDescription: `A college learns that a student has left when the second assignment is missing and the fee reminder comes back. The signs were there in October: log-ins at three in the morning and then none, a library card that stopped, two seminars missed after a change of address. Each system held one piece and no one was asked to put them together.

Dashboards were bought. They coloured half the year red, gave no reason, and tutors with 60 students stopped opening them by November.`,
  solutionDescription: `We produce a short list each Monday, never longer than the tutor can act on, with the two or three facts that led to each name and a suggestion for the first sentence. The model looks at change against the student’s own habit, which is fairer to those who work nights or commute.

Students are told what is used and may see their own record. Ethnicity, disability and postcode are kept out of the model and are used only to check it. Nothing is decided by it: no grade, no bursary, no place. A college that has nobody to ring the students should spend the money on that first.`,
  howItWorks: [
    'Purpose: what the list may be used for, agreed with the students’ union and the data protection officer.',
    'Signals: attendance, submissions, library and course platform, each with its known gaps.',
    'Model: trained on earlier years and judged on how many of the ten names a week were right.',
    'Fairness: hit and miss rates by group, with a rule on what happens when they part.',
    'Term trial: half the tutor groups start, the rest follow a term later, which gives a true comparison.',
  ],
  icon: 'desk',
  image: '/pictures/use-case-early-support-for-students.svg',
  cta: 'Plan a one-term trial',
  solutions: ['dynamic-operational-dashboards', 'ai-enhanced-reporting'],
  roles: ['data-scientist', 'ai-product-manager'],
  questions: ['dpia-needed', 'automated-decisions', 'historical-bias'],
} satisfies UseCase
