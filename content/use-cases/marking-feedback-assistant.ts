import type { UseCase } from '#content/use-case.ts'

export default {
  id: 'marking-feedback-assistant',
  title: 'Feedback assistant for written work',
  description:
    'Drafts comments against your marking scheme, with the passage each refers to; the teacher edits and signs.',
  category: 'education_elearning',
  benefits: [
    'Time for each script: typically 25 to 40 % less, with the same number of comments, measured over a full set.',
    'Days until students get feedback: typically from 18 to under 10.',
    'Drafted comments kept unchanged: typically 55 to 70 %; the rest are edited or struck out, and counted.',
    'Agreement between markers on the same script: typically 5 to 8 points closer after a joint session on the scheme.',
  ],
  problemDescription: `A lecturer has 84 essays, three weeks and eleven criteria. By the fortieth the comments shrink to “develop further”. Students get them after the next assignment is due and can do nothing with them. Two markers on the same module differ by a grade, and the moderation meeting repairs five scripts out of eighty.

Students meanwhile paste their drafts into a general chatbot, which praises them.`,
  solutionDescription: `The assistant reads the essay and the marking scheme and drafts two comments a criterion, each tied to a sentence in the text. It proposes no grade. The marker sees the draft beside the script, keeps, edits or strikes out, and the result goes out under the marker’s name. What was struck out is used to improve the wording of the scheme, which is where most disagreement begins.

Scripts stay within the institution’s own tenancy, without names, and train nobody’s model. It works for essays and reports of 800 to 5,000 words. It does not work for handwriting, for poetry or for proof by drawing, and it makes no claim to detect machine-written text; nobody can do that reliably.`,
  howItWorks: [
    'Scheme: the criteria are rewritten with examples until two markers agree on ten scripts.',
    'Draft test: past scripts with known comments, judged blind by teachers who don’t know which are drafted.',
    'Editor: one screen with script, comments and keyboard shortcuts, since seconds count in a set of eighty.',
    'Module trial: one module, one term, with a note to students on how feedback is made.',
    'Review: edits and complaints for each criterion; a criterion with many edits is taken out.',
  ],
  icon: 'desk',
  image: '/pictures/use-case-marking-feedback-assistant.svg',
  cta: 'Test it on last year’s scripts',
  solutions: ['ai-enhanced-reporting'],
  roles: ['generative-ai-specialist', 'nlp-engineer'],
  questions: ['automated-decisions', 'is-our-system-high-risk'],
} satisfies UseCase
