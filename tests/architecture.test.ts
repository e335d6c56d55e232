import { expect, test } from 'vitest'
import { solutionSlugs } from '#config/solutions.ts'
import { isNode, modules, nodesOf, parse, type Import, type Node, type ParsedFile } from './source-tree.ts'

/** Who may import whom. A folder may always import itself; what a test file needs is its own business. */
const mayImport: Record<string, string[]> = {
  server: ['app', 'features', 'jobs', 'db', 'config', 'lib', 'content'],
  app: ['features', 'ui', 'content', 'config', 'lib', 'assets'],
  features: ['jobs', 'db', 'config', 'lib', 'ui', 'content'],
  ui: ['config', 'lib', 'assets'],
  content: ['config', 'lib'],
  // Preview pictures carry the titles of the pages.
  assets: ['config', 'lib', 'content'],
  jobs: ['db', 'config', 'lib'],
  db: ['config', 'lib'],
  config: ['lib'],
  lib: [],
}

/** Features that the others may use: every tool ends in an enquiry, that in a lead, and both are written to; the request's context; what is published, its pictures, and finding it; what changes on screens. */
const sharedFeatures = [
  'intake',
  'leads',
  'context',
  'publishing',
  'media',
  'search',
  'answers',
  'live',
  'correspondence',
  'attachments',
  'custom-fields',
]
/** Every tool tells that it was used; what waits no more is put off no more; an objection ends the newsletter; outbox and inbox ask and tell about its mails; files of suppliers are read as those of leads are. */
const sharedFiles = [
  'features/analytics/events/send-event.ts',
  'features/inbox/inbox.server/snooze.ts',
  'features/suppliers/history-words.ts',
  'features/suppliers/import-fields.ts',
  'features/suppliers/import-suppliers.server/match-suppliers.ts',
  'features/suppliers/import-suppliers.server/undo-suppliers.ts',
  'features/suppliers/import-suppliers.server/write-suppliers.ts',
  'features/suppliers/supplier-draft.ts',
  'features/suppliers/supplier-words.ts',
  'features/suppliers/supplier.schema.ts',
  'features/newsletter/end-news.server.ts',
  'features/newsletter/issues/outgoing.server.ts',
]

/** `server/context.ts` writes the audit row for every feature, in the caller's transaction; `features/audit` lists them. */
const tableReaders: Record<string, string[]> = {
  'features/context/audit.table.server.ts': [
    'server/context.ts',
    'features/audit/audit.server.ts',
    'features/audit/person.server.ts',
  ],
}

const readsEnvironment = [
  'config/env.server.ts',
  // Build and development, before any setting is read.
  'react-router.config.ts',
  'vite.config.ts',
  'vite.islands.config.ts',
  'playwright.config.ts',
  'vitest.config.ts',
  'server/dev.ts',
  'app/routes.ts',
]

const suffixes = ['schema', 'table.server', 'server', 'api', 'jobs', 'test']
const frameworkNames = /^(?:[a-z.-]+\.config\.ts|app\/entry\.server\.tsx|.*\.d\.ts)$/
const emptyNames = /(?:^|\/)(?:utils?|helpers?|misc|common|shared|managers?|services?)(?:\/|\.[a-z.]+$)/

const isProduct = ({ top, isTest }: ParsedFile) => top in mayImport && !isTest
const product = () => modules().filter(isProduct)
const featureOf = (path: string) => /^features\/([^/]+)\//.exec(path)?.[1]

/** One line for each import that breaks the rule, so that a failure reads as a list of what to change. */
function breaches(files: ParsedFile[], breaks: (file: ParsedFile, one: Import) => boolean): string[] {
  return files.flatMap((file) =>
    file.imports.filter((one) => breaks(file, one)).map((one) => `${file.path} imports ${one.from}`),
  )
}

test('there are files to check, and their imports are found', () => {
  expect(product().length).toBeGreaterThanOrEqual(50)
  expect(product().flatMap((file) => file.imports.filter((one) => one.path)).length).toBeGreaterThan(100)
})

test('folders import only what stands below them', () => {
  const breaks = ({ top }: ParsedFile, { path }: Import) => {
    const target = path?.split('/')[0]
    if (target === undefined || target === top || path === 'package.json') return false
    return !mayImport[top]?.includes(target)
  }
  expect(breaches(product(), breaks)).toEqual([])
})

test('interface parts know no brand', () => {
  const files = product().filter(({ top }) => top === 'ui' || top === 'assets')
  expect(breaches(files, (_, { path }) => path === 'config/brand.ts')).toEqual([])
})

test('features share intake, leads, the context, what is published and its pictures, the search, the answers in it and what changes live, nothing else', () => {
  const files = product().filter(({ top }) => top === 'features')
  const breaks = (file: ParsedFile, { path = '' }: Import) => {
    const target = featureOf(path)
    if (target === undefined || target === featureOf(file.path)) return false
    return !sharedFeatures.includes(target) && !sharedFiles.includes(path)
  }
  expect(breaches(files, breaks)).toEqual([])
})

test('a demo shows the others its definition alone, and the frame knows no demo', () => {
  const roomOf = (path: string) => /^features\/demos\/([^/]+)\/(?!.*\.test\.)/.exec(path)?.[1]
  const isRoom = (name?: string) => name !== undefined && name !== 'frame' && name !== 'vision'
  const files = product().filter(
    ({ path }) => path.startsWith('features/demos/') && path !== 'features/demos/sample-pictures.ts',
  )
  expect(new Set(files.map(({ path }) => roomOf(path)).filter(isRoom)).size).toBe(solutionSlugs.length)
  const breaks = (file: ParsedFile, { path = '' }: Import) => {
    const from = roomOf(file.path)
    const to = roomOf(path)
    if (to === undefined || to === from) return false
    if (isRoom(to)) return file.path !== 'features/demos/demos.ts' || !path.endsWith('/demo.ts')
    return from === 'frame' && to === 'vision'
  }
  expect(breaches(files, breaks)).toEqual([])
})

test('a table is known to its own feature only', () => {
  const breaks = (file: ParsedFile, { path = '' }: Import) => {
    if (!path.endsWith('.table.server.ts') || tableReaders[path]?.includes(file.path)) return false
    // A test may look at what its verb wrote through a shared feature.
    if (file.isTest && sharedFeatures.includes(featureOf(path) ?? '')) return false
    return featureOf(path) !== featureOf(file.path)
  }
  expect(breaches(modules(), breaks)).toEqual([])
})

test('SQL is written only in server files of features, in jobs and in db', () => {
  const mayWrite = /^(?:features\/.*\.server(?:\/.*)?\.ts|jobs\/.*|db\/.*|server\/context\.ts)$/
  const files = modules().filter(
    ({ path, top, isTest }) => !mayWrite.test(path) && !(isTest && top !== 'app'),
  )
  expect(
    breaches(files, (_, one) => (one.package === 'drizzle-orm' || one.package === 'pg') && !one.isType),
  ).toEqual([])
})

test('features read content on the server only', () => {
  const files = product().filter(({ top, path }) => top === 'features' && !/\.server(?:\/|\.ts$)/.test(path))
  expect(breaches(files, (_, one) => one.path?.startsWith('content/') === true && !one.isType)).toEqual([])
})

test('settings are read in one place', () => {
  const readers = modules()
    .filter(({ path, isTest }) => !isTest && !readsEnvironment.includes(path))
    .filter(({ program }) => nodesOf(program).some(({ node }) => isProcessEnv(node)))
  expect(readers.map(({ path }) => path)).toEqual([])
})

function isProcessEnv(node: Node) {
  const object = node['object']
  const property = node['property']
  return isNode(object) && isNode(property) && object['name'] === 'process' && property['name'] === 'env'
}

test('a day and an hour in milliseconds are told in one place', () => {
  const told = modules()
    .filter(({ path, isTest }) => !isTest && !path.startsWith('bench/') && path !== 'lib/durations.ts')
    .filter(({ program }) =>
      nodesOf(program).some(({ node }) => node['value'] === 86_400_000 || node['value'] === 3_600_000),
    )
  expect(told.map(({ path }) => path)).toEqual([])
})

test('imports are written out: this folder as ./name.ts, others as #folder/name.ts, always with the ending', () => {
  const breaks = (file: ParsedFile, { from, path }: Import) => {
    if (path === undefined) return false
    if (from.includes('+types/')) return false
    const isNear = from.startsWith('./')
    const isRooted = from.startsWith('#')
    // A verb's own file is in a folder of its feature.
    const isAbove =
      from.startsWith('../') && (path === 'package.json' || /\/[a-z-]+\.server\/[^/]+$/.test(file.path))
    return !(isNear || isRooted || isAbove) || !/\.(?:tsx?|json|css|svg|mjs)(?:\?.*)?$/.test(from)
  }
  expect(breaches(product(), breaks)).toEqual([])
})

test('no file is longer than 300 lines outside content, data and migrations', () => {
  const long = modules().filter(
    ({ path, lines }) => lines > 300 && !/^(?:content|db\/migrations)\/|\/data\//.test(path),
  )
  expect(long.map(({ path, lines }) => `${path}: ${lines} lines`)).toEqual([])
})

test('names say something, in kebab case, and a suffix says the role', () => {
  const bad = modules()
    .map(({ path }) => path)
    .filter((path) => {
      const name = path.split('/').at(-1) ?? ''
      const suffix = /^[^.]+\.(?:(.+)\.)?tsx?$/.exec(name)?.[1]
      if (frameworkNames.test(path)) return false
      return (
        emptyNames.test(path) ||
        !/^[a-z0-9$-]+\./.test(name) ||
        (suffix !== undefined && !isKnownSuffix(suffix))
      )
    })
  expect(bad).toEqual([])
})

function isKnownSuffix(suffix: string) {
  return suffixes.includes(suffix) || suffixes.includes(suffix.replace(/\.test$/, ''))
}

const silenced =
  /@ts-(?:ignore|expect-error|nocheck)|(?:eslint|oxlint|biome)-(?:disable|ignore)|\b(?:TODO|FIXME|XXX|HACK)\b/

test('types are not silenced, and nothing is left to be done', () => {
  expect(modules().flatMap(looseEnds)).toEqual([])
})

test('the rule about silenced types finds each kind', () => {
  // The names are split so that this file passes its own rule.
  const samples = [
    'let a: an' + 'y',
    `b ${'as'} unknown ${'as'} C`,
    `// @ts-${'ignore'}\nd()`,
    `// TO${'DO'} e`,
  ]
  const found = samples.map(
    (text) => looseEnds(parse({ path: 'x.ts', top: '', text, lines: 1, isTest: false })).length,
  )
  expect(found).toEqual([1, 1, 1, 1])
})

function looseEnds({ path, program, comments }: ParsedFile): string[] {
  const casts = nodesOf(program).filter(({ node }) => {
    if (node.type === 'TSAnyKeyword') return true
    const inner = node['expression']
    if (node.type !== 'TSAsExpression' || !isNode(inner) || inner.type !== 'TSAsExpression') return false
    return isNode(inner['typeAnnotation']) && inner['typeAnnotation'].type === 'TSUnknownKeyword'
  })
  return [
    ...casts.map(({ node }) => `${path}: ${node.type === 'TSAnyKeyword' ? 'any' : 'as unknown as'}`),
    ...comments
      .filter((comment) => silenced.test(comment))
      .map((comment) => `${path}:${comment.slice(0, 60)}`),
  ]
}

test('tests are flat sentences: no groups, no set-up hooks, none left out', () => {
  const banned = /^(?:describe|beforeEach|beforeAll|afterEach|afterAll)$/
  const bad = modules()
    .filter(({ path }) => path.endsWith('.test.ts') || path.endsWith('.test.tsx'))
    .flatMap(({ path, program }) =>
      nodesOf(program).flatMap(({ node }) => {
        const callee = node['callee']
        if (node.type !== 'CallExpression' || !isNode(callee)) return []
        const property = isNode(callee['property']) ? String(callee['property']['name']) : ''
        const isTestCall =
          isNode(callee['object']) && ['test', 'it'].includes(String(callee['object']['name']))
        if (banned.test(String(callee['name']))) return [`${path}: ${String(callee['name'])}`]
        return isTestCall && (property === 'skip' || property === 'only' || banned.test(property))
          ? [`${path}: test.${property}`]
          : []
      }),
    )
  expect(bad).toEqual([])
})

test('what runs under type stripping has no syntax that needs more', () => {
  const needsMore = product()
    .filter(({ path }) => path.endsWith('.ts'))
    .filter(({ program }) =>
      nodesOf(program).some(
        ({ node }) =>
          ['TSEnumDeclaration', 'TSModuleDeclaration', 'TSParameterProperty'].includes(node.type) &&
          node['declare'] !== true,
      ),
    )
  expect(needsMore.map(({ path }) => path)).toEqual([])
})
