import type { Answers } from '#features/assessment/scoring/readiness-score.ts'

const path = '/solutions/ai-solution-recommender'

/** What an answer says in the matcher's own words, by question and value. Most questions say nothing about it. */
const says: Record<string, Record<number, [question: string, option: string][]>> = {
  D1: {
    0: [['history', 'none']],
    1: [['systems', 'sheets']],
    2: [['systems', 'sheets']],
    // Twelve months and more are "some months" for certain, and two years only perhaps.
    4: [
      ['history', 'months'],
      ['systems', 'cloud'],
    ],
  },
  S3: { 0: [['means', 'open']], 1: [['means', 'open']] },
}

/** The matcher's address, with what an assessment's answers already say about its questions. */
export function matcherLink(answers: Answers): string {
  const known = Object.entries(says).flatMap(([question, values]) => values[answers[question] ?? -1] ?? [])
  return known.length === 0 ? path : `${path}?${new URLSearchParams([['from', 'assessment'], ...known])}`
}
