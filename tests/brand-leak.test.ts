import { expect, test } from 'vitest'
import { brand } from '#config/brand.ts'
import { filesOf, modules, nodesOf, type ParsedFile } from './source-tree.ts'

const folders = ['app', 'ui', 'features', 'server', 'lib', 'jobs', 'db', 'content', 'assets']
const inProduct = ({ top }: { top: string }) => folders.includes(top)

const facts = [
  brand.name,
  brand.email,
  new URL(brand.siteUrl).hostname.replace(/^www\./, ''),
  brand.phone.label,
  brand.phone.href,
  ...brand.social.map(({ url }) => url),
]

test('facts about the company are in config/brand.ts and nowhere else', () => {
  const files = filesOf('.ts', '.tsx', '.css', '.md', '.json').filter(inProduct)
  expect(files.length).toBeGreaterThan(50)
  const leaks = files.flatMap(({ path, text }) =>
    facts.filter((fact) => text.toLowerCase().includes(fact.toLowerCase())).map((fact) => `${path}: ${fact}`),
  )
  expect(leaks).toEqual([])
})

const colour = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|hwb)\(/i
const palette =
  /\b(?:bg|text|border|ring|fill|stroke|from|via|to|outline|divide)-(?:red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose|slate|gray|zinc|neutral|stone)-\d{2,3}\b/
/** Its rules go into ui/theme.css. */
const themeWriter = 'assets/fonts/stand-ins.ts'
const fontName = /\bfont-family\s*:(?!\s*(?:var\(|inherit))|\bfont-\[/

test('the rule about colours finds each way to write one', () => {
  const written = ['#fff', '#1a2b3c80', 'bg-[#abcdef]', 'rgb(1 2 3)', 'oklch(0.5 0.1 200)', 'text-red-500']
  expect(written.filter((text) => !colour.test(text) && !palette.test(text))).toEqual([])
  expect(
    ['var(--color-sea)', '#contact', 'bg-slate', 'href="#main"'].filter(
      (text) => colour.test(text) || palette.test(text),
    ),
  ).toEqual([])
})

test('colours and font names are in ui/theme.css and nowhere else', () => {
  const styles = filesOf('.css').filter((file) => inProduct(file) && file.path !== 'ui/theme.css')
  const inStyles = styles
    .filter(({ text }) => colour.test(text) || fontName.test(text))
    .map(({ path }) => path)
  const inCode = modules()
    .filter((file) => inProduct(file) && !file.isTest && file.path !== themeWriter)
    .flatMap((file) =>
      texts(file)
        .filter((text) => colour.test(text) || palette.test(text) || fontName.test(text))
        .map((text) => `${file.path}: ${text.trim().slice(0, 80)}`),
    )
  expect([...inStyles, ...inCode]).toEqual([])
})

/** What a file says in strings, templates and markup: comments and import paths left out. */
function texts({ program }: ParsedFile): string[] {
  return nodesOf(program).flatMap(({ node, parent }) => {
    if (/^(?:Import|ExportNamed|ExportAll)/.test(parent?.node.type ?? '')) return []
    if (node.type === 'Literal' || node.type === 'JSXText')
      return typeof node['value'] === 'string' ? [node['value']] : []
    if (node.type !== 'TemplateElement') return []
    const value = node['value']
    return typeof value === 'object' &&
      value !== null &&
      'cooked' in value &&
      typeof value.cooked === 'string'
      ? [value.cooked]
      : []
  })
}
