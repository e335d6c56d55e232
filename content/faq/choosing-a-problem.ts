import type { FaqGroup } from '#content/faq.ts'

export default {
  id: 'choosing-a-problem',
  title: 'Choosing a problem',
  intro: 'Which job to give a model first, and which to leave alone.',
  page: {
    title: 'Which AI project to do first',
    description:
      'Which problem to start with, whether it needs AI at all, how to rank ideas and put a figure on them, and which projects fail most often.',
  },
  entries: [
    {
      id: 'first-project',
      question: 'Which problem should we start with?',
      answer:
        'One that happens often, costs a known amount each time and ends in a decision somebody already makes. Weekly or more often gives a test enough cases; a known cost tells you when to stop; an existing decision means there is a person who will use the answer. Scrap on one line, stops of one machine and the forecast of one product group are typical firsts. Leave rare disasters and whole-site optimisation for later: you can’t measure the first within a year, and the second has no single owner.',
      see: ['/usecases', '/usecases/surface-defect-inspection'],
    },
    {
      id: 'do-we-need-ai',
      question: 'How do we know whether we need AI at all?',
      answer:
        'Try the simple answer first. If a limit on one sensor, a checklist or a corrected planning parameter would prevent half the losses, do that; it is live in a week and nobody has to retrain it. A model earns its place when the rule would need dozens of exceptions, when the signal is a picture, a sound or free text, or when many weak signs only matter together. We test this by running the best simple rule beside every model. If the model doesn’t beat it clearly, we recommend the rule.',
    },
    {
      id: 'estimate-the-value',
      question: 'How do we estimate what a solved problem is worth before spending anything?',
      answer:
        'Multiply four figures you can check: how often it happens in a year, what one event costs, the share a system could catch, and the share of those catches people act on. Take the two shares pessimistically; 60 % caught and half acted upon is a sober start. Then subtract false alarms: their number times the minutes each takes. If the result doesn’t repay the work within 18 months on pessimistic figures, choose another problem. We fill in this sheet with you on the first visit.',
    },
    {
      id: 'too-small',
      question: 'Are we too small for this?',
      answer:
        'Size matters less than repetition. A shop with 25 people and one bottleneck machine running two shifts may have a better case than a group with twelve sites and no shared part numbers. What a small firm often lacks is somebody who can look after the system for an hour a week. If nobody can be named for that, buy a finished product with support, or hire the skill by the day, and don’t commission anything of your own.',
      see: ['/usecases/compressed-air-energy'],
    },
    {
      id: 'several-ideas',
      question: 'We have twenty ideas. How do we rank them?',
      answer:
        'Score each from one to five on value a year, data already recorded, number of people whose work must change, and damage when the answer is wrong. Divide value by the product of the last two and strike out every idea without data. Do it in a room with operations, quality, IT and finance, who will disagree, and should. Two or three ideas survive. Begin with the one whose owner offers to be measured by it, not with the one that would look best in a presentation.',
    },
    {
      id: 'bad-first-projects',
      question: 'Which projects fail most often?',
      answer:
        'Four kinds. Forecasts nobody is allowed to act upon. Predictions of failures that occurred twice in ten years. Assistants put on top of documents which contradict one another. And systems that save ten minutes a day for six different people, so that no hour is ever freed anywhere. None of them fails through its model. Each could have been stopped on day one by asking who will do what differently on the morning after the answer appears.',
    },
    {
      id: 'generative-or-classical',
      question: 'Is our problem one for a language model or for classical machine learning?',
      answer:
        'Look at what goes in and what must come out. Numbers in and a number or class out, such as vibration, demand or credit risk: classical methods are cheaper, faster and can be tested to the decimal. Text in and text out, such as fault reports, manuals or customer mail: a language model, with sources shown and a person responsible. Pictures: a vision model trained on your parts. A language model asked to forecast demand is slow, expensive, and usually worse than last year’s figure plus the trend.',
      see: ['/usecases/maintenance-assistant', '/usecases/enterprise-knowledge-chatbot'],
    },
    {
      id: 'baseline',
      question: 'Why do you insist on a baseline before building?',
      answer:
        'Because without it every result is an opinion. The baseline is what happens today, measured in the same way in which the system will be measured later: scrap per thousand parts over eight weeks, hours from fault to repair, forecast error by product group. It also shows natural swing. If scrap moves between 1.8 and 3.1 % by itself, a single month at 2.0 % proves nothing. Measuring takes days where records exist and six to eight weeks where somebody has to begin counting.',
    },
  ],
} satisfies FaqGroup
