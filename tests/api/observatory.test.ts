import { parse } from 'node-html-parser'
import { expect } from 'vitest'
import { test } from '#tests/site-test.ts'

/** One page of each kind, and what is no page. */
const addresses = [
  '/',
  '/contact',
  '/solutions/machine-vision',
  '/usecases/surface-defect-inspection',
  '/blog/reading-an-oee-figure',
  '/demo/instant-anomaly-detection',
  '/ai-readiness-assessment/questions',
  '/qa',
  '/search',
  '/privacy-request',
  '/login',
  '/dashboard',
  '/create-user',
  '/no-such-page',
]

const broad = /^(?:\*|(?:https?|ftp):(?:\/\/\*(?:\.\*)?)?)$/

/**
 * The points that Mozilla's HTTP Observatory takes away or gives for the answer at an address, by its rules of 2026; the redirection to https and
 * the certificate are the proxy's, and preloading is the operator's.
 */
async function pointsOf(url: string): Promise<Record<string, number>> {
  const answer = await fetch(url)
  const header = (name: string) => answer.headers.get(name) ?? ''
  const policy = new Map(
    header('content-security-policy')
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources]),
  )
  const sourcesOf = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*']
  const isUnsafe = ['script-src', 'style-src', 'object-src']
    .flatMap(sourcesOf)
    .some((source) => broad.test(source) || /^(?:'unsafe-|data:)/.test(source))
  const isPlain = [...policy.values()].flat().some((source) => /^(?:http|ftp):/.test(source))
  const scripts = parse(await answer.text()).querySelectorAll('script[src]')
  const isForeign = scripts.some((script) => !/^\/(?!\/)/.test(script.getAttribute('src') ?? ''))
  const age = Number(/max-age=(\d+)/.exec(header('strict-transport-security'))?.[1] ?? 0)
  return {
    policy: isUnsafe || isPlain ? -20 : policy.get('default-src')?.join() === "'none'" ? 10 : 5,
    cookies: answer.headers.getSetCookie().length > 0 ? -20 : 0,
    'cross-origin sharing': header('access-control-allow-origin') ? -50 : 0,
    'referrer policy': /^(?:no-referrer|same-origin|strict-origin(?:-when-cross-origin)?)$/.test(
      header('referrer-policy'),
    )
      ? 5
      : -5,
    'transport security': age >= 15_768_000 ? 0 : -20,
    'scripts of others': isForeign ? -50 : 0,
    'content type': header('x-content-type-options') === 'nosniff' ? 0 : -5,
    framing: policy.get('frame-ancestors')?.join() === "'none'" ? 5 : -20,
    'resource policy': header('cross-origin-resource-policy') === 'same-origin' ? 10 : 0,
  }
}

test.for(addresses)(
  '%s reaches A+, by the rules of the HTTP Observatory: 130 points',
  async (path, { site }) => {
    const points = await pointsOf(site.url + path)
    expect(points).toMatchObject({ policy: 10, 'referrer policy': 5, framing: 5, 'resource policy': 10 })
    // A+ begins at 100; points above it count only where nothing was taken away below 90.
    expect(Object.values(points).reduce((sum, one) => sum + one, 100)).toBe(130)
  },
)
