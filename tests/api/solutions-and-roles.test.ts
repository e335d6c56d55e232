import { expect } from 'vitest'
import { roleSlugs } from '#content/role.ts'
import { solutionSlugs } from '#config/solutions.ts'
import { test } from '#tests/site-test.ts'

test('the bare name of a solution moves to its page for good, with its query', async ({ site }) => {
  for (const slug of solutionSlugs) {
    const answer = await fetch(`${site.url}/${slug}?ref=mail`, { redirect: 'manual' })
    expect(answer.status, slug).toBe(301)
    expect(answer.headers.get('location')).toBe(`/solutions/${slug}?ref=mail`)
  }
})

test('every solution answers with one heading, its questions and its limits in plain HTML', async ({
  site,
}) => {
  for (const slug of solutionSlugs) {
    const answer = await fetch(`${site.url}/solutions/${slug}`)
    const html = await answer.text()
    expect(answer.status, slug).toBe(200)
    expect(html.match(/<h1\b/g), slug).toHaveLength(1)
    expect(html).toContain('When not to use it')
    for (const type of ['Service', 'FAQPage', 'BreadcrumbList'])
      expect(html, slug).toContain(`"@type":"${type}"`)
  }
})

test('a role answers at both of its addresses with one canonical', async ({ site }) => {
  for (const slug of roleSlugs) {
    for (const path of [`/ai-roles/${slug}`, `/ai-role/${slug}`]) {
      const answer = await fetch(site.url + path)
      expect(answer.status, path).toBe(200)
      expect(await answer.text(), path).toContain(`rel="canonical" href="${site.url}/ai-roles/${slug}"`)
    }
  }
})

test('an unknown solution and an unknown role are pages that do not exist', async ({ site }) => {
  for (const path of [
    '/solutions/perpetual-motion',
    '/ai-roles/alchemist',
    '/ai-role/alchemist',
    '/alchemist',
  ]) {
    const answer = await fetch(site.url + path)
    expect(answer.status, path).toBe(404)
    expect(await answer.text(), path).toContain('Page Not Found')
  }
})
