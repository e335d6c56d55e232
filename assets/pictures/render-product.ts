import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium, type Browser } from '@playwright/test'
import sharp, { type OverlayOptions } from 'sharp'
import { authTokenKey } from '#config/constants.ts'
import { readPalette } from './theme.ts'

/**
 * The picture of the README, from a site that runs and was filled with `npm run seed`:
 * `node assets/pictures/render-product.ts http://127.0.0.1:3000 EMAIL PASSWORD [CHROMIUM]`.
 * The home page, a lead with its reply clock before it, and the list of leads on a phone in the dark.
 */
const [baseURL, email, password, executablePath] = process.argv.slice(2)
if (!baseURL || !email || !password)
  throw new Error('Which site, and who signs in? render-product.ts BASE_URL EMAIL PASSWORD [CHROMIUM]')

const file = fileURLToPath(new URL('../../docs/pictures/product.webp', import.meta.url))
const canvas = { width: 2000, height: 1260 }
const mostBytes = 200_000

interface Shot {
  path: string
  width: number
  height: number
  theme: 'light' | 'dark'
  token?: string
}
interface Placed extends Shot {
  left: number
  top: number
  /** How wide it is in the picture. */
  shown: number
}

async function call(path: string, token?: string, data?: object) {
  const answer = await fetch(`${baseURL}${path}`, {
    method: data ? 'POST' : 'GET',
    headers: {
      'content-type': 'application/json',
      origin: baseURL ?? '',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(data && { body: JSON.stringify(data) }),
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return answer.json()
}

async function photograph(browser: Browser, { path, width, height, theme, token }: Shot): Promise<Buffer> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height },
    deviceScaleFactor: 2,
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    serviceWorkers: 'block',
    isMobile: width < 600,
    hasTouch: width < 600,
  })
  await context.addInitScript(
    ([key, value, shown]) => {
      localStorage.setItem('theme', shown)
      if (value) localStorage.setItem(key, value)
    },
    [authTokenKey, token ?? '', theme] as const,
  )
  const page = await context.newPage()
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.locator('h1').first().waitFor()
  await page.evaluate(() => document.fonts.ready.then(() => true))
  const picture = await page.screenshot()
  await context.close()
  return picture
}

/** The soft edge of a sheet that lies on others, and its hairline. */
const under = ({ left, top, shown }: Placed, height: number, rule: string, shade: string) => `
  <rect x="${left}" y="${top + 14}" width="${shown}" height="${height}" rx="6" fill="${shade}" filter="url(#soft)" opacity="0.22"/>
  <rect x="${left - 1}" y="${top - 1}" width="${shown + 2}" height="${height + 2}" rx="7" fill="${rule}"/>`

const { token } = await call('/api/auth/login', undefined, { email, password })
const waiting = await call('/api/leads?reply=waiting&sort=-engagement&limit=100', token)
const lead = waiting.items.find(({ tags }: { tags: string[] }) => tags.includes('demo data'))
if (!lead) throw new Error('No seeded lead waits for a reply: run the seed first')

const placed: Placed[] = [
  { path: '/', width: 1440, height: 900, theme: 'light', left: 60, top: 60, shown: 1250 },
  {
    path: `/lead-form/${lead.id}`,
    width: 1280,
    height: 800,
    theme: 'light',
    token,
    left: 740,
    top: 430,
    shown: 1200,
  },
  {
    path: '/leads?sort=-engagement',
    width: 390,
    height: 780,
    theme: 'dark',
    token,
    left: 260,
    top: 540,
    shown: 330,
  },
]
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
const palette = readPalette('light')
const sheets: OverlayOptions[] = []
for (const one of placed) {
  const height = Math.round((one.shown * one.height) / one.width)
  const edge = `<svg xmlns="http://www.w3.org/2000/svg" width="${canvas.width}" height="${canvas.height}">
    <filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="22"/></filter>
    ${under(one, height, palette.rule, palette.ink)}</svg>`
  const corners = `<svg xmlns="http://www.w3.org/2000/svg" width="${one.shown}" height="${height}"><rect width="${one.shown}" height="${height}" rx="6"/></svg>`
  const sheet = await sharp(await photograph(browser, one))
    .resize(one.shown, height)
    .composite([{ input: Buffer.from(corners), blend: 'dest-in' }])
    .png()
    .toBuffer()
  sheets.push({ input: Buffer.from(edge) }, { input: sheet, left: one.left, top: one.top })
}
await browser.close()

const picture = await sharp({ create: { ...canvas, channels: 3, background: palette.sunk } })
  .composite(sheets)
  .webp({ quality: 86, effort: 6 })
  .toBuffer()
if (picture.length > mostBytes) throw new Error(`${picture.length} bytes are more than ${mostBytes}`)
writeFileSync(file, picture)
console.log(`${file}: ${canvas.width} × ${canvas.height}, ${picture.length} bytes`)
