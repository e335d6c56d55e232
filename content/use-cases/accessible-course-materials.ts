import type { UseCase } from '#content/use-case.ts'

export default {
  id: 'accessible-course-materials',
  title: 'Captions and accessible course materials',
  description:
    'Drafts captions, image descriptions and tagged documents for a whole course; people check what matters.',
  category: 'education_elearning',
  benefits: [
    'Word error rate of captions: typically 8 to 15 % as drafted and under 2 % after checking, by a sample of each speaker.',
    'Editing time for an hour of lecture: typically from five hours to between one and two.',
    'Documents that pass an automated and a manual check: typically from under 20 to over 80 % in two terms.',
    'Days between a student’s request and usable material: typically from fifteen to three.',
  ],
  problemDescription: `A deaf student starts in September and the captions for week one arrive in week five. The disability office has two people and 1,400 hours of recordings. Automatic captions exist: they turn “Bayesian prior” into “Asian prayer”, and drop every “not” that is spoken quickly, so a revision film says the opposite of the lecture.

Slides are pictures of text. Half of the reading list is scans that a screen reader announces as “image, image, image”. In the UK the 2018 accessibility regulations for public sector bodies apply to these files, and complaints have begun.`,
  solutionDescription: `We run speech recognition with the vocabulary of each course, taken from its slides and reading list, and mark the words it is unsure of, so that an editor goes to those first. Scans are read, given headings and reading order and saved as tagged PDF or, better, as a page. Image descriptions are drafted from picture and paragraph together, and the lecturer confirms them: only the author knows what the diagram is for.

The aim is WCAG 2.2 at level AA, checked with students who use screen readers and captions and are paid for it. Formulae, sign language and live seminars still need people; we don’t claim otherwise. An institution with twenty hours of film a year is better served by a good captioning bureau.`,
  howItWorks: [
    'Inventory: what exists, who needs it first, and which 10 % is used by 70 % of students.',
    'Vocabulary: terms and names for each module, which typically removes about half of the embarrassing errors.',
    'Draft: captions, headings and descriptions made overnight, with doubtful spots marked.',
    'Editing: a screen for student editors with sound, text and keys; every “not” and number is listened to.',
    'Handing over: templates for next year’s slides, since repair is dearer than doing it right.',
  ],
  icon: 'desk',
  image: '/pictures/use-case-accessible-course-materials.svg',
  cta: 'Bring one module up to standard',
  solutions: ['seamless-integration-framework'],
  roles: ['generative-ai-specialist', 'nlp-engineer'],
  questions: ['gdpr-machine-data', 'generative-or-classical'],
} satisfies UseCase
