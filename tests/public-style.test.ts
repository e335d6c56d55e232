import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { modules } from './source-tree.ts'

const sheetOf = (name: string) => readFileSync(new URL(`../app/public/${name}`, import.meta.url), 'utf8')
const publicCss = sheetOf('public.css')
const toolsCss = publicCss + sheetOf('tools.css')

const files = new Map(modules().map((file) => [file.path, file]))
const screens = [...files.keys()].filter(
  (path) => /^app\/(?:public|document)\/.*\.tsx$/.test(path) && !path.endsWith('.test.tsx'),
)

const named = (path: string) => path.slice('ui/'.length, -'.tsx'.length)
/** They bring no element of their own. */
const isPart = (path: string) =>
  path.startsWith('ui/') && !['ui/island.server.tsx', 'ui/link.tsx'].includes(path)

/** Every screen file that these show, by following imports. */
function shownBy(starts: string[]): string[] {
  const found = new Set(starts)
  for (const path of found) {
    for (const one of files.get(path)?.imports ?? []) {
      if (one.path && !one.isType && files.has(one.path)) found.add(one.path)
    }
  }
  return [...found].filter((path) => path.endsWith('.tsx'))
}

const partsIn = (css: string) =>
  [...css.matchAll(/'\.\.\/\.\.\/ui\/\{([^}]+)\}\.tsx'/g)].flatMap(([, names = '']) => names.split(','))
/** The files of features that the sheet does not name, neither one by one nor with their folder. */
function missingIn(css: string, paths: string[]): string[] {
  const named = [...css.matchAll(/@source '\.\.\/\.\.\/(features\/(?:[\w-]+\/)+)\{?([\w,*-]+)\}?\.tsx'/g)]
  const held = new Set(
    named.flatMap(([, folder = '', names = '']) => names.split(',').map((one) => folder + one)),
  )
  return paths
    .filter((path) => path.startsWith('features/'))
    .filter((path) => !held.has(path.slice(0, -'.tsx'.length)) && !held.has(path.replace(/[^/]+$/, '*')))
}

test('every part and every feature that a public page shows has its classes in a public style', () => {
  const shown = shownBy(screens)
  const parts = shown.filter(isPart).map(named)
  expect(parts.length).toBeGreaterThan(10)
  expect(parts.filter((name) => !partsIn(toolsCss).includes(name))).toEqual([])
  expect(missingIn(toolsCss, shown)).toEqual([])
})

test('a page that shows more than the smaller style holds asks for that of the tools', () => {
  const tools = screens
    .filter((path) => files.get(path)?.text.includes('export const loader = page('))
    .filter((path) => {
      const shown = shownBy([path])
      return (
        // The chat brings its style when it is opened.
        missingIn(publicCss, shown).some((one) => !one.startsWith('features/chat/')) ||
        shown.filter(isPart).some((one) => !partsIn(publicCss).includes(named(one)))
      )
    })
  expect(tools.length).toBeGreaterThan(5)
  expect(tools.filter((path) => !files.get(path)?.text.includes("sheet: 'tools'"))).toEqual([])
})
