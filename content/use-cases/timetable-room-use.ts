import type { UseCase } from '#content/use-case.ts'

export default {
  id: 'timetable-room-use',
  title: 'Timetable and room use forecast',
  description:
    'Shows how many seats are truly used, forecasts next term and plans a timetable that people accept.',
  category: 'education_elearning',
  benefits: [
    'Room use (hours booked times seats filled): typically from 25 or 30 to 35 or 40 % in the same building.',
    'Classes in a room that is too small or half empty: typically 30 to 50 % fewer.',
    'Heating and ventilation of teaching space: typically 8 to 15 % lower where blocks can be closed on Fridays.',
    'Clashes found after publication: typically from dozens to fewer than five.',
  ],
  problemDescription: `The university is full, everybody says so, and a new building for £18 million is in the plan. At ten on a Thursday a third of the rooms are locked and another third hold nine people among sixty seats. The bookings system shows them all as taken, since a booking costs nothing and giving one up may cost a room next year.

The timetable is last year’s, shifted until it fits. Part-time students come in on three days for six hours, and the one lift is needed by two wheelchair users at the same minute.`,
  solutionDescription: `We measure before we plan: anonymous counts from door sensors or the wireless network, compared with bookings and with heads counted by hand in a sample. Then we forecast the size of each class from enrolment, past attendance and week of term, as a range, since a room must hold the busy week.

A solver builds a timetable from rules that the institution writes in order of weight: law and access first, then clashes, travel between sites, long gaps, staff wishes. The timetabler can pin and move, and sees at once what breaks. Counts hold no identity and are kept by the quarter hour only. A school with forty classes and one building doesn’t need it; a timetable made by hand in a week is fine there.`,
  howItWorks: [
    'Counting: four weeks in term, checked by people with clickers in a tenth of the rooms.',
    'Truth meeting: booked, held and attended hours are shown to the faculties side by side.',
    'Forecast: class sizes for next term with a range, tested on the two terms before.',
    'Rules: written with timetablers, disability service and unions, each with a weight that is published.',
    'Plan: three variants to choose from, with what each gives and what it asks of whom.',
  ],
  icon: 'desk',
  image: '/pictures/use-case-timetable-room-use.svg',
  cta: 'Count one building for a month',
  solutions: ['dynamic-operational-dashboards'],
  roles: ['data-scientist', 'ai-product-manager'],
  questions: ['baseline', 'spreadsheets'],
} satisfies UseCase
