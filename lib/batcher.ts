/**
 * Joins what arrives together: an item runs at once when nothing runs, else with all others that came meanwhile, `most` at a time. `run`
 * answers one result for each item, in order; when it throws itself, every item of that go is rejected.
 */
export function createBatcher<I, O>(run: (items: I[]) => Promise<PromiseSettledResult<O>[]>, most: number) {
  const waiting: { item: I; resolve(value: O): void; reject(reason: unknown): void }[] = []
  let isRunning = false

  async function drain() {
    if (isRunning) return
    isRunning = true
    while (waiting.length > 0) {
      const go = waiting.splice(0, most)
      const results = await run(go.map(({ item }) => item)).catch((reason: unknown) =>
        go.map((): PromiseRejectedResult => ({ status: 'rejected', reason })),
      )
      for (const [i, { resolve, reject }] of go.entries()) {
        const result = results[i] ?? {
          status: 'rejected',
          reason: new Error('A go answered too few results'),
        }
        if (result.status === 'fulfilled') resolve(result.value)
        else reject(result.reason)
      }
    }
    isRunning = false
  }

  return (item: I): Promise<O> =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      void drain()
    })
}
