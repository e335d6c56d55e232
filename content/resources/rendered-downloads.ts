/** Written by assets/documents/render.ts; do not edit. */
export const source = '255d70193057'

export const rendered: { file: string; bytes: number; pages?: number; version: string }[] = [
  { file: 'sample-order.pdf', bytes: 40213, pages: 4, version: '957cb3b8' },
  { file: 'data-processing-agreement.pdf', bytes: 45580, pages: 5, version: 'c349b19b' },
  { file: 'baseline-protocol.pdf', bytes: 49060, pages: 4, version: '9e6cae2e' },
  { file: 'baseline-protocol.csv', bytes: 226, version: '5a88576c' },
  { file: 'two-page-project-brief.pdf', bytes: 47134, pages: 4, version: 'a37483da' },
  { file: 'two-page-project-brief.csv', bytes: 402, version: 'd8ec85c9' },
  { file: 'questions-for-an-ai-supplier.pdf', bytes: 50490, pages: 3, version: '9bc0be5e' },
  { file: 'questions-for-an-ai-supplier.csv', bytes: 1321, version: 'ed747e49' },
  { file: 'machine-vision-data-checklist.pdf', bytes: 51404, pages: 4, version: '4eea3b3a' },
  { file: 'machine-vision-data-checklist.csv', bytes: 249, version: 'eb1fc800' },
  { file: 'dpia-starter-cameras-sensors.pdf', bytes: 52258, pages: 5, version: 'cb52401f' },
  { file: 'dpia-starter-cameras-sensors.csv', bytes: 125, version: '8ea342c1' },
]
