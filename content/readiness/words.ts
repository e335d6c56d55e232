/** The fixed words of the assessment's pages and report. */
export const readinessWords = {
  start: {
    title: 'How ready is your firm for AI?',
    intro:
      'Twenty-four questions about one firm, answered in about ten minutes. You get a figure, a level and up to three things to do next, each with what to have done after 30, 60 and 90 days.',
    get: {
      title: 'What you get',
      items: [
        'A score from 0 to 100 and one of five levels, with the rule behind it.',
        'Seven dimensions in a chart and a table, so that you see which one holds the others back.',
        'Up to three actions, the most valuable first, with steps for 30, 60 and 90 days.',
        'The full report as a PDF, and a link that opens it on any device.',
      ],
    },
    need: {
      title: 'What it takes',
      items: [
        'About ten minutes. One press per answer, and you can stop and come back.',
        'Somebody who knows how the work is done and who pays for it. “I do not know” is an answer too, and an honest one.',
        'No name and no email address. You don’t have to fill in a form to see the result.',
      ],
    },
    store: {
      title: 'What is stored',
      text: 'Your answers with their times, under a random key that only your link holds. Unfinished runs are deleted after 30 days, finished ones after 24 months. If you have the report sent to you, we know whose it is; otherwise we don’t.',
    },
    action: 'Start the assessment',
    sample:
      'An example from made-up answers: good machines and people, few rules. Governance comes first, then the data.',
  },
  method: {
    title: 'How the figure is made',
    intro:
      'Nothing is hidden: with these weights you can work out your result on paper. The questions are drawn from published frameworks, named below; the weights, levels and rules are ours. It is a self-assessment, not an audit or a certificate.',
    formulas: [
      'dimension = 100 × Σ(question weight × answer) ÷ Σ(question weight × 4)',
      'overall = Σ(dimension weight × dimension) ÷ 100, rounded half up once, at the end',
      'action value = dimension weight × max(0, 65 − dimension)',
    ],
    unknown:
      'Answers count 0 to 4. “I do not know” counts 0 and lowers the confidence, which is the share of questions with an answer of 0 to 4. Below 75% the result is called provisional.',
    weights: 'Dimensions and their weights',
    levels: 'Levels',
    gates: 'Rules that hold a level back',
    questions: 'Questions, weights and what they are drawn from',
  },
  report: {
    title: 'AI readiness report',
    dimensions: 'Dimension by dimension',
    dimensionsIntro:
      'Each from 0 to 100. From 65 upwards a dimension can support a project; below 35 it holds the others back.',
    gates: 'What holds the level back',
    actions: 'What to do next',
    actionsIntro:
      'Chosen by what they are worth: the weight of the dimension times the points missing to reach 65. Anything your answers say is already in place is left out, and so is anything that has nothing to build on yet.',
    findOut: {
      title: 'find out what nobody knew',
      text: 'Ask those who would know, and answer again:',
    },
    actionsAbove:
      'No dimension is below 65, so no action would earn points here. Answer again in a year, or when AI is put to a new use.',
    answers: 'Your answers',
    steps: ['After 30 days', 'After 60 days', 'After 90 days'],
    bands: { low: 'holds back', mid: 'on the way', high: 'carries' },
  },
} as const
