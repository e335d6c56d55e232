import { expect, test } from 'vitest'
import { filesOf, type SourceFile } from './source-tree.ts'

const shipped = ['app', 'config', 'content', 'db', 'features', 'jobs', 'lib', 'server', 'ui']
/** Those that only tests start. */
const forTests = ['db/embedded/fixture.ts', 'db/test-database.ts']
const product = filesOf('.ts', '.tsx').filter(
  ({ path, top, isTest }) => shipped.includes(top) && !isTest && !forTests.includes(path),
)
const pathsWith = (holds: (file: SourceFile) => boolean) => product.filter(holds).map(({ path }) => path)
const writes = (pattern: RegExp) => (file: SourceFile) => pattern.test(file.text)
const imports = (name: string) => writes(new RegExp(`(?:from|import) ?\\(?'(?:node:)?${name}'`))

test('there is a product to look at', () => {
  expect(product.length).toBeGreaterThan(500)
})

test('programs are started for the embedded database and to render and pack pages only, and by no shell', () => {
  const starting = pathsWith(imports('child_process'))
  expect(starting.length).toBeGreaterThan(0)
  expect(starting.filter((path) => !path.startsWith('db/embedded/'))).toEqual([
    'server/pages/page-packer.ts',
    'server/pages/render-ahead.ts',
  ])
  expect(pathsWith(writes(/\bshell: *true|\bexecSync\b|(?<![.\w])exec\(/))).toEqual([])
})

test('no text is run as code, as a template or as markup', () => {
  expect(pathsWith(writes(/\beval\(|\bnew Function\(|from '(?:node:)?vm'/))).toEqual([])
  expect(pathsWith(writes(/\.(?:inner|outer)HTML\s*=[^=]|insertAdjacentHTML|document\.write\(/))).toEqual([])
  expect(pathsWith(writes(/dangerouslySetInnerHTML/))).toEqual(inlineMarkup)
})

/** Each puts in what this build or this server wrote, never what someone typed. */
const inlineMarkup = ['app/document/document.tsx', 'ui/island.server.tsx', 'ui/slot.tsx']

test('secrets come from the system’s generator, and hashes and ciphers are those of the inventory', () => {
  // Waits of different length, in the browser.
  expect(pathsWith(writes(/Math\.random\(/)).filter((path) => path !== 'lib/event-source.ts')).toEqual([])
  const named = (call: string) => [
    ...new Set(
      product.flatMap(({ text }) =>
        [...text.matchAll(new RegExp(`\\b${call}\\(\\s*'([^']+)'`, 'g'))].map(([, name]) => name),
      ),
    ),
  ]
  expect(named('createHash')).toEqual(['sha256'])
  expect(named('createHmac')).toEqual(['sha256'])
  expect(named('createCipheriv')).toEqual(['aes-256-gcm'])
  expect(named('createDecipheriv')).toEqual(['aes-256-gcm'])
})

test('nobody’s certificate goes unchecked', () => {
  expect(
    pathsWith(writes(/rejectUnauthorized: *false|NODE_TLS_REJECT_UNAUTHORIZED|insecureHTTPParser/)),
    // The doctor says what is wrong with a certificate, and sends nothing over that connection.
  ).toEqual(['server/commands/doctor/check-site.ts'])
})

test('messages between windows are not listened to; workers have their own', () => {
  expect(pathsWith(writes(/window\.postMessage|parent\.postMessage|opener\.postMessage/))).toEqual([])
  expect(
    pathsWith(writes(/window\.addEventListener\('message'|onmessage\s*=/)).filter(
      (path) => !/worker/.test(path),
    ),
  ).toEqual([])
})

test('the server writes its log through one module, and nothing by console', () => {
  expect(pathsWith(imports('pino'))).toEqual(['server/log/log.ts'])
  const server = (file: SourceFile) =>
    /^(?:db|jobs|server)\/|\.server\//.test(file.path) || file.path.includes('.server.')
  expect(pathsWith((file) => server(file) && /\bconsole\.\w+\(/.test(file.text))).toEqual([])
})
