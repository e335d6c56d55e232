import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ancestorsOf, filesOf, isNode, modules, nodesOf, type Node, type ParsedFile } from './source-tree.ts'

const files = new Map(modules().map((file) => [file.path, file]))
const product = [...files.values()].filter(
  ({ top, isTest }) => !isTest && !['tests', 'e2e', 'bench'].includes(top),
)

/** Every module that these need when they run, themselves included. */
function reachedFrom(starts: string[]): ParsedFile[] {
  const found = new Set(starts)
  for (const path of found) {
    for (const one of files.get(path)?.imports ?? []) if (one.path && !one.isType) found.add(one.path)
  }
  return [...found].flatMap((path) => files.get(path) ?? [])
}

const inDocuments = reachedFrom(['app/islands/start.ts'])
const inStaffArea = reachedFrom([...files.keys()].filter((path) => /^app\/(?:admin\/|root)/.test(path)))
const fetched = [...new Set([...inDocuments, ...inStaffArea])]

const importsOf = (list: ParsedFile[], isBad: (path: string) => boolean) =>
  list.flatMap(({ path, imports }) =>
    imports
      .filter((one) => !one.isType && isBad(one.path ?? ''))
      .map(({ from }) => `${path} imports ${from}`),
  )

test('there are islands and staff screens to look at', () => {
  expect(inDocuments.length).toBeGreaterThan(60)
  expect(inStaffArea.length).toBeGreaterThan(200)
})

test('words reach a browser as props of islands or by the API: content is imported by what the server renders', () => {
  expect(importsOf(fetched, (path) => path.startsWith('content/'))).toEqual([])
})

test('browsers are sent nothing of the server', () => {
  const isServers = (path: string) =>
    /\.server(?:\.tsx?$|\/)/.test(path) || /^(?:server|db|jobs)\/|^app\/document\/document/.test(path)
  expect(importsOf(fetched, isServers)).toEqual([])
})

test('what documents run in a browser stands under no router', () => {
  const routed = inDocuments.flatMap(({ path, imports }) =>
    imports.filter((one) => one.package === 'react-router' && !one.isType).map(() => path),
  )
  expect(routed).toEqual([])
})

test('a document uses nothing of React Router but redirects', () => {
  const public_ = product.filter(({ path }) => /^app\/(?:document|public|islands)\//.test(path))
  expect(public_.length).toBeGreaterThan(100)
  const uses = public_.flatMap(({ path, imports }) =>
    imports
      .filter((one) => one.package === 'react-router')
      .flatMap(({ names }) => names.map((name) => `${path}: ${name}`)),
  )
  expect(uses.filter((use) => !use.endsWith(': redirect'))).toEqual([])
})

test('a public route exports what answers a request, and nothing to hydrate', () => {
  const routes = [...readFileSync('app/routes.ts', 'utf8').matchAll(/'(public\/[\w-]+\.tsx?)'/g)].map(
    ([, path = '']) => `app/${path}`,
  )
  expect(routes.length).toBeGreaterThan(40)
  const others = routes.flatMap((path) =>
    namesExportedBy(path)
      .filter((name) => name !== 'loader' && name !== 'action')
      .map((name) => `${path}: ${name}`),
  )
  expect(others).toEqual([])
})

test('islands are loaded by their address alone, and documents know none of the staff area', () => {
  const outside = product.filter(({ path }) => !path.startsWith('app/islands/'))
  expect(importsOf(outside, (path) => path.startsWith('app/islands/'))).toEqual([])
  const documents = product.filter(({ path }) => /^app\/(?:document|islands|public)\//.test(path))
  expect(importsOf(documents, (path) => path.startsWith('app/admin/'))).toEqual([])
})

test('an island has the same name and component on the server as in the browser', () => {
  const rendered = product.filter(({ text }) => text.includes('island(')).flatMap(islandsRendered)
  const listed = islandsListed(mustHave('app/islands/islands.ts'))
  expect(rendered.length).toBeGreaterThan(8)
  expect([...new Set(rendered)].sort()).toEqual(listed.sort())
})

function mustHave(path: string): ParsedFile {
  const file = files.get(path)
  if (!file) throw new Error(`${path} is not there`)
  return file
}

const named = (node: unknown) => (isNode(node) ? String(node['name'] ?? node['value']) : '')
const listOf = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : [])

/** `island('chat', ChatLauncher)` as `chat: features/chat/widget/chat-launcher.tsx ChatLauncher`. */
function islandsRendered({ path, program, imports }: ParsedFile): string[] {
  return nodesOf(program).flatMap(({ node }) => {
    if (node.type !== 'CallExpression' || named(node['callee']) !== 'island') return []
    const [name, component] = listOf(node['arguments'])
    const from = imports.find(({ names }) => names.includes(named(component)))?.path ?? path
    return [`${named(name)}: ${from} ${named(component)}`]
  })
}

/** `chat: entry(async () => (await import('…')).ChatLauncher)` in the same words. */
function islandsListed(file: ParsedFile): string[] {
  return nodesOf(file.program).flatMap((visited) => {
    if (visited.node.type !== 'ImportExpression') return []
    const outer = ancestorsOf(visited)
    const member = outer.find(({ type }) => /MemberExpression/.test(type))
    const property = outer.find(({ type }) => type === 'Property')
    const from = named(visited.node['source']).replace(/^#/, '')
    return [`${named(property?.['key'])}: ${from} ${named(member?.['property'])}`]
  })
}

function namesExportedBy(path: string): string[] {
  return nodesOf(mustHave(path).program).flatMap(({ node }) => {
    if (node.type === 'ExportDefaultDeclaration') return ['default']
    if (node.type !== 'ExportNamedDeclaration') return []
    const declared = node['declaration']
    if (!isNode(declared)) return listOf(node['specifiers']).map((one) => named(one['exported']))
    if (declared.type.startsWith('TS')) return []
    const parts = declared['declarations'] ? listOf(declared['declarations']) : [declared]
    return parts.map((part) => named(part['id']))
  })
}

/** Names that libraries keep for themselves and change without a word. */
const privateNames =
  /__react|__REACT|\._internal|_INTERNAL|\bUNSAFE_|__reactRouter|\b_reactRootContainer\b|\b_owner\b|\b_reactListening/

const privateUses = (list: { path: string; text: string }[]) =>
  list.filter(({ text }) => privateNames.test(text)).map(({ path }) => path)

test('nothing reads a private field of React or of React Router', () => {
  const sources = filesOf('.ts', '.tsx', '.mjs').filter(({ path }) => path !== 'tests/documents.test.ts')
  expect(sources.length).toBeGreaterThan(1500)
  expect(privateUses(sources)).toEqual([])
})

test('the rule about private fields finds each kind', () => {
  const lines = [
    "const key = Object.keys(node).find((name) => name.startsWith('__reactProps'))",
    "import { UNSAFE_DataRouterContext } from 'react-router'",
    'window.__reactRouterContext.isSpaMode',
    'React.__CLIENT_INTERNALS_DO_NOT_USE',
    'fiber._internalRoot',
  ]
  expect(privateUses(lines.map((text, line) => ({ path: String(line), text })))).toHaveLength(lines.length)
})

test('libraries are built as they are published', () => {
  const { plugins, patches } = builds()
  // Ours: the one, twice, changes a module of `content/`, the other shortens `app/document/first-scripts.ts`; neither a library.
  const own = ['collectionPlugin()', 'collectionPlugin()', 'shortScriptsPlugin()']
  expect(plugins.toSorted()).toEqual([...own, 'reactRouter()', 'tailwindcss()', 'tailwindcss()'].toSorted())
  expect(patches).toEqual([])
})

/** What our own build puts between a library and the browser. */
function builds() {
  const configs = ['vite.config.ts', 'vite.islands.config.ts'].map(mustHave)
  const plugins = configs.flatMap(({ program }) =>
    nodesOf(program)
      .filter(({ node }) => node.type === 'Property' && named(node['key']) === 'plugins')
      .flatMap(({ node }) => (isNode(node['value']) ? listOf(node['value']['elements']) : []))
      .map((call) => `${named(call['callee'])}()`),
  )
  const patching = /\b(?:alias|transform|patchedDependencies|patch-package|postinstall|overrides)\b/
  const texts = [...configs, ...filesOf('package.json').filter(({ path }) => path === 'package.json')]
  return {
    plugins: plugins.sort(),
    patches: texts.filter(({ text }) => patching.test(text)).map((one) => one.path),
  }
}

test('the folder of public addresses holds the files that the map of the site names, and nothing else', () => {
  const flat = [...files.keys()].filter((path) => /^app\/public\/[^/]+$/.test(path))
  const mapped = files.get('app/routes.ts')?.text.matchAll(/'(public\/[^']+)'/g) ?? []
  expect(flat.length).toBeGreaterThan(40)
  expect(flat.toSorted()).toEqual([...new Set([...mapped].map(([, path]) => `app/${path}`))].toSorted())
})
