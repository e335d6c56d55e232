import { expect, onTestFinished, test, vi } from 'vitest'
import { listen } from '#db/listen.ts'
import { testCtx } from '#tests/context.ts'
import {
  contentVersionChannel,
  currentContentVersion,
  raiseContentVersion,
} from './content-version.server.ts'

test('a publish raises the version and tells every server after its commit, and one that is rolled back does neither', async () => {
  const ctx = await testCtx()
  const heard: (string | undefined)[] = []
  const listener = await listen(ctx.database, contentVersionChannel, (payload) => heard.push(payload))
  onTestFinished(() => listener.close())
  expect(await currentContentVersion(ctx)).toBe('0')
  const failed = ctx.transaction(async (tx) => {
    await raiseContentVersion(tx)
    throw new Error('roll back')
  })
  await expect(failed).rejects.toThrow('roll back')
  await ctx.transaction(raiseContentVersion)
  await ctx.transaction(raiseContentVersion)
  await vi.waitFor(() => expect(heard).toHaveLength(2))
  expect(await currentContentVersion(ctx)).toBe('2')
})
