import { expect, onTestFinished, test } from 'vitest'
import { dropDataDir, newDataDir } from '#tests/data-dir.ts'
import { startSite } from '#tests/site.ts'

test(
  'a page that is refused gives the reason, and no fault of ours is told of',
  { timeout: 60_000 },
  async () => {
    const dataDir = await newDataDir()
    onTestFinished(() => dropDataDir(dataDir))
    const { url, stop, output } = await startSite({ dataDir, env: { RATE_LIMIT: 'on' } })
    onTestFinished(() => stop())
    const post = (path: string) =>
      fetch(url + path, { method: 'POST', redirect: 'manual', headers: { origin: url } })

    const started = await post('/ai-readiness-assessment')
    const key = new URL(started.headers.get('location') ?? '', url).searchParams.get('key')
    const again = () => post(`/ai-readiness-assessment/result?key=${key}&do=again`)
    let refused = await again()
    for (let n = 1; refused.status === 303 && n <= 60; n++) refused = await again()

    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    const html = await refused.text()
    expect(html).toContain('Please try again in an hour')
    expect(html).not.toContain('on our side')
    expect(output()).not.toContain('"level":"error"')
  },
)
