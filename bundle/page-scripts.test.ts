import { expect, test } from 'vitest'
import { asTexts } from './page-scripts.ts'

test('an exported function becomes a text that does the same', async () => {
  const code = `export function add(first, second) {
    // Said once.
    const sum = first + second
    return sum
  }
  export function hail() { return 'a "name"' }`
  const module: unknown = await import(`data:text/javascript,${encodeURIComponent(asTexts(code))}`)
  expect(module).toMatchObject({ add: expect.any(String), hail: expect.any(String) })
  const { add, hail } = module as { add: string; hail: string }
  expect(add.length).toBeLessThan(50)
  const run: unknown = await import(
    `data:text/javascript,${encodeURIComponent(`export default [(${add})(2, 3), (${hail})()]`)}`
  )
  expect(run).toMatchObject({ default: [5, 'a "name"'] })
})

test.each(['const left = 1; export function right() { return left }', 'export const text = 1'])(
  'what a page could not hold alone is refused: %s',
  (code) => {
    expect(() => asTexts(code)).toThrow('Only exported functions')
  },
)
