import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { modules } from './source-tree.ts'

const sheetOf = (name: string) => readFileSync(new URL(`../app/public/${name}`, import.meta.url), 'utf8')
const frameCss = sheetOf('frame.css')
const publicCss = frameCss + sheetOf('public.css')
const sheets: Record<string, string> = {
  public: publicCss,
  tools: publicCss + sheetOf('tools.css'),
  demos: frameCss + sheetOf('demos.css'),
}
const all = Object.values(sheets).join('')

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

/** The files of the public pages that the sheet does not name. */
function missingPages(css: string, paths: string[]): string[] {
  if (css.includes("@source './**/*.tsx'")) return []
  const held = [...css.matchAll(/@source '\.\/((?:[\w-]+\/)*)\{?([\w,*-]+)\}?\.tsx'/g)].flatMap(
    ([, folder = '', names = '']) => names.split(',').map((name) => `app/public/${folder}${name}`),
  )
  return paths
    .filter((path) => path.startsWith('app/public/'))
    .filter(
      (path) => !held.includes(path.slice(0, -'.tsx'.length)) && !held.includes(path.replace(/[^/]+$/, '*')),
    )
}

test('every part and every feature that a public page shows has its classes in a public style', () => {
  const shown = shownBy(screens)
  const parts = shown.filter(isPart).map(named)
  expect(parts.length).toBeGreaterThan(10)
  expect(parts.filter((name) => !partsIn(all).includes(name))).toEqual([])
  expect(missingIn(all, shown)).toEqual([])
})

test('a page asks for a style that holds all it shows', () => {
  const pages = screens.filter((path) => files.get(path)?.text.includes('export const loader = page('))
  const lacking = pages.flatMap((path) => {
    const shown = shownBy([path])
    const [, name = 'public'] = /sheet: '(\w+)'/.exec(files.get(path)?.text ?? '') ?? []
    const css = sheets[name] ?? ''
    // The chat brings its style when it is opened.
    const features = missingIn(css, shown).filter((one) => !one.startsWith('features/chat/'))
    const parts = shown.filter((one) => isPart(one) && !partsIn(css).includes(named(one)))
    return [...features, ...parts, ...missingPages(css, shown)].map((one) => `${path} (${name}): ${one}`)
  })
  expect(pages.length).toBeGreaterThan(20)
  expect(lacking).toEqual([])
})
