import type { UseCase } from '#content/use-case.ts'

export default {
  id: 'adaptive-practice',
  title: 'Adaptive practice in maths and science',
  description:
    'Chooses the next exercise from what a learner has shown, and tells the teacher which idea is not yet there.',
  category: 'education_elearning',
  benefits: [
    'Exercises to reach the same mastery: typically 15 to 30 % fewer than in a fixed sequence.',
    'Result in a delayed test after six weeks: typically 0.1 to 0.25 standard deviations better; large effects in short trials seldom last.',
    'Error of the predicted next answer: reported as AUROC, typically 0.72 to 0.80; higher values often mean that answers leaked.',
    'Teacher time to find who needs what: typically from an evening to ten minutes a week.',
  ],
  problemDescription: `Thirty apprentices do worksheet 12. Six had it right in March and are bored. Nine can’t add fractions and guess. The lecturer sees that the average is 61 % and moves on, as the syllabus does. In June the same nine fail at Ohm’s law, for want of the fractions.

The platform that was bought awards badges for time on task. Learners found out that the hint button, pressed three times, shows the answer.`,
  solutionDescription: `We map a course into some 80 to 150 ideas and which rests on which, together with your teachers. Each exercise belongs to one or two of them. A model of modest size estimates after every answer how sure one can be that an idea is held, counting hints and guessing. The next exercise is chosen near the edge of what is known, with older ideas mixed in so that they stay.

The learner sees why: “two of these first, then back to circuits”. The teacher sees groups, not a league table, and can override any of it. Nothing here is a grade. Children’s data is kept to the minimum, as the ICO’s Children’s Code asks. It needs 10 or more good exercises for each idea; if these don’t exist, writing them is the project, and the model can wait.`,
  howItWorks: [
    'Map: ideas and their order, drawn by teachers and corrected by the answers.',
    'Exercises: gathered, tagged and tried; those that good learners fail are thrown out.',
    'Estimate: mastery by idea, compared with a plain rule of three right in a row, which is hard to beat.',
    'Class trial: parallel classes drawn by lot, same teacher where possible, one term.',
    'Delayed test: set by someone outside, six weeks later, on paper.',
  ],
  icon: 'desk',
  image: '/pictures/use-case-adaptive-practice.svg',
  cta: 'Map one of your modules',
  solutions: ['dynamic-operational-dashboards'],
  roles: ['ml-engineer', 'ai-product-manager'],
  questions: ['historical-bias', 'how-much-data'],
} satisfies UseCase
