import { brand } from '#config/brand.ts'
import type { FaqGroup } from '#content/faq.ts'

export default {
  id: 'working-with-us',
  title: 'Working with us',
  intro: 'The first visit, who does what, contracts, and when we say no.',
  page: {
    title: 'Working with us: visit, order, refusals',
    description:
      'What happens after an enquiry, how a first visit goes, how much of your people’s time it takes, what the contract says and which work we refuse.',
  },
  entries: [
    {
      id: 'after-enquiry',
      question: 'What happens after I send an enquiry?',
      answer: `You see on screen, and by mail, when you will hear from us: within one working day, ${brand.openingHours.label}, English bank holidays excepted. An engineer reads it, not a sales script. The answer says what seems feasible, what it would need and what finding out would cost, or that it isn’t a case for us. Half an hour by phone follows if you like. Your address goes on no list unless you tick the box, and that box is empty to begin with.`,
      see: ['/contact', '/privacy-policy'],
    },
    {
      id: 'first-visit',
      question: 'How does a first visit go?',
      answer:
        'Half a day where the work is done. We watch the process through at least one change of batch or shift, talk to the people who live with the problem, look at three screens of real records and ask what has been tried before. We need a host, safety shoes in the right size and permission to look; no preparation, and above all no slides. Within a week you get two pages: what is measured, what is missing, what the problem costs now, and what we would do first, or why nothing. Whether the visit is charged, and how much, is agreed before we come.',
      see: ['/locations/london', '/about-us'],
    },
    {
      id: 'our-people-time',
      question: 'How much of our people’s time does it take?',
      answer:
        'More than a supplier likes to say. Somebody who owns the problem: two hours a week throughout. One expert of the process: half a day a week during proof and shadow. IT: three to five days in all, mostly early. Inspectors or fitters: the hours of marking, agreed by number. If that time can’t be found, postpone; a project without its owner goes on looking healthy until the day it is shown to the people who were meant to use it.',
    },
    {
      id: 'when-you-refuse',
      question: 'Which work do you refuse?',
      answer:
        'Systems that score or watch individual workers for discipline, guess emotions, or identify faces in crowds. Decisions about people with nobody who answers for them. Medical claims ahead of the evidence. Work whose only purpose is a press release. Results promised before the data has been seen. And projects where we would be the wrong ones, because a product off the shelf does it for a tenth; we then name the product.',
      see: ['/about-us'],
    },
    {
      id: 'references',
      question: 'Can you name customers and references?',
      answer:
        'Not on this website beyond the logos shown, and no results: figures without their circumstances mislead, and most plants don’t want competitors to read them. In a serious enquiry ask for a conversation with somebody in your trade, without us in the room. Ask them what went wrong, not whether they were satisfied. For team augmentation you may see marked work of the person we propose. If neither convinces you, pay for the first step only; it is small for that reason.',
    },
    {
      id: 'contract-basics',
      question: 'What does your contract look like?',
      answer:
        'A short frame agreement, and for each step an order of a few pages: its end, the figure and pass mark, price or cap, people, data and its deletion, and what belongs to whom. You can stop at the end of each step. Liability has a limit, apart from those things for which the law allows none. If you have purchasing terms of your own, we read and mark them rather than refuse. English law by default; Irish law for Irish customers who prefer it.',
      see: ['/terms-of-service'],
    },
    {
      id: 'where-you-work',
      question: 'Where do you work, and do you come to site?',
      answer:
        'Throughout the United Kingdom and Ireland. Visits, sensor fitting, the shadow run and the handover take place on site; modelling and integration are mostly done remotely, or at a desk in your office if data may not move. A usual rhythm is two days on site every second week, more at the beginning and end. We follow your site induction, permits and contractor rules, and bring our own protective equipment. Which trips are needed stands in the order.',
      see: ['/locations/london'],
    },
    {
      id: 'train-our-team',
      question: 'Do you train our people?',
      answer:
        'Yes, and the handover isn’t finished until they have done it alone. Three things are practised: running the acceptance test and reading its result, adding examples or a variant, and switching the system off and working without it. It takes two to four half-days, on your system and not on exercises. If you want somebody to develop further, we pair them with an engineer during the project; that is slower by perhaps a tenth, and usually worth it.',
    },
  ],
} satisfies FaqGroup
