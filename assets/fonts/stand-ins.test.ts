import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { standIns } from './stand-ins.ts'

const css = await readFile('ui/theme.css', 'utf8')

const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

test('the faces that stand in for the site’s font have the figures of the font that is served', async () => {
  const name = /\/fonts\/site-[\da-f]{8}\.woff2/.exec(css)?.[0]
  const faces = await standIns(await readFile(`public${name}`))
  expect(faces.split('@font-face').length - 1).toBe(6)
  // The formatter breaks long lines.
  expect(onOneLine(css)).toContain(onOneLine(faces))
})

test('each of them is in the stack, after the font itself and before what fits less', () => {
  const families = [...css.matchAll(/font-family: ('Site[^']*')/g)].map(([, family = '']) => family)
  const stack = /--font-sans: ([^;]+);/.exec(css)?.[1]?.split(', ')
  expect(stack?.slice(0, -2)).toEqual([...new Set(families)])
  expect(stack?.slice(-2)).toEqual(['system-ui', 'sans-serif'])
})
