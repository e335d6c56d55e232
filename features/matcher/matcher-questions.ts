/** The questions of the matcher, in order. A change of any word or weight needs a new version of the model. */
export interface Option {
  id: string
  label: string
}

/** What a budget and date allow: the most in whole pounds, and the weeks until a result. */
export interface Means {
  pounds?: number
  weeks?: number
}

interface Question {
  id: string
  /** Short, for the reasons. */
  name: string
  question: string
  hint?: string
  /** Several answers may be chosen. */
  isMultiple?: boolean
  options: readonly Option[]
}

export const questions = [
  {
    id: 'sector',
    name: 'Sector',
    question: 'Which sector are you in?',
    options: [
      { id: 'manufacturing', label: 'Manufacturing' },
      { id: 'retail', label: 'Retail' },
      { id: 'healthcare', label: 'Healthcare' },
      { id: 'transport', label: 'Transport and logistics' },
      { id: 'agriculture', label: 'Agriculture and food' },
      { id: 'finance', label: 'Banking and finance' },
      { id: 'education', label: 'Education' },
      { id: 'other', label: 'Another one' },
    ],
  },
  {
    id: 'goal',
    name: 'Goal',
    question: 'What should change first?',
    hint: 'Choose the one that costs you most today.',
    options: [
      { id: 'defects', label: 'Find defective or wrong parts' },
      { id: 'count', label: 'Count, measure or sort what a camera sees' },
      { id: 'safety', label: 'Fewer near misses between people and machines' },
      { id: 'stops', label: 'Fewer unplanned stops' },
      { id: 'unusual', label: 'Notice at once when something is unusual' },
      { id: 'drift', label: 'Know why quality drifts, before there is scrap' },
      { id: 'settings', label: 'Better settings: more yield, less energy' },
      { id: 'live', label: 'See figures in seconds, not tomorrow' },
      { id: 'losses', label: 'One agreed figure for output and losses' },
      { id: 'reports', label: 'Less work for reports and forecasts' },
      { id: 'join', label: 'Make two systems or lists agree' },
    ],
  },
  {
    id: 'history',
    name: 'Data held',
    question: 'How far back does your data go?',
    hint: 'The data that shows the problem, in whatever system.',
    options: [
      { id: 'none', label: 'Nothing is recorded yet' },
      { id: 'weeks', label: 'Some weeks' },
      { id: 'months', label: 'Some months' },
      { id: 'years', label: 'Two years or more' },
    ],
  },
  {
    id: 'kinds',
    name: 'Kind of data',
    question: 'What kind of data is there, or could there be within a month?',
    hint: 'Choose all that apply.',
    isMultiple: true,
    options: [
      { id: 'pictures', label: 'Pictures or video, or a place for a camera' },
      { id: 'readings', label: 'Sensor and machine readings' },
      { id: 'checks', label: 'Quality checks and measurements' },
      { id: 'orders', label: 'Work orders and failures' },
      { id: 'records', label: 'Sales, stock or customer records' },
      { id: 'documents', label: 'Documents and messages' },
    ],
  },
  {
    id: 'speed',
    name: 'Speed',
    question: 'How soon must an answer be there?',
    options: [
      { id: 'instant', label: 'Within a second, while the part is still there' },
      { id: 'minutes', label: 'Within minutes' },
      { id: 'shift', label: 'By the end of the shift or day' },
      { id: 'weekly', label: 'Weekly or monthly is enough' },
    ],
  },
  {
    id: 'systems',
    name: 'Systems',
    question: 'Where does the data live today?',
    hint: 'Choose all that apply.',
    isMultiple: true,
    options: [
      { id: 'plc', label: 'Controllers, SCADA or a historian' },
      { id: 'business', label: 'ERP, MES, CMMS or a patient record' },
      { id: 'sheets', label: 'Spreadsheets and paper' },
      { id: 'cloud', label: 'A data warehouse or cloud platform' },
    ],
  },
  {
    id: 'limits',
    name: 'Constraints',
    question: 'What must be respected?',
    hint: 'Choose all that apply.',
    isMultiple: true,
    options: [
      { id: 'on-site', label: 'Data must not leave the site' },
      { id: 'no-filming', label: 'People must not be filmed' },
      { id: 'regulated', label: 'A regulator or auditor asks for reasons' },
      { id: 'offline', label: 'No reliable network on site' },
      { id: 'none', label: 'None of these' },
    ],
  },
  {
    id: 'means',
    name: 'Budget and date',
    question: 'What budget and date are realistic?',
    options: [
      { id: 'small-soon', label: 'Under £10,000, a result within 3 months' },
      { id: 'small', label: 'Under £10,000, no hurry' },
      { id: 'medium-soon', label: '£10,000 to £50,000, a result within 3 months' },
      { id: 'medium', label: '£10,000 to £50,000, within the year' },
      { id: 'large', label: 'Over £50,000, within the year' },
      { id: 'open', label: 'Not decided' },
    ],
  },
] as const satisfies readonly Question[]

/** By option of the last question. Three months are 13 weeks of a year of 52, as in the prices. */
export const meansOf: Readonly<Record<string, Means>> = {
  'small-soon': { pounds: 9_999, weeks: 13 },
  small: { pounds: 9_999 },
  'medium-soon': { pounds: 50_000, weeks: 13 },
  medium: { pounds: 50_000, weeks: 52 },
  large: { weeks: 52 },
  open: {},
}

export type QuestionId = (typeof questions)[number]['id']

/** What was chosen: ids of options, one for most questions. */
export type Answers = Record<QuestionId, readonly string[]>
