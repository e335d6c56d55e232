import { createHash } from 'node:crypto'
import { workerPolicy } from '#lib/worker-url.ts'

const permissions = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .join(', ')

/** The same on every answer. A year of HSTS with subdomains; browsers ignore it on plain http. */
export const securityHeaders: Record<string, string> = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  // Addresses are the policy's; this is for WebRTC, which no directive that browsers know reaches.
  'connection-allowlist': '("*://*:*");webrtc=block;redirects=allow',
  'permissions-policy': permissions,
}

const cameraPath = /^\/demo\/(?:visual-intelligence|machine-vision|smart-safety-surveillance)$/

/** Whether the page at this path may use the camera and play a video that the visitor chose: the demos of pictures. */
export const mayUseCamera = (path: string) => cameraPath.test(path)

/** What such a page may use: the camera, besides what all may. */
export const cameraPermissions = permissions.replace('camera=()', 'camera=(self)')

/** The header that forbids every frame, for browsers that don't read the policy. It can't name those who may. */
export const frameOptions = 'x-frame-options'

/** Whether a policy lets pages of other sites show the answer in a frame. */
export const mayBeFramed = (policy: string | null | undefined) =>
  policy != null && !policy.includes("frame-ancestors 'none'")

const demoPath = /^\/demo\/[\w-]+$/

/** The origins that may frame the page at this path: those of the operator, for the page of a demo. */
export const framersOf = (path: string, demoEmbedders: readonly string[] = []) =>
  demoPath.test(path) ? demoEmbedders : []

/** What `default-src` doesn't cover, should someone open the answer as a page. */
const noPage = "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** For answers that are no page: nothing may load, run or frame. */
export const bareCsp = `default-src 'none'; ${noPage}`

/** For the service worker, which fetches what it keeps. */
export const serviceWorkerCsp = `default-src 'none'; connect-src 'self'; ${noPage}`

/** For workers, which live by the policy of their own file: they load our modules and may connect to nothing at all. */
export const workerCsp = `default-src 'none'; script-src 'self'; ${noPage}`

/** For a drawing: its colours are a style of its own. It may load and run nothing. */
const drawingCsp = `default-src 'none'; style-src 'unsafe-inline'; ${noPage}`

/** The policy of a built or copied file by its path. */
export function cspOfFile(path: string): string {
  if (/^\/assets\/demo-worker-[\w-]+\.js$/.test(path)) return workerCsp
  return /^\/pictures\/[\w.-]+\.svg$/.test(path) ? drawingCsp : bareCsp
}

/** Inline code of a page: the texts between its tags. */
export interface Inline {
  scripts: string[]
  styles: string[]
}

/** Takes the mark off a rendered page and returns what carried it: only that was written by us. */
export function takeMarked(html: string, mark: string): { html: string; inline: Inline } {
  const textsOf = (tag: 'script' | 'style') =>
    [...html.matchAll(new RegExp(`<${tag}\\b[^>]* nonce="${mark}"[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))].map(
      ([, text = '']) => text,
    )
  const inline = { scripts: textsOf('script').filter(Boolean), styles: textsOf('style') }
  return { html: html.replaceAll(` nonce="${mark}"`, ''), inline }
}

/**
 * The policy of one page: its own inline scripts and styles by hash, everything else from this site.
 * Hashes rather than nonces, since the page is cached. Style attributes are allowed, style elements only by hash.
 */
export function pageCsp(
  { scripts, styles }: Inline,
  { hasCamera = false, framers = [] }: { hasCamera?: boolean; framers?: readonly string[] } = {},
): string {
  return [
    "default-src 'none'",
    "object-src 'none'",
    `script-src 'self' ${hashesOf(scripts)}`.trim(),
    `style-src 'self' ${hashesOf(styles)}`.trim(),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    `media-src 'self'${hasCamera ? ' blob:' : ''}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "frame-src 'self' https://www.youtube-nocookie.com",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${framers.join(' ') || "'none'"}`,
    "require-trusted-types-for 'script'",
    // Each makes addresses of workers and nothing else: app/public/register-worker.ts and lib/worker-url.ts.
    `trusted-types service-worker ${workerPolicy}`,
  ].join('; ')
}

function hashesOf(texts: string[]) {
  const hashes = texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  return [...new Set(hashes)].join(' ')
}
