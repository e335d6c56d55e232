import type { UseCase } from '#content/use-case.ts'

export default {
  id: 'production-scheduling',
  title: 'Production scheduling with real changeovers',
  description:
    'Plans the week from the times your machines really take, and re-plans in a minute when one of them stops.',
  category: 'manufacturing',
  benefits: [
    'Changeover hours: typically 10 to 25 % fewer at the same product mix, from machine states rather than from booking.',
    'Orders delivered on time and in full: typically 5 to 12 points more after a quarter.',
    'Time to make a new plan after a breakdown: typically from three hours to under five minutes.',
    'Planned operations that were run as planned: typically from about 50 to over 75 %, counted each Friday.',
  ],
  problemDescription: `The planner has 180 open orders, nine lines and a spreadsheet with 34 tabs. He knows that white after black costs four hours and black after white forty minutes; the enterprise system knows one average. By Tuesday a mould has cracked and the plan printed on Monday describes some other factory. From then on the loudest customer decides.

Standard times were set in 2016. Some are wrong by a factor of two, always in the direction that suited the person who set them.`,
  solutionDescription: `We learn run and changeover times from the machines’ own signals, by product pair and with their spread. A constraint solver, which is mathematics rather than machine learning, then builds a plan that respects moulds, crews, cleaning rules, due dates and material on hand. The planner can pin any order and sees what that costs in hours and late orders.

When something breaks the solver changes as little as it can, since a plan that leaps is ignored on the floor. The objective is yours and written in one line: late orders first, hours second, stock third, say. It needs trustworthy machine states and routings. A plant with one bottleneck and five products needs a whiteboard and a rule, and we would tell you which.`,
  howItWorks: [
    'Time study by data: six months of machine states give real run times and a matrix of changeovers.',
    'Rules: two days with the planner, who names the constraints that are written down nowhere.',
    'Replay: last quarter is planned again with what was known each morning, and compared with what happened.',
    'Side by side: four weeks in which the planner makes both plans and picks.',
    'Daily use: re-planned at shift change and on breakdowns, with frozen hours that nobody may touch.',
  ],
  icon: 'press',
  image: '/pictures/use-case-production-scheduling.svg',
  cta: 'Replay your last quarter',
  solutions: ['dynamic-operational-dashboards', 'continuous-process-optimization'],
  roles: ['ai-solutions-architect', 'data-scientist'],
  questions: ['mes-connection', 'erp-connection', 'spreadsheets'],
} satisfies UseCase
