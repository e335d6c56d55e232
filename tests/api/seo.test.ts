import { expect } from 'vitest'
import { pages } from '#content/pages.ts'
import { factsOfHtml, seoScoreOf } from '#lib/seo-score.ts'
import { test } from '#tests/site-test.ts'

// Each page is rendered for the first time here.
const patient = { timeout: 90_000 }

test('every page that search engines may show scores 100 in the self-check', patient, async ({ site }) => {
  const shown = pages.filter((page) => !page.noindex)
  expect(shown.length).toBeGreaterThan(80)
  const findings: string[] = []
  for (const { path } of shown) {
    const answer = await fetch(site.url + path)
    const { score, deductions } = seoScoreOf(factsOfHtml(await answer.text()))
    const reasons = deductions.map(({ reason }) => reason).join('; ')
    if (answer.status !== 200 || score !== 100)
      findings.push(`${path}: ${answer.status}, ${score}, ${reasons}`)
  }
  expect(findings).toEqual([])
})

test('a page outside of search says so, and an address that leads nowhere is a real 404 in the site’s frame', async ({
  site,
}) => {
  for (const { path } of pages.filter((page) => page.noindex)) {
    const html = await (await fetch(site.url + path)).text()
    expect(html, path).toContain('<meta name="robots" content="noindex"/>')
  }
  const missing = await fetch(`${site.url}/no-such-page`)
  const html = await missing.text()
  expect(missing.status).toBe(404)
  expect(html).toMatch(/<title>Page Not Found/)
  for (const part of ['404', 'Page Not Found', 'does not exist or has been moved', 'Return Home', 'Go Back'])
    expect(html).toContain(part)
  expect(html).toMatch(/<header[\s\S]*<footer/)
})

test('the blog speaks to everywhere, all other pages to Great Britain', patient, async ({ site }) => {
  for (const { path } of pages.filter((page) => !page.noindex)) {
    const html = await (await fetch(site.url + path)).text()
    const [language, region] = path === '/blog' ? ['en', 'global'] : ['en-GB', 'GB']
    expect(html, path).toContain(`<html lang="${language}"`)
    expect(html, path).toContain(`<meta http-equiv="content-language" content="${language}"/>`)
    expect(html, path).toContain(`<meta name="geo.region" content="${region}"/>`)
    expect(html, path).toMatch(new RegExp(`<link rel="alternate" hrefLang="${language}"`, 'i'))
    expect(html, path).toContain('<meta property="og:locale" content="en_GB"/>')
  }
})

test('the service worker’s file is asked for again each time and may only talk to this site', async ({
  site,
}) => {
  const answer = await fetch(`${site.url}/sw.js`)
  expect(answer.headers.get('content-type')).toContain('text/javascript')
  expect(answer.headers.get('cache-control')).toBe('no-cache')
  expect(answer.headers.get('content-security-policy')).toContain("connect-src 'self'")
  const source = await answer.text()
  expect(() => new Function(source)).not.toThrow()
})
