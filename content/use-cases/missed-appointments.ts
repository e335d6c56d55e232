import type { UseCase } from '#content/use-case.ts'

export default {
  id: 'missed-appointments',
  title: 'Fewer missed outpatient appointments',
  description:
    'Estimates who is unlikely to come and why, so that a call, a lift or another time is offered in good time.',
  category: 'healthcare',
  benefits: [
    'Missed appointments: typically 15 to 30 % fewer in clinics that ring the named patients, against randomly chosen clinics.',
    'Slots refilled after a late cancellation: typically from 20 to over 50 %.',
    'Difference in missed rates between the most and least deprived fifth: typically narrows by 10 to 25 %, and is reported each month.',
    'Staff time for each kept appointment: typically 3 to 6 minutes of calling, which belongs in the business case.',
  ],
  problemDescription: `An eye clinic has 32 slots on Wednesday and four people don’t come. Two had asked for another day in a voicemail. One can’t get there without a second bus. One has died, and the letter went to the widow. The clinic overbooks by three to be safe, so on the days when all come the waiting room is full until six.

Text reminders go to everybody and help those who would have come anyway. Those most likely to lose their sight are over-represented among the missing.`,
  solutionDescription: `We estimate for each booking how likely it is to be missed, from notice given, past attendance, distance and travel time, hour, clinic and how the letter was sent. The list is short: as many names as your booking team can ring, with a suggested offer such as transport, a telephone consultation or a different hour. The aim is that people come, so the score is used to help and never to refuse or double-book a patient.

Deprivation and ethnicity are used to check that help reaches those who need it, and do not lower anyone’s place. Before the model, addresses and deaths are checked against the NHS Personal Demographics Service, which alone removes some of the misses. Where the clinic itself moves one booking in five, that is the cause to treat first.`,
  howItWorks: [
    'Causes: 100 people who did not come are rung and asked, before any modelling.',
    'Data: two years of bookings, with hospital-made changes kept apart from patient ones.',
    'Score: tested on later months for calibration, in each clinic and age group.',
    'Offers: three kinds of help with a budget, chosen by the caller, recorded in one click.',
    'Trial: clinics randomised for twelve weeks; the result includes the callers’ time.',
  ],
  icon: 'ward-bed',
  image: '/pictures/use-case-missed-appointments.svg',
  cta: 'Find out why people don’t come',
  solutions: ['dynamic-operational-dashboards'],
  roles: ['data-scientist', 'ai-consultant'],
  questions: ['patient-data-use', 'dtac-dspt', 'historical-bias'],
} satisfies UseCase
