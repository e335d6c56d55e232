import type { DemoEntry } from '#content/demo.ts'

export default {
  slug: 'predictive-maintenance-intelligence',
  title: 'When it reaches the limit, and when to replace',
  pageTitle: 'Predictive maintenance, computed live',
  description:
    'A vibration trend to its limit with an interval, and a Weibull fit with parts still running: the cheapest replacement age, from a sample or your CSV.',
  summary:
    'Two questions about the same bearing. How many days until this one reaches its limit? And at which age is it cheapest to replace all of its kind, before they fail?',
  sample:
    'Made with fixed seeds: 120 days of vibration of one bearing, mm/s, and the lives of 200 others in hours, drawn with β 2.5 and η 1,000; those that had not failed when watching ended count as running.',
  ownData:
    'Condition readings at even intervals, or the ages of parts with how each ended, or both side by side in one sheet. Either is enough.',
  ownDataFrom: [
    {
      program: 'sapPm',
      what: 'For a trend: IK17, one measuring point, with date and reading. For lives: IW29 with start of malfunction and equipment; the age is the running time since the part was last replaced.',
    },
    {
      program: 'maximo',
      what: 'For a trend: the readings of one meter. For lives: work orders of replacements with actual finish, asset and failure code.',
    },
    {
      program: 'historian',
      what: 'Vibration, temperature or another wear signal at even intervals, a value an hour or a day.',
    },
    {
      program: 'minitab',
      what: 'A worksheet of reliability data: a column of times and a column of censoring.',
    },
    { program: 'excel', what: 'Two columns of ages and how each ended, or dates and readings.' },
  ],
  method: `The trend is Holt’s: a level and a slope, each corrected a little by every new reading. How much is not set by hand; the two weights are chosen so that the forecast of the next reading would have been best over the whole past. The forecast is carried on until it meets the limit. Its interval widens with the distance, since the slope may turn, and where the two ends of the interval meet the limit are the earliest and the latest day.

Lives follow a Weibull distribution, whose shape β says how they end: below 1 young, near 1 by chance, above 1 by wear. It is fitted by maximum likelihood, so a part that still runs counts as what it is: a life longer than its age so far. Leaving those out is the usual error, and it makes parts look worse than they are. Programs write failed and censored in opposite ways; the codes are read by heading and words, and where both senses are in use the page asks.

Lognormal and exponential are fitted beside it and compared by AIC. How straight the Weibull plot is gets measured by its correlation, held against 400 samples of the fitted distribution with the same censoring; where it is clearly bent, no replacement age is given.

The replacement age balances two wastes: good parts taken out too early, and failures paid in full. The page computes the cost for each unit of age at 2,000 ages and takes the least, if it lies below the cost of waiting.`,
  formulas: [
    { name: 'Holt', formula: 'ℓ(t) = α x(t) + (1 − α)(ℓ + b),  b(t) = β (ℓ(t) − ℓ(t−1)) + (1 − β) b' },
    { name: 'Interval', formula: 'ℓ + h b ± 1.96 σ √(1 + (h−1)(α² + α²β h + α²β² h(2h−1)/6))' },
    { name: 'Weibull', formula: 'R(t) = exp(−(t/η)^β)' },
    { name: 'Likelihood', formula: '∏ failed f(t) × ∏ running R(t)' },
    { name: 'AIC', formula: '2 × parameters − 2 × log-likelihood' },
    { name: 'Cost by age T', formula: 'C(T) = (cₚ R(T) + c_f (1 − R(T))) / ∫₀ᵀ R(t) dt' },
  ],
  sources: [
    'C. C. Holt, Forecasting seasonals and trends by exponentially weighted averages. ONR Memorandum 52, 1957.',
    'R. J. Hyndman, A. B. Koehler, J. K. Ord, R. D. Snyder, Forecasting with Exponential Smoothing. Springer, 2008, chapter 6.',
    'W. Q. Meeker, L. A. Escobar, Statistical Methods for Reliability Data. Wiley, 1998, chapter 8.',
    'R. E. Barlow, L. C. Hunter, Optimum preventive maintenance policies. Operations Research 8, 1960.',
    'ISO 20816-3:2022, Mechanical vibration: industrial machinery, for the zones of the limit.',
  ],
  limits: [
    'Trend: it carries on what is. A bearing that breaks within hours, or one that was regreased yesterday, is beyond it.',
    'Even intervals: a week without readings counts as one step. The page warns when intervals differ.',
    'One kind of failure: mixed causes bend the Weibull plot, and β then describes neither. A clear bend is refused; split by cause first.',
    'Replacement age: it rests on Weibull. Where lognormal describes the lives better, the page says so beside the verdict.',
    'Few failures: under five are refused; with under ten the interval of β spans everything from chance to wear, and the page says so.',
  ],
  notFor: [
    'Failure costs little more than the planned visit: run it until it stops.',
    'The part is new and has no history: start with the maker’s figure and begin to record.',
    'Safety hangs on it: intervals are then set by regulation and not by cost.',
  ],
} satisfies DemoEntry
