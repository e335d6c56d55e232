import { mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join, normalize } from 'node:path'
import { readFileSync } from 'node:fs'
import { expect, onTestFinished, test as plainTest } from 'vitest'
import { test } from '#tests/site-test.ts'
import { signIn } from '#tests/visits.ts'
import { isLong, noted, patienceMs } from './ledger.ts'
import { getRaw } from './raw-request.ts'

const canary = 'canary-of-the-data-folder'

const ups = [
  '../',
  '..%2f',
  '..%2F',
  '%2e%2e/',
  '%2e%2e%2f',
  '..%5c',
  '..\\',
  '....//',
  '..;/',
  '..%252f',
  '..%c0%af',
  '..%ef%bc%8f',
  '.%00./',
  '..%00/',
]
const depths = isLong ? [1, 2, 3, 4, 6, 8, 12] : [2, 3, 8]
const targets = [
  'data/mail/canary.eml',
  'package.json',
  'etc/passwd',
  'build/server/main.js',
  'config/brand.ts',
  'proc/self/environ',
  '.git/config',
  '.env',
]
const marks = new RegExp(`${canary}|root:x:0:|"private": true|ADMIN_PASSWORD=|repositoryformatversion`)

/** Places from which files are served, or whose addresses name one. */
const places = [
  '/',
  '/assets/',
  '/fonts/',
  '/pictures/',
  '/guides/',
  '/videos/',
  '/images/',
  '/resources/',
  '/demo/',
  '/demo/machine-vision/sample/',
  '/blog/',
  '/solutions/',
  '/api/backups/downloads/',
  '/api/backups/',
  '/api/backups/uploads/',
  '/api/lead-imports/',
  '/api/assessments/',
  '/api/mails/',
  '/api/posts/',
]
const ends = ['', '%00.png', '?', '#', '/', '.data']

function pathsFor(place: string) {
  return ups.flatMap((up) =>
    depths.flatMap((depth) =>
      targets.flatMap((target) => {
        const slashes = up.includes('%2f') && !up.includes('%25') ? target.replaceAll('/', '%2f') : target
        return (isLong ? ends : ['']).map((end) => `${place}${up.repeat(depth)}${slashes}${end}`)
      }),
    ),
  )
}

plainTest('the control: a server that joins folder and address gives the files away', async () => {
  const server = createServer((request, response) => {
    try {
      response.end(readFileSync(normalize(join('public', decodeURIComponent(request.url ?? '')))))
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  const address = server.address()
  const site = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const answers = await Promise.all(
    ['/../package.json', '/..%2fpackage.json', '/%2e%2e/package.json'].map((path) => getRaw(site, path)),
  )
  expect(answers.map(({ text }) => marks.test(text))).toEqual([true, true, true])
})

test(
  'no spelling of a path leads out of the folders that are served',
  { timeout: patienceMs },
  async ({ site }) => {
    await mkdir(join(site.dataDir, 'mail'), { recursive: true })
    await writeFile(join(site.dataDir, 'mail', 'canary.eml'), canary)
    const headers = { authorization: `Bearer ${await signIn(site.url)}` }
    const absolute = [
      `${site.dataDir}/mail/canary.eml`,
      `file://${site.dataDir}/mail/canary.eml`,
      '/etc/passwd',
      '//etc/passwd',
      '/@fs/etc/passwd',
      '/.vite/manifest.json',
      '/assets/.vite/manifest.json',
    ]
    const all = [
      ...places.flatMap(pathsFor),
      ...places.flatMap((place) => absolute.map((path) => place + path)),
    ]
    const tried = all.filter((_, i) => i % (isLong ? 15 : 41) === 0)
    const findings: string[] = []
    for (let from = 0; from < tried.length; from += 24) {
      await Promise.all(
        tried.slice(from, from + 24).map(async (path) => {
          const { status, text } = await getRaw(site.url, path.replace(/ /g, '%20'), headers)
          if (marks.test(text)) findings.push(`${path}: gives a file away`)
          else if (status >= 500 || status === 0) findings.push(`${path}: answers ${status}`)
        }),
      )
    }
    expect(
      noted({ attack: 'path traversal', payloads: tried.length, targets: places.length, findings }),
    ).toEqual([])
  },
)

test('hidden files and sources are not served', async ({ site }) => {
  const findings: string[] = []
  const paths = [
    '/.git/HEAD',
    '/.env',
    '/package.json',
    '/package-lock.json',
    '/server/main.ts',
    '/build/server/main.js',
    '/data/',
    '/data/mail/',
    '/backups/',
    '/.well-known/../package.json',
    '/node_modules/pg/package.json',
    '/vite.config.ts',
    '/Containerfile',
  ]
  for (const path of paths) {
    const { status, text } = await getRaw(site.url, path)
    if (status < 300 || marks.test(text)) findings.push(`${path} answers ${status}`)
  }
  expect(
    noted({ attack: 'files that are not for visitors', payloads: paths.length, targets: 1, findings }),
  ).toEqual([])
})
