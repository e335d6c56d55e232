import { brand } from '#config/brand.ts'
import type { FaqGroup } from '#content/faq.ts'

const { dayRate, matching } = brand.claims

export default {
  id: 'team-augmentation',
  title: 'Team augmentation and contracts',
  intro: 'Engineers by the day: how they are chosen, paid, taxed and replaced in the UK and in Ireland.',
  page: {
    title: 'Hiring AI engineers: IR35 and contracts',
    description:
      'How engineers are chosen and replaced, what IR35 asks of a client, umbrella companies, Ireland, agency worker rules, and rates by seniority.',
  },
  entries: [
    {
      id: 'augmentation-or-project',
      question: 'Hire engineers by the day or order a project?',
      answer:
        'Hire when you have somebody who can direct the work and the backlog is yours; order a project when you want a result and somebody else to carry the method. A day-rate engineer without a lead on your side drifts within a month. A project for work that changes weekly ends in change requests. Mixed forms are sensible: a project for the first system, with one of your people in the team, then an engineer for two days a week while you take over.',
      see: ['/ai-roles'],
    },
    {
      id: 'how-engineers-are-vetted',
      question: 'How are your engineers chosen?',
      answer: `By three tests: a code review in which they find the faults in a program of ours, an interview on statistics, and a day on a past problem with its real, untidy data. Two seniors mark that day independently. You may see the marked work of the person proposed, and you interview them yourself; for roles that we staff you get names ${matching.value} of a written brief on working days. We don’t send a curriculum vitae of somebody we haven’t tested.`,
    },
    {
      id: 'wrong-person',
      question: 'What if the person doesn’t fit?',
      answer:
        'Say so in the trial period, which the order names and which is usually ten working days. Days after you said no aren’t paid for; we propose somebody else or end the order, as you like. Later the notice in the order applies. Tell us why, even if it is only a matter of manner: we would rather move a good engineer to a better place than defend a choice. Replacement doesn’t start from nothing, because work is kept in your repository with notes from the first day on.',
    },
    {
      id: 'ir35-basics',
      question: 'What is IR35, in plain words?',
      answer:
        'UK tax rules for people who work through their own company but would count as employees if the company weren’t there. Since April 2017 public bodies, and since 6 April 2021 medium and large private clients, must decide this for each engagement, give the reasons in a status determination statement, and take responsibility for that decision. Small private clients leave it to the worker’s company. The rules look at the real working relationship, such as control, substitution and obligation, whatever the contract is called.\n\nAs of November 2026; ask a tax adviser about your case.',
    },
    {
      id: 'ir35-our-engineers',
      question: 'Do the IR35 rules concern us when we hire through you?',
      answer:
        'It depends on how the person is engaged, so our order says it for each name. If an engineer is on our payroll, we deduct PAYE and National Insurance and the off-payroll rules have nothing to decide. If somebody works through a company of their own and you are a medium or large client receiving labour, the determination is yours; we send the facts, the contract and a filled HMRC questionnaire (CEST) as a draft. If we deliver a defined result under our own direction, it is a service and not a supply of labour.',
    },
    {
      id: 'ir35-small-company',
      question: 'Are we a “small” client under IR35?',
      answer:
        'A private company is small when it meets two of three limits: turnover, balance sheet total and 50 employees. For financial years beginning on or after 6 April 2025 the money limits rose from £10.2 million and £5.1 million to £15 million and £7.5 million. Since the test looks back at the last year whose filing date has passed, off-payroll work feels it in April 2027 at the earliest, and a year later where accounts follow the calendar year. Groups are tested as a whole, and you must answer within 45 days when a worker or agency asks which you are.',
    },
    {
      id: 'umbrella-companies',
      question: 'Do you use umbrella companies?',
      answer:
        'No umbrella company enters the chain unless you and the engineer have agreed to it in writing. Since 6 April 2026 an agency that supplies workers paid by a UK umbrella company is jointly liable for that company’s unpaid PAYE and National Insurance; with no agency in between, the liability falls on the client. Paperwork is no defence. If you require an umbrella for reasons of your own, the order names it and states who checks its payroll records each month.',
    },
    {
      id: 'ireland-contractors',
      question: 'How does this work in Ireland?',
      answer:
        'Ireland has no IR35, but Revenue looks at the facts as well. Since the Supreme Court’s judgment in Revenue v Karshan (20 October 2023) a five-step test decides whether a person is an employee for tax; Revenue’s guidance of May 2024 follows it. Employees of ours who work in Ireland may fall under Irish PAYE even when paid from the UK, with release possible for short stays; we settle that before the first day. A contractor with an Irish company invoices through it and operates PAYE on their own salary.\n\nAs of November 2026; not tax advice.',
    },
    {
      id: 'agency-worker-rights',
      question: 'Do agency worker rules apply to your engineers?',
      answer:
        'They do when an engineer works under your supervision and direction as supplied labour. In Great Britain the Agency Workers Regulations 2010 (Northern Ireland has its own of 2011) give equal basic pay and hours after 12 weeks in the same role, and access to facilities from day one. In Ireland the Act of 2012 gives equal basic pay and conditions from day one. At our rates the pay comparison rarely bites, but the information duty does: you tell us the comparable role. Where we deliver a managed result, these rules don’t apply.',
    },
    {
      id: 'hire-them-permanently',
      question: 'May we employ one of your engineers later?',
      answer:
        'Yes, if they want to. Tell us before you make an offer. The order says on which terms: usually without a fee after a set period, or for a fee that falls month by month. A prohibition isn’t among them, and where the Conduct Regulations 2003 apply in Great Britain, they limit such fees anyway. We ask for a handover of the running work that lasts as long as the notice. Beginning with two days a week for exactly this purpose is a fair way to recruit.',
    },
    {
      id: 'seniority-rates',
      question: 'What does seniority mean at your rates?',
      answer: `Within ${dayRate.value} we use three levels. An engineer completes tasks that are described and asks when they aren’t. A senior takes a problem with its data, plans the steps, and defends the result before your quality manager. A lead decides what shouldn’t be built, runs a team of three to five and stands up to a board. Two days a week of a lead and three of an engineer usually beat five days of a senior.`,
      see: ['/ai-roles'],
    },
  ],
} satisfies FaqGroup
