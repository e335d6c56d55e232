/** Written by assets/documents/render.ts; do not edit. */
export const source = '4a8a659e9a12'

export const rendered: { file: string; bytes: number; pages?: number; version: string }[] = [
  { file: 'sample-order.pdf', bytes: 39982, pages: 4, version: '07f57ccd' },
  { file: 'data-processing-agreement.pdf', bytes: 45521, pages: 5, version: 'ca89bbff' },
  { file: 'baseline-protocol.pdf', bytes: 49040, pages: 4, version: '700d1037' },
  { file: 'baseline-protocol.csv', bytes: 226, version: '5a88576c' },
  { file: 'two-page-project-brief.pdf', bytes: 47083, pages: 4, version: 'ad663af7' },
  { file: 'two-page-project-brief.csv', bytes: 402, version: 'd8ec85c9' },
  { file: 'questions-for-an-ai-supplier.pdf', bytes: 50452, pages: 3, version: '5b3eec5a' },
  { file: 'questions-for-an-ai-supplier.csv', bytes: 1321, version: 'ed747e49' },
  { file: 'machine-vision-data-checklist.pdf', bytes: 51849, pages: 4, version: '6f49c928' },
  { file: 'machine-vision-data-checklist.csv', bytes: 249, version: 'eb1fc800' },
  { file: 'dpia-starter-cameras-sensors.pdf', bytes: 52251, pages: 5, version: '76714cd6' },
  { file: 'dpia-starter-cameras-sensors.csv', bytes: 125, version: '8ea342c1' },
]
