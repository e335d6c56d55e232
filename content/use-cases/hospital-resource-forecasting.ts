import type { UseCase } from '#content/use-case.ts'

export default {
  id: 'hospital-resource-forecasting',
  title: 'Hospital bed and staff forecasting',
  description:
    'Forecasts arrivals, admissions and discharges by ward, with a tested range, before the morning huddle.',
  category: 'healthcare',
  benefits: [
    'Error of the next-day admission forecast: typically 6 to 10 %, against 12 to 18 % for last year’s same weekday.',
    'Agency shifts booked within 24 hours: typically 10 to 20 % fewer over a winter.',
    'Patients who wait over four hours for a bed: typically 5 to 12 % fewer where discharge planning follows the forecast.',
    'Time to prepare the bed meeting: typically from 90 minutes of telephoning to 10 of reading.',
  ],
  problemDescription: `At 8.15 the site manager has a sheet with last night’s numbers, three wards that have not rung back, and a feeling. By four in the afternoon there are eleven patients in the emergency department with a decision to admit and no bed. Everybody knew that Mondays after half term are bad. Nobody had a number in time to call someone in.

Averages hide it. Ten beds short on one day and ten empty on the next is, on average, fine.`,
  solutionDescription: `We forecast arrivals by hour, admissions by specialty and discharges by ward, for the next seven days, from the hospital’s own records, the calendar, the weather and local infection figures. Each forecast is a range: the huddle sees “18 to 26, most likely 21”, and plans for the upper end where it hurts.

The forecast is printed on one sheet that the ward managers helped to design. It does not tell anyone whom to discharge. It needs two years of admission, transfer and discharge records with times; where discharge times are entered in batches at midnight, the first task is to change that.`,
  howItWorks: [
    'Records: two years of movements, cleaned with the ward clerks who know why March looks odd.',
    'Baselines: same weekday last year and a four-week mean, so that the model must beat something real.',
    'Ranges: checked for honesty, so that nine days in ten fall inside the band that says nine in ten.',
    'Huddle trial: six weeks on two wards with a note of each decision the sheet changed.',
    'Review: error by ward each month, shown on the sheet itself; a forecast that drifts says so.',
  ],
  icon: 'ward-bed',
  image: '/pictures/use-case-hospital-resource-forecasting.svg',
  cta: 'Forecast one ward with us',
  solutions: ['dynamic-operational-dashboards'],
  roles: ['data-scientist', 'ai-product-manager'],
  questions: ['is-it-a-medical-device', 'dtac-dspt', 'patient-data-use'],
} satisfies UseCase
