import { brand } from '#config/brand.ts'
import type { Post } from '#content/post.ts'

export default {
  slug: 'ir35-and-ai-engineers-by-the-day',
  title: 'IR35 when you hire AI engineers by the day',
  description:
    'Three ways to engage an AI engineer for sixty days, what each costs on top under the off-payroll rules, and which daily habits decide the tax status.',
  category: 'buying-and-hiring',
  tags: ['hiring', 'ir35', 'procurement', 'law'],
  publishedOn: '2026-04-14',
  updatedOn: '2026-11-10',
  author: brand.byline,
  useCases: ['maintenance-assistant', 'enterprise-knowledge-chatbot'],
  solutions: ['seamless-integration-framework'],
  roles: ['ai-engineer', 'mlops-engineer', 'data-engineer'],
  body: `You need somebody for sixty days to bring a vision model from a laptop to a line. The invoice will look the same in each of the three ways below. The tax won’t, and for a medium or large company in the UK the decision, with its risk, is yours and not the engineer’s.

This is written by engineers who are hired, not by tax advisers. It describes the UK rules as of November 2026.

## Three engagements

**A person through their own company.** You, or an agency, pay a limited company of which the engineer is the only worker. This is what the off-payroll rules, Chapter 10 of Part 2 of the Income Tax (Earnings and Pensions) Act 2003, are about. If you aren’t small, you must decide whether the engineer would be your employee if the company were thought away, write the reasons into a status determination statement, and hand it down the chain.

**An employee of a supplier.** The engineer is on the payroll of a consultancy, which deducts tax under PAYE. There is no intermediary owned by the worker, so there is nothing to determine. Ask for that sentence in the contract, by name.

**A result.** The supplier owes a tested system at a price, decides who works on it and when, and repairs it at its own cost. That is a contracted-out service. It must be one in fact: a “statement of work” which lists days and no result is labour under another heading.

## What “inside” adds

Take £1,000 a day for sixty days in twelve weeks: £60,000 before VAT. If the engagement is inside the rules, the fee-payer treats it as earnings and owes employer’s National Insurance on top, in 2026/27 at 15 % above £96 a week, and the apprenticeship levy (on its way to becoming the growth and skills levy) if it pays one.

~~~formula
Employer’s NI   (60,000 − 12 × 96) × 15 %   = £8,827
Levy            60,000 × 0.5 %              = £  300
On top                                      = £9,127    (15.2 %)
~~~

The engineer receives the rest after PAYE, often a third less than expected, and will ask for a higher rate. Both effects together explain why an “inside” role at the rate of an “outside” one finds nobody.

The costlier case is a wrong “outside”. HMRC can then look to you for the unpaid tax and National Insurance of several years. Since 6 April 2024 what the worker and the company have already paid on the same income can be set off, which takes off much of the sum but not the interest, the penalty or the correspondence.

## What decides it

Courts look at the whole relationship. *Ready Mixed Concrete* (1968) still gives the frame: personal service, control, and whether the other terms fit employment. *HMRC v Atholl House* (Court of Appeal, 2022) and *PGMOL* (Supreme Court, 2024) refined it; the second held that mutual obligation can exist within a single short engagement. Titles don’t help. Habits do.

| Habit in an AI project | Points towards |
| --- | --- |
| Engineer attends your daily stand-up and takes tickets from your lead | employment |
| Engineer reports against milestones that you accept or refuse | own business |
| You approve holidays | employment |
| Supplier has sent another engineer for a week, and you let them in | own business |
| Works on your laptop because your security rules require it | neutral alone |
| Mends a failed acceptance test unpaid | own business |
| Moves on to the next job as your team sees fit | employment |
| Has other clients in the same quarter | own business |

The seventh line is where AI work slips. A vision engineer finishes early, the data team is short of hands, and by week nine the person builds dashboards on instruction. The determination that was right in week one no longer describes the work. Put a date in the calendar, at half time, to read it again.

## Doing the determination

HMRC’s tool CEST asks about the terms and the real working day; HMRC says that it stands by the result if the answers are accurate and follow its guidance. Fill it in with the person who will direct the work, not with procurement alone, and keep the print-out with the contract. Give reasons with the result. If the worker or the agency disagrees, you have 45 days to answer. Blanket decisions (“all contractors are inside”) aren’t reasonable care.

Reckon with half a day for one role. If that seems much, compare it with £9,127.

## In Ireland

There is no counterpart of Chapter 10. Since *Revenue v Karshan* (Supreme Court, October 2023) five questions decide: is there work for pay, in person, under enough control, do the facts fit employment, and does a statute say otherwise. A Dublin plant that takes on a sole trader for AI work asks those questions about the actual days, and PAYE follows from the answers.

## When not to hire by the day

- **The need has no end.** A model in use needs somebody next year too. Employ them, or teach one of your own; sixty days of a contractor can be the school.
- **Nobody can direct or judge the work.** Then days are the wrong unit. Buy a result with an acceptance test.
- **The data isn’t there.** Sixty days at £1,000 are a dear way to wait for a database export. Have it first.
- **One person would hold all the knowledge.** Ask for two part-time instead of one full-time, and for the code in your repository from day one.

The [roles and their typical first thirty days](/ai-roles) may help to see which of these you have.

## Sources

- Income Tax (Earnings and Pensions) Act 2003, Part 2, Chapter 10; [HMRC’s guidance on off-payroll working](https://www.gov.uk/guidance/understanding-off-payroll-working-ir35).
- *HMRC v Atholl House Productions* [2022] EWCA Civ 501; *PGMOL v HMRC* [2024] UKSC 29; *Revenue Commissioners v Karshan (Midlands) Ltd* [2023] IESC 24.
- Rates for 2026/27 as published by HMRC; the sixty days are a worked example. For your own case ask a tax adviser.`,
} satisfies Post
