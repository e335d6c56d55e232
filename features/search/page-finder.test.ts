import { expect, test, vi } from 'vitest'
import { testCtx } from '#tests/context.ts'
import { pageFinder } from './page-finder.server.ts'

test('K10: leads don’t wait for pages: while the index is being built there are none, and then they are found', async () => {
  const ctx = await testCtx({ role: 'sales' })
  expect(await pageFinder.find(ctx, 'porosity in castings', 5)).toEqual([])
  await vi.waitFor(
    async () => expect((await pageFinder.find(ctx, 'surface defects', 5)).length).toBeGreaterThan(0),
    { timeout: 60_000, interval: 200 },
  )
}, 90_000)
