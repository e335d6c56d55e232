/** Written by assets/documents/render.ts; do not edit. */
export const source = 'a2e8555b00c8'

export const rendered: { file: string; bytes: number; pages?: number; version: string }[] = [
  { file: 'sample-order.pdf', bytes: 39956, pages: 4, version: '3636ed84' },
  { file: 'data-processing-agreement.pdf', bytes: 45320, pages: 5, version: '6f947e78' },
  { file: 'baseline-protocol.pdf', bytes: 48995, pages: 4, version: 'ebfaabef' },
  { file: 'baseline-protocol.csv', bytes: 226, version: '5a88576c' },
  { file: 'two-page-project-brief.pdf', bytes: 47062, pages: 4, version: 'b565b90f' },
  { file: 'two-page-project-brief.csv', bytes: 402, version: 'd8ec85c9' },
  { file: 'questions-for-an-ai-supplier.pdf', bytes: 50445, pages: 3, version: '1ca082d7' },
  { file: 'questions-for-an-ai-supplier.csv', bytes: 1321, version: 'ed747e49' },
  { file: 'machine-vision-data-checklist.pdf', bytes: 51341, pages: 4, version: '4fb29436' },
  { file: 'machine-vision-data-checklist.csv', bytes: 249, version: 'eb1fc800' },
  { file: 'dpia-starter-cameras-sensors.pdf', bytes: 52172, pages: 5, version: '5337d43a' },
  { file: 'dpia-starter-cameras-sensors.csv', bytes: 125, version: '8ea342c1' },
]
