export const matcherPath = '/solutions/ai-solution-recommender'

/** The words around the questions and the result. */
export const matcherWords = {
  title: 'AI Solution Matcher',
  intro:
    'Eight questions, two minutes, no email address. You get up to three of our eleven solutions that fit, how the points are made up, and what is ruled out and why. If none fits, it says so, and what would.',
  submit: 'Show what fits',
  again: 'Change the answers on the left and the result updates.',
  open: {
    title: 'Your result',
    text: 'It appears here as soon as all eight questions are answered.',
    left: 'still open',
  },
  derived: 'From your assessment. Change it if it doesn’t fit.',
  missing: 'These questions are still open',
  result: {
    title: 'What fits',
    intro:
      'Out of 100 points. At most three, each of which serves your goal, with how their points are made up.',
  },
  nothing: {
    title: 'None of ours fits',
    why: 'We have something for your goal, “{goal}”, but your other answers rule it out.',
    near: 'Here is what would fit',
    first:
      'Perhaps the answer is a smaller step, a simpler method or somebody else’s product. Tell us, and an engineer will say which.',
    discuss: 'Ask an engineer',
  },
  unless: 'It would fit',
  means: {
    dear: {
      reason: 'The whole project costs at least {least}, which is more than this budget.',
      unless: 'with a budget of {least} or more',
    },
    late: {
      reason: 'The whole project takes at least {least} weeks, and you want a result within {most}.',
      unless: 'with {least} weeks or more until the result',
    },
  },
  points: 'Where the points come from',
  useCases: 'Where it is used',
  role: 'Who would build it',
  solution: 'How it works',
  demo: 'Try its demo',
  weeks: 'weeks from start to handover, typically',
  rest: 'The others, by points',
  ruledOut: {
    title: 'Ruled out, and why',
    none: 'Your answers rule out none of those that serve your goal.',
  },
  offGoal: 'Not made for this goal',
  discuss: 'Discuss this result',
  copy: {
    label: 'Copy the link to this result',
    done: 'Link copied',
    failed: 'Copy the address of this page instead',
  },
  assessment: {
    text: 'Whether your organisation is ready is another matter: 24 more questions, with a report.',
    label: 'AI Readiness Assessment',
  },
  method: {
    title: 'How the points are made',
    text: 'Each question has a weight, 100 points in all. For each solution our engineers have set down how well each answer fits it, from 0 (no help) to 1 (made for it). Points are weight times fit, rounded so that they add up. Where you choose several answers the best one counts, but for constraints the worst. What brings no points to your goal isn’t shown as fitting. Some answers rule a solution out whatever its points; so do a budget below the least that the whole of it costs, and a date before its shortest course ends. The price is our day rate times the days we estimate, or our band for projects with cameras; solutions, FAQ and chat name the same. It is arithmetic on our judgement, not a model that learnt from customers.',
    weight: 'Points at most',
    question: 'Question',
    version: 'Version of the table',
  },
} as const
