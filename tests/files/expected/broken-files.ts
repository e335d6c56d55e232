import type { BrokenCase } from './file-case.ts'

/** Files that are none, or none that this page reads. */
export const brokenFiles: BrokenCase[] = [
  { file: 'tuning/empty.csv', error: ['nothing in it'] },
  { file: 'tuning/only-blank.csv', error: ['nothing in it'] },
  { file: 'tuning/heading-only.csv', error: ['no row of data'] },
  { file: 'tuning/password.xlsx', error: ['password', 'save'] },
  { file: 'tuning/broken-zip.xlsx', error: ['damaged'] },
  { file: 'set-aside/old.xls', error: ['old Excel', '.xlsx'] },
  { file: 'set-aside/report.csv', error: ['PDF', 'CSV'] },
  { file: 'set-aside/document.docx', error: ['no workbook'] },
]
