import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { demoSlugs, findDemo } from '#features/demos/demos.ts'
import {
  bareCsp,
  cameraPermissions,
  cspOfFile,
  framersOf,
  mayBeFramed,
  mayUseCamera,
  pageCsp,
  takeMarked,
  securityHeaders,
  serviceWorkerCsp,
  workerCsp,
} from './security-headers.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const nothing = { scripts: [], styles: [] }

test('inline scripts and styles are allowed by their hash and nothing else', () => {
  const policy = pageCsp({ scripts: ['one()', 'two()'], styles: ['a{}'] })
  expect(policy).toContain(`script-src 'self' ${hash('one()')} ${hash('two()')};`)
  expect(policy).toContain(`style-src 'self' ${hash('a{}')};`)
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
})

test('a script or style that got into the page without the mark of its rendering gets no hash', () => {
  const page = [
    '<style nonce="m4rk">a{}</style><style data-sheet="tools" nonce="m4rk">b{}</style>',
    '<script nonce="m4rk">one()</script>',
    '<script type="module" nonce="m4rk" async="">two()</script>',
    '<script src="/a.js" nonce="m4rk"></script>',
    '<p><script>stolen()</script><script nonce="guess">guessed()</script><style>p{}</style></p>',
    '<script type="application/ld+json">{"a":1}</script>',
  ].join('')
  const { html, inline } = takeMarked(page, 'm4rk')
  expect(inline).toEqual({ scripts: ['one()', 'two()'], styles: ['a{}', 'b{}'] })
  expect(html).toBe(page.replaceAll(' nonce="m4rk"', ''))
})

test('every policy begins with nothing allowed, and none can be framed, rebased or made to send forms elsewhere', () => {
  const drawing = cspOfFile('/pictures/retail.small.svg')
  for (const policy of [pageCsp(nothing), bareCsp, workerCsp, serviceWorkerCsp, drawing]) {
    expect(policy).toMatch(/^default-src 'none'; /)
    expect(policy).toContain("base-uri 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toMatch(/form-action '(?:self|none)'/)
    expect(policy).not.toMatch(/unsafe-eval|\*|http:/)
  }
  expect(pageCsp(nothing)).toContain("object-src 'none'")
})

test('a demo may be framed by the origins that the operator names, and no other page by anybody', () => {
  const embedders = ['https://www.site.example', 'https://plant.example:8443']
  expect(pageCsp(nothing, { framers: framersOf('/demo/machine-vision', embedders) })).toContain(
    'frame-ancestors https://www.site.example https://plant.example:8443; ',
  )
  for (const path of ['/', '/demo', '/demo/', '/demo/machine-vision/report.json', '/contact', '/x/demo/a'])
    expect(mayBeFramed(pageCsp(nothing, { framers: framersOf(path, embedders) }))).toBe(false)
  expect(mayBeFramed(pageCsp(nothing, { framers: framersOf('/demo/machine-vision') }))).toBe(false)
  expect(mayBeFramed(undefined)).toBe(false)
})

test('a drawing may style itself and nothing else may; a demo’s worker loads our modules', () => {
  expect(cspOfFile('/pictures/retail.small.svg')).toMatch(
    /^default-src 'none'; style-src 'unsafe-inline'; base-uri/,
  )
  for (const path of ['/logos/one.svg', '/favicon.svg', '/pictures/x/y.svg', '/pictures/social/home.png'])
    expect(cspOfFile(path)).toBe(bareCsp)
  expect(cspOfFile('/assets/demo-worker-Ab_1-2.js')).toBe(workerCsp)
})

test('scripts are made from checked addresses only, by two policies with a name', () => {
  expect(pageCsp(nothing)).toContain(
    "require-trusted-types-for 'script'; trusted-types service-worker own-workers",
  )
})

test('browsers stay on https for a year, and no feature of theirs that we do not use is open to anybody', () => {
  expect(securityHeaders['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  const features = (securityHeaders['permissions-policy'] ?? '').split(', ')
  expect(features.length).toBeGreaterThan(10)
  expect(features.filter((feature) => !/^[a-z-]+=\(\)$/.test(feature))).toEqual([])
})

test('the pages of the picture demos alone may use the camera and play a chosen video', async () => {
  const rooms = await Promise.all(demoSlugs.map(async (slug) => ({ slug, demo: await findDemo(slug) })))
  const pictures = rooms
    .filter(({ demo }) => demo?.input.kind === 'pictures')
    .map(({ slug }) => slug as string)
  expect(pictures).toHaveLength(3)
  expect(demoSlugs.filter((slug) => mayUseCamera(`/demo/${slug}`))).toEqual(pictures)
  for (const path of [
    '/',
    '/demo',
    '/demo/machine-vision/',
    '/solutions/machine-vision',
    '/x/demo/machine-vision',
  ])
    expect(mayUseCamera(path)).toBe(false)
  expect(cameraPermissions.split(', ').filter((feature) => !feature.endsWith('=()'))).toEqual([
    'camera=(self)',
  ])
  expect(pageCsp(nothing, { hasCamera: true })).toContain("media-src 'self' blob:;")
  expect(pageCsp(nothing)).toContain("media-src 'self';")
})

test('no page can be used to connect by WebRTC, which the policy of addresses does not cover', () => {
  expect(securityHeaders['connection-allowlist']).toBe('("*://*:*");webrtc=block;redirects=allow')
})
