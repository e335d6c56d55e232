import { expect, test, vi } from 'vitest'
import { testCtx } from '#tests/context.ts'
import { pageFinder } from './page-finder.server.ts'

const notCut = () => undefined

test('K10: pages are found as soon as their index has been built, which the first to look begins', async () => {
  const ctx = await testCtx({ role: 'sales' })
  await vi.waitFor(
    async () => expect((await pageFinder.find(ctx, 'surface defects', 5, notCut)).length).toBeGreaterThan(0),
    { timeout: 60_000, interval: 200 },
  )
  // The page that is named before what only mentions it, whatever kind it is of.
  for (const [words, url] of [
    ['cookie policy', '/cookie-policy'],
    ['oee calculator', '/resources/oee-calculator'],
    ['privacy policy', '/privacy-policy'],
  ] as const)
    expect((await pageFinder.find(ctx, words, 5, notCut)).map((item) => item.url)[0], words).toBe(url)
}, 90_000)
