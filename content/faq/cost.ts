import { brand } from '#config/brand.ts'
import type { FaqGroup } from '#content/faq.ts'

const { dayRate, visionProject, duration, efficiency, consultation } = brand.claims

export default {
  id: 'cost',
  title: 'Cost and price',
  intro: 'Our rates, what is fixed and what isn’t, and what it costs after us.',
  page: {
    title: 'What an AI project costs in industry',
    description:
      'Day rates, fixed prices and what a project costs in all; what it costs to run, grants and tax reliefs, and when it isn’t worth the money.',
  },
  entries: [
    {
      id: 'day-rate',
      question: 'What is your day rate?',
      answer: `${dayRate.value} for a day of an engineer, depending on seniority and scarcity of the skill. The order names the rate of each person, what counts as a day and who pays for travel and nights. VAT is added where it applies. We publish it because a first meeting spent guessing at a price wastes an hour for both sides.`,
    },
    {
      id: 'typical-project-cost',
      question: 'What does a typical project cost in all?',
      answer: `Machine vision is the one kind we can price as a band: ${visionProject.value}, hardware apart. Everything else is days times ${dayRate.value}, and the number of days depends on how many systems must be connected and how much has to be recorded first. Projects run ${duration.value}, seldom with somebody on them every day. After the first visit you get a range for each step, and a fixed price for the step that comes next.`,
      see: ['/solutions'],
    },
    {
      id: 'fixed-price',
      question: 'Do you work at a fixed price?',
      answer:
        'For a step whose end can be described, yes: the first study, the proof on old data, a defined integration. For research into something nobody has tried on your parts, no; a fixed price there only buys a silent risk premium. In that case the order holds a cap, weekly figures and your right to stop at short notice with what has been made. You never sign for the whole course at once, and each step ends with a decision of yours.',
    },
    {
      id: 'free-consultation',
      question: 'What do I get in the free consultation?',
      answer: `Half an hour with an engineer, ${consultation.value} of your enquiry on working days, by call or video. You describe the problem, and you hear whether we have seen its kind, which data it would take, what usually goes wrong, and what finding out would cost. If a rule, a product off the shelf or another firm is the better answer, we say which. Ask for notes by mail if you want them. No slides are shown, and nobody rings you every Thursday from then on.`,
      see: ['/contact'],
    },
    {
      id: 'running-costs',
      question: 'What does it cost to run afterwards?',
      answer:
        'Plan four lines. Computing: from almost nothing for a box beside the machine to a real monthly bill for language models, which charge by text length; we estimate it from your volumes. Attention: one to four hours a week of somebody who looks at the monitoring. Retraining: a few days a year, more with frequent product changes. Licences: listed by name before anything is chosen. As a rule of thumb set aside 15 to 20 % of the building cost a year.',
    },
    {
      id: 'forty-percent',
      question: `Where does your ${efficiency.value} figure come from?`,
      answer: `${efficiency.value} ${efficiency.text} is what we aim for on the one step a project works on, against a baseline measured with you before we start. It isn’t a promise for your site, not an average of customers, and we publish no study behind it; treat it as an aim and hold us to the figure in your own order. Take inspection: if the aim is 40 minutes fewer out of 100 per batch, those 100 were counted first.`,
      see: ['/about-us'],
    },
    {
      id: 'grants-tax',
      question: 'Are there grants or tax reliefs for this?',
      answer:
        'Possibly; ask your adviser, since we are engineers. In the UK, work that seeks an advance in technology may qualify for the merged R&D expenditure credit, in force for accounting periods from 1 April 2024; buying a finished system doesn’t. Made Smarter supports smaller manufacturers in the English regions. In Ireland there is the R&D tax credit, and Enterprise Ireland and IDA run digital programmes. Rates and calls change yearly. If you mean to claim, say so before the start: time records and technical notes in the form that claims ask for then become part of the order.',
    },
    {
      id: 'when-not-worth-it',
      question: 'When is a project not worth the money?',
      answer:
        'When the loss it attacks is below about one engineer’s month a year; when the process will be replaced within two years; when nobody is free to act upon the answer; or when the same money would buy a simple mechanical fix. A poka-yoke pin that makes wrong assembly impossible beats a camera which detects it. Every first report of ours has a section “reasons not to”, so that you can hold the rest against it.',
    },
  ],
} satisfies FaqGroup
