import type { UseCase } from '#content/use-case.ts'

export default {
  id: 'money-laundering-alerts',
  title: 'Money-laundering alerts in the right order',
  description:
    'Orders transaction-monitoring alerts by what investigators would escalate, with the facts already gathered.',
  category: 'banking_finance',
  benefits: [
    'Share of worked alerts that lead to a report: typically from 3 or 5 to 10 or 15 %.',
    'Reportable cases among the first half of the queue: typically 92 to 98 %, tested on alerts closed by people who did not see the score.',
    'Time to gather the facts of an alert: typically from 35 minutes to 10.',
    'Age of the oldest unworked alert: typically from 60 days to under 15.',
  ],
  problemDescription: `Transaction monitoring raises 5,200 alerts a month, and 96 of every hundred are closed as nothing. They are worked by date. The restaurant that banks three times its plausible takings is on page 31, behind four hundred students who received their loan. Each alert needs seven screens, and most of the time goes into copying.

Tuning the scenarios is feared: whoever raises a threshold must explain in five years why the one case fell below it.`,
  solutionDescription: `We leave the scenarios alone at first and order what they raise. A model learns from investigators’ past decisions, including quality assurance findings, and looks at the network around an account: shared addresses, circular payments, cash against sector norms. Each alert opens with a page that is already written: who, what, what is unusual, which facts come from where. The investigator decides; only the nominated officer decides on a report to the National Crime Agency.

Low-ranked alerts are still worked, by sample at first and then in bulk with a rule your board has approved, so that the claim “nothing was there” stays tested. Access is narrow, since a leak would be tipping off under the Proceeds of Crime Act. It needs around 1,000 escalated cases. Smaller firms gain more from better customer risk ratings under the 2017 regulations.`,
  howItWorks: [
    'Decisions: three years of alerts with outcome and reason; careless closures are found and relabelled.',
    'Fact page: built first, because it helps at once and shows which data is missing.',
    'Ranking: judged by how many escalations lie in the first half of the queue, month by month.',
    'Blind test: six weeks in which half the team doesn’t see the order.',
    'Validation: independent review, sampling plan for the low end, and a record of each change.',
  ],
  icon: 'server',
  image: '/pictures/use-case-money-laundering-alerts.svg',
  cta: 'Re-rank a month of closed alerts',
  solutions: ['instant-anomaly-detection', 'seamless-integration-framework'],
  roles: ['ml-engineer', 'ai-architect'],
  questions: ['model-versions-audit', 'automated-decisions'],
} satisfies UseCase
