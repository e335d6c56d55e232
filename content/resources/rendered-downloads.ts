/** Written by assets/documents/render.ts; do not edit. */
export const source = '6ab54cd28663'

export const rendered: { file: string; bytes: number; pages?: number; version: string }[] = [
  { file: 'baseline-protocol.pdf', bytes: 49059, pages: 4, version: '9ff801dd' },
  { file: 'baseline-protocol.csv', bytes: 226, version: '5a88576c' },
  { file: 'two-page-project-brief.pdf', bytes: 47135, pages: 4, version: 'fb2c0b56' },
  { file: 'two-page-project-brief.csv', bytes: 402, version: 'd8ec85c9' },
  { file: 'questions-for-an-ai-supplier.pdf', bytes: 50496, pages: 3, version: '426f0816' },
  { file: 'questions-for-an-ai-supplier.csv', bytes: 1321, version: 'ed747e49' },
  { file: 'machine-vision-data-checklist.pdf', bytes: 51375, pages: 4, version: '24dda26e' },
  { file: 'machine-vision-data-checklist.csv', bytes: 249, version: 'eb1fc800' },
  { file: 'dpia-starter-cameras-sensors.pdf', bytes: 52258, pages: 5, version: 'cb52401f' },
  { file: 'dpia-starter-cameras-sensors.csv', bytes: 125, version: '8ea342c1' },
]
