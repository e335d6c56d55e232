import type { Role } from '#content/role.ts'

export default {
  slug: 'ai-consultant',
  title: 'AI consultant',
  pageTitle: 'Hire an AI consultant by the day',
  description:
    'What an AI consultant settles before money is spent, when you need one and when not, day-rate bands, the first 30 days and the questions to ask in an interview.',
  kind: 'decide',
  summary:
    'Finds out which of your problems is worth a model, what it would be measured by, and which three should be left alone.',
  whatTheyDo: `An AI consultant spends the first days where the loss occurs: at the press, on the ward, beside the planner. From that come a list of problems with a price on each, a note of which data exist, and a ranking that finance can follow. The product is a decision and not a slide deck.

Good ones kill more ideas than they start. They know roughly what each kind of system needs and how it fails, they write the pass mark before the pilot, and they are still there when the pilot is judged against it. They also read the regulation that applies to you and say what has to be assessed by whom.`,
  needOne: [
    'Several departments have ideas, and nobody can compare them.',
    'A pilot has run for a year without a figure by which it could end.',
    'A supplier has made an offer and you want it read by somebody who has built such things.',
    'The board asks for an AI plan, and the readiness score shows gaps in more than one dimension.',
  ],
  needNot: [
    'You know the problem, the data and the figure: hire an engineer and start.',
    'You look for somebody to justify a purchase that has been made.',
    'Nobody with a budget will read the answer.',
  ],
  skills: [
    'Baseline before idea: they ask for last year’s scrap, stops or hours within the first hour.',
    'Breadth with scars: has seen vision, forecasting and language systems fail, and can say why.',
    'Arithmetic in public: a business case that fits on one sheet, with its three weakest assumptions marked.',
    'Regulation: UK GDPR, the EU AI Act’s risk classes and sector rules, well enough to know when to call counsel.',
    'Speech: explains a confidence interval to a foreman without either of them losing patience.',
  ],
  levels: [
    {
      level: 'senior',
      text: 'Runs an assessment of one site or department alone, up to the written recommendation.',
    },
    {
      level: 'lead',
      text: 'Advises a board across sites, sets up governance and stands up to a steering committee.',
    },
  ],
  firstDays: [
    {
      title: 'Where it hurts',
      text: 'Six to ten interviews, two shifts on the floor, last year’s loss figures. Ends with a list of about fifteen problems.',
    },
    {
      title: 'What there is',
      text: 'Samples of the data behind the five dearest problems, opened and looked at, with gaps and owners named.',
    },
    {
      title: 'What it would take',
      text: 'For three of them method, inputs, cost, people, risk and the figure that decides. One is usually a rule and no model.',
    },
    {
      title: 'Decision day',
      text: 'Half a day with those who hold the budget. One problem is started, the rest are dated or dropped, in writing.',
    },
  ],
  interview: [
    {
      question: 'Tell me about a project you advised against.',
      answer:
        'A good answer names the loss, the missing input, what was done instead and whether it proved right. “It was not strategic” isn’t one.',
    },
    {
      question: 'How would you find our most expensive problem in three days?',
      answer:
        'By walking, asking for the downtime and scrap records, and pricing an hour. Watch for anybody who begins with a workshop.',
    },
    {
      question: 'What pass mark would you set for a forecast?',
      answer:
        'Better than the naive forecast by a margin worth money, on periods that were not seen, per product group. They should ask what a miss costs.',
    },
    {
      question: 'When does a model need a person beside it?',
      answer:
        'When errors hurt somebody, are hard to reverse or fall unevenly. They mention who may overrule, and whether that person has the time.',
    },
    {
      question: 'Which of your assumptions is usually wrong?',
      answer:
        'Look for candour: adoption speed, data cleaning, the number of product variants. A consultant without an answer has not looked back.',
    },
    {
      question: 'How do you stay independent of suppliers?',
      answer:
        'No commissions, interests disclosed in the offer, at least two options compared on your own data.',
    },
  ],
  faq: [
    {
      question: 'How long is a typical engagement?',
      answer:
        'Twenty working days spread over five to eight weeks is common for one site. Longer is needed only where sites differ much from one another.',
    },
    {
      question: 'Do we get a report?',
      answer:
        'Yes, short: a page for each problem and two for the decision. The spreadsheet of the business case comes with formulae intact.',
    },
    {
      question: 'May the same person build it afterwards?',
      answer:
        'They may stay as adviser. We prefer another to build, so that the one who set the pass mark is not the one who has to meet it.',
    },
  ],
  roles: ['ai-product-manager', 'ai-architect', 'data-scientist'],
  solutions: ['continuous-process-optimization', 'smart-safety-surveillance'],
  questions: ['do-we-need-ai', 'first-project', 'estimate-the-value'],
  picture: 'manufacturing',
} satisfies Role
