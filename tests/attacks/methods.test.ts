import { request } from 'node:http'
import { expect } from 'vitest'
import { test } from '#tests/site-test.ts'
import { isLong, noted, patienceMs } from './ledger.ts'
import { rawRequest } from './raw-request.ts'

const methods = isLong
  ? ['POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND', 'TRACE', 'MKCOL', 'M-SEARCH']
  : ['POST', 'PUT', 'PROPFIND', 'TRACE']

interface Place {
  path: string
  status: 404 | 405
  /** Of a 405. */
  allow?: string
  /** The methods that are at home here. */
  takes?: string[]
}

const targets: Place[] = [
  { path: '/', status: 405, allow: 'GET, HEAD' },
  { path: '/about-us', status: 405, allow: 'GET, HEAD' },
  { path: '/blog?page=2', status: 405, allow: 'GET, HEAD' },
  { path: '/about-us.data', status: 404 },
  { path: '/sitemap.xml', status: 405, allow: 'GET, HEAD' },
  { path: '/favicon.ico', status: 405, allow: 'GET, HEAD' },
  { path: '/login', status: 405, allow: 'GET, HEAD' },
  { path: '/dashboard', status: 405, allow: 'GET, HEAD' },
  { path: '/About-Us', status: 405, allow: 'GET, HEAD' },
  { path: '/about-us/', status: 405, allow: 'GET, HEAD' },
  { path: '/contact', status: 405, allow: 'GET, HEAD, POST', takes: ['POST'] },
  { path: '/healthz', status: 405, allow: 'GET, HEAD' },
  { path: '/readyz', status: 405, allow: 'GET, HEAD' },
  { path: '/version', status: 405, allow: 'GET, HEAD' },
  { path: '/metrics', status: 405, allow: 'GET, HEAD' },
  { path: '/sw.js', status: 405, allow: 'GET, HEAD' },
  { path: '/api/openapi.json', status: 405, allow: 'GET, HEAD' },
  { path: '/api/contact', status: 405, allow: 'POST', takes: ['POST'] },
  { path: '/api/search', status: 405, allow: 'GET, HEAD' },
  { path: '/api/leads', status: 405, allow: 'GET, HEAD, POST', takes: ['POST'] },
  { path: '/no-such-page', status: 404 },
  { path: '/usecases/no-such-case', status: 404 },
  { path: '/API/contact', status: 404 },
  { path: '//api/contact', status: 404 },
  { path: '/api//contact', status: 404 },
  { path: '/api/nothing', status: 404 },
]

interface Told {
  status: number
  allow: string | undefined
  type: string
  cache: string | undefined
  text: string
}

function ask(site: string, method: string, path: string, accept: string, body = ''): Promise<Told> {
  const { hostname, port } = new URL(site)
  return new Promise((done, failed) => {
    const headers = {
      accept,
      ...(body && { 'content-type': 'application/json', 'content-length': String(body.length) }),
    }
    const sent = request({ hostname, port, path, method, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () =>
        done({
          status: answer.statusCode ?? 0,
          allow: answer.headers.allow,
          type: answer.headers['content-type'] ?? '',
          cache: answer.headers['cache-control'],
          text: Buffer.concat(chunks).toString(),
        }),
      )
    })
    sent.on('error', failed)
    sent.end(body)
  })
}

test(
  'a method that an address does not take is 405 with those it takes, and 404 where nothing is: a page for people, JSON for programs',
  {
    timeout: patienceMs,
  },
  async ({ site }) => {
    const findings: string[] = []
    for (const { path, status, allow, takes = [] } of targets) {
      for (const method of methods.filter((one) => !takes.includes(one))) {
        for (const wantsPage of [true, false]) {
          const told = await ask(site.url, method, path, wantsPage ? 'text/html,*/*' : '*/*', '{"a":1}')
          const name = `${method} ${path} for ${wantsPage ? 'people' : 'programs'}: ${told.status} ${told.allow ?? ''} ${told.type}`
          if (told.status !== status || told.allow !== allow) findings.push(name)
          const isApi = path.startsWith('/api/')
          const isRight =
            wantsPage && !isApi
              ? told.type.startsWith('text/html') && told.text.includes('</html>')
              : told.type.startsWith('application/json') && 'message' in JSON.parse(told.text)
          if (!isRight) findings.push(`${name}: ${told.text.slice(0, 80)}`)
          if (told.cache !== 'no-store') findings.push(`${name}: may be kept`)
          if (/\bat \S+ \(|node_modules/.test(told.text)) findings.push(`${name}: a stack`)
        }
      }
    }
    expect(
      noted({
        attack: 'methods that an address does not take',
        payloads: methods.length * 2,
        targets: targets.length,
        findings,
      }),
    ).toEqual([])
  },
)

test('OPTIONS tells the methods and lets no other site in; HEAD is GET without its body', async ({
  site,
}) => {
  for (const { path, status, allow } of targets) {
    const told = await ask(site.url, 'OPTIONS', path, '*/*')
    expect([told.status, told.allow, told.text.length > 0], path).toEqual(
      status === 404 ? [404, undefined, true] : [204, allow, false],
    )
  }
  const preflight = await fetch(`${site.url}/api/contact`, {
    method: 'OPTIONS',
    headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
  })
  expect([...preflight.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  for (const path of [
    '/',
    '/about-us',
    '/healthz',
    '/version',
    '/sitemap.xml',
    '/favicon.ico',
    '/api/openapi.json',
    '/no-such-page',
    '/api/nothing',
    '/api/leads',
    '/login',
  ]) {
    const [head, get] = await Promise.all(
      ['HEAD', 'GET'].map(async (method) => ask(site.url, method, path, 'text/html')),
    )
    expect([head?.status, head?.type, head?.cache, head?.text], path).toEqual([
      get?.status,
      get?.type,
      get?.cache,
      '',
    ])
  }
})

test('CONNECT and addresses of the form of a proxy lead nowhere', async ({ site }) => {
  const { host } = new URL(site.url)
  const tunnel = await rawRequest(
    site.url,
    'CONNECT evil.example:443 HTTP/1.1\r\nhost: evil.example:443\r\n\r\n',
  )
  expect([tunnel.status, /^allow: (.*)$/m.exec(tunnel.text)?.[1]?.trim()]).toEqual([405, 'GET, HEAD'])
  const all = await rawRequest(site.url, `OPTIONS * HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`)
  expect(all.status).toBe(204)
})

test('a form that is sent to another spelling of its address is led on with what it holds', async ({
  site,
}) => {
  for (const path of ['/contact/', '/Contact', '//contact']) {
    const answer = await fetch(new URL(site.url).origin + path, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'name=Maeve',
    })
    expect([answer.status, answer.headers.get('location')], path).toEqual([308, '/contact'])
  }
})
