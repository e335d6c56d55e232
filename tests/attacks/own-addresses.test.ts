import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { test } from '#tests/site-test.ts'
import { eventually, postJson, signIn } from '#tests/visits.ts'
import { isLong, noted, patienceMs } from './ledger.ts'
import { getRaw } from './raw-request.ts'

/** Nothing may lead away from these: screens, endpoints, files, machines' addresses and pages, one of each kind at least. */
const ownAddresses = [
  '/',
  '/login',
  '/create-user',
  '/dashboard',
  '/leads/import',
  '/lead-form/1',
  '/conversations/1',
  '/content/posts/1',
  '/admin/backup',
  '/privacy-desk/1',
  '/user-form',
  '/api',
  '/api/contact',
  '/api/none',
  '/api/openapi.json',
  '/healthz',
  '/readyz',
  '/metrics',
  '/version',
  '/sw.js',
  '/sitemap.xml',
  '/robots.txt',
  '/manifest.webmanifest',
  '/blog/feed.xml',
  '/blog/feed.json',
  '/locations',
  '/demo/machine-vision/sample.csv',
  '/demo/machine-vision/report.json',
  '/.well-known/security.txt',
  '/.well-known/acme-challenge/x',
  '/assets/x.js',
  '/favicon.ico',
  '/icon-512.png',
  '/apple-touch-icon.png',
  '/contact',
  '/contact/thanks',
  '/solutions',
  '/solutions/machine-vision',
  '/solutions/ai-readiness-assessment',
  '/machine-vision',
  '/recourses',
  '/demo/machine-vision',
  '/usecases/forklift-pedestrian-safety',
  '/use-case/forklift-pedestrian-safety',
  '/ai-roles/data-engineer',
  '/ai-role/data-engineer',
  '/blog',
  '/blog/edge-or-cloud',
  '/qa/security',
  '/resources/oee-calculator',
  '/terms-conditions',
  '/ai-readiness-assessment/questions',
  '/privacy-request/confirm',
  '/search',
  '/offline',
]

/** Other ways to write a path that a server or a browser takes for the same. */
const spellings: ((path: string) => string)[] = [
  (path) => path,
  (path) => path.toUpperCase(),
  (path) => `${path}/`,
  (path) => `${path}///`,
  (path) => path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  (path) =>
    path.replace(
      /[a-z](?=[^a-z]*$)/,
      (letter) => `%${letter.toUpperCase().charCodeAt(0).toString(16).toUpperCase()}`,
    ),
  (path) => path.replaceAll('.', '%2E').replaceAll('-', '%2d'),
  (path) => `/${path}`,
  (path) => path.replaceAll('/', '//').slice(1),
  (path) => `/.${path}`,
  (path) => `/x/..${path}`,
  (path) => `/x/%2e%2E${path}`,
  (path) => `https://old.example${path}`,
]

test(
  'no address of the site can be led away from, however it is spelt',
  { timeout: patienceMs },
  async ({ site }) => {
    const headers = { authorization: `Bearer ${await signIn(site.url)}` }
    const tries = ownAddresses.flatMap((path, place) =>
      spellings.filter((_, i) => isLong || i === 0 || (i + place) % 4 === 0).map((spell) => spell(path)),
    )
    const text = tries.map((from) => `${from},https://evil.example/`).join('\n')
    const answer = await postJson(`${site.url}/api/redirects/import`, { text, isDryRun: false }, headers)
    const { lines } = await answer.json()
    const findings: string[] = lines
      .filter(({ verdict }: { verdict: string }) => verdict !== 'refused')
      .map(({ from }: { from: string }) => `${from} was taken`)
    expect(lines).toHaveLength(tries.length)
    for (const from of ['/Login', '/%6cogin', '/x/../login', '/blog/feed.xml', '/.well-known/x']) {
      const refused = await postJson(
        `${site.url}/api/redirects`,
        { from, to: '/contact', status: 301 },
        headers,
      )
      if (refused.status !== 422) findings.push(`${from}: ${refused.status}`)
    }
    // The control: an address that nothing has is taken.
    const free = await postJson(
      `${site.url}/api/redirects`,
      { from: '/Free-Place', to: '/contact', status: 301 },
      headers,
    )
    expect([free.status, (await free.json()).from]).toEqual([201, '/free-place'])
    expect(
      noted({
        attack: 'redirects: own addresses',
        payloads: tries.length,
        targets: ownAddresses.length,
        findings,
      }),
    ).toEqual([])
  },
)

test('what was asked for goes along to our own pages and to no other site', async ({ site }) => {
  const headers = { authorization: `Bearer ${await signIn(site.url)}` }
  const make = (from: string, to: string) =>
    postJson(`${site.url}/api/redirects`, { from, to, status: 302 }, headers)
  const elsewhere = 'https://partner.example/a'
  // Of this try alone.
  const toPartner = `/to-partner-${randomUUID()}`
  const toContact = `/to-contact-${randomUUID()}`
  expect((await make(toPartner, elsewhere)).status).toBe(201)
  expect((await make(toContact, '/contact')).status).toBe(201)
  const locationOf = async (path: string) => {
    // A machine with much else to do turns some away for a moment.
    const text = await eventually(
      async () => {
        const answer = await getRaw(site.url, path)
        return answer.text.startsWith('HTTP/1.1 503') ? undefined : answer.text
      },
      { withinMs: 20_000, what: `an answer for ${path}` },
    )
    return /^location: (.*)\r$/im.exec(text)?.[1]
  }
  for (const path of [toPartner, toContact])
    await eventually(() => locationOf(path), { withinMs: 20_000, what: `the redirect of ${path}` })
  const secrets = ['?email=a@b.example', '?token=x&next=//evil.example', '?utm_source=x']
  const findings: string[] = []
  for (const query of secrets)
    for (const path of [toPartner, `${toPartner.toUpperCase()}/`, `/${toPartner}`]) {
      const location = await locationOf(path + query)
      if (location !== elsewhere) findings.push(`${path}${query} leads to ${location}`)
    }
  expect(await locationOf(`${toContact}?utm_source=x`)).toBe('/contact?utm_source=x')
  expect(
    noted({ attack: 'redirects: queries to other sites', payloads: secrets.length, targets: 3, findings }),
  ).toEqual([])
})
