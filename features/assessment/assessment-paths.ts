/** The addresses of the assessment. A key is in the query, which neither the page cache, the log nor the statistics keep. */
export const assessmentPaths = {
  start: '/ai-readiness-assessment',
  questions: '/ai-readiness-assessment/questions',
  result: '/ai-readiness-assessment/result',
} as const

/** Of one question by its number from 1, or of the page that checks all answers. */
export function questionPath(key: string, step: number | 'check'): string {
  return `${assessmentPaths.questions}?key=${key}&step=${step}`
}

export function resultPath(key: string): string {
  return `${assessmentPaths.result}?key=${key}`
}

/** A form posted there begins a new run with the same answers. */
export function copyPath(key: string): string {
  return `${resultPath(key)}&do=again`
}

export function reportFilePath(id: string, key: string): string {
  return `/api/assessments/${id}/report.pdf?key=${key}`
}
