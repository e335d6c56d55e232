/** Written by assets/documents/render.ts; do not edit. */
export const source = '31337f33eb76'

export const rendered: { file: string; bytes: number; pages?: number; version: string }[] = [
  { file: 'sample-order.pdf', bytes: 40209, pages: 4, version: '688b3ba8' },
  { file: 'data-processing-agreement.pdf', bytes: 45593, pages: 5, version: 'ef2a1cad' },
  { file: 'baseline-protocol.pdf', bytes: 49059, pages: 4, version: '9ff801dd' },
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
