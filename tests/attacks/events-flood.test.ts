import { expect, test } from 'vitest'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { appOn } from '#tests/whole-app.ts'
import { isLong, noted, patienceMs } from './ledger.ts'

const laptop = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const mostBytes = 1_000_000
const rowsInBatch = 20

const mark = 'ū'.repeat(60)
const payloads: Record<
  string,
  { path: string; body: (n: number) => unknown; userAgent?: (n: number) => string }
> = {
  'plain views': {
    path: '/api/events',
    body: () => ({ events: Array.from({ length: rowsInBatch }, () => ({ name: 'page_view', path: '/' })) }),
  },
  'the widest rows': {
    path: '/api/events',
    body: (n) => ({
      events: Array.from({ length: rowsInBatch }, (_, row) => ({
        name: 'download',
        path: '/usecases/fraud-detection',
        isEntry: true,
        props: Object.fromEntries(
          ['a', 'b', 'c', 'd', 'e', 'file'].map((key) => [`${key}Name`, `${n}-${row}-`.padEnd(64, 'x')]),
        ),
      })),
      origin: {
        utm_source: mark,
        utm_medium: mark,
        utm_campaign: mark,
        utm_term: mark,
        utm_content: mark,
        ref: mark,
        source: mark,
      },
      referrer: `${mark}.example`,
    }),
  },
  'made-up robots': {
    path: '/api/events',
    body: () => ({ events: [{ name: 'page_view', path: '/' }] }),
    userAgent: (n) => `${n}${'x'.repeat(60)}bot`,
  },
  'web vitals of every page': {
    path: '/api/seo/vitals',
    body: (n) => ({
      url: `https://site.test/blog/post-${n}`,
      vitals: { lcp: n * 7, fid: n, cls: n / 100, ttfb: n, fcp: n * 3, inp: n * 2 },
    }),
  },
  'performance reports': {
    path: '/api/seo/performance-report',
    body: (n) => ({
      url: `https://site.test/blog/post-${n}`,
      metrics: { lcp: n * 10, fid: n, cls: n / 100, ttfb: n, fcp: n, inp: n },
      grade: 1,
      recommendations: [],
    }),
  },
}

async function bytesOf({ database }: TestCtx): Promise<number> {
  const { rows } = await database.pool.query<{ bytes: number }>(
    `select sum(pg_total_relation_size(oid))::int as bytes from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  )
  return rows[0]?.bytes ?? 0
}

test(
  'a minute of all that one address may send to the statistics leaves less than 1 MB',
  { timeout: patienceMs },
  async () => {
    const findings: string[] = []
    const requests = isLong ? 2000 : 600
    for (const [what, { path, body, userAgent }] of Object.entries(payloads)) {
      const ctx = await testCtx()
      const { ask } = appOn(ctx)
      const before = await bytesOf(ctx)
      let taken = 0
      for (let n = 0; n < requests; n++) {
        const { status } = await ask('POST', path, {
          body: body(n),
          headers: { 'user-agent': userAgent?.(n) ?? laptop },
        })
        if (status === 202) taken += 1
        else if (status !== 429) findings.push(`${what}: ${status}`)
      }
      const grown = (await bytesOf(ctx)) - before
      if (process.env['ATTACKS'])
        process.stdout.write(`events flood, ${what}: ${Math.round(grown / 1024)} KB\n`)
      if (grown >= mostBytes) findings.push(`${what}: ${grown} bytes of ${taken} requests`)
      // The control: the first of them are people's, as far as anybody can tell.
      expect(taken, what).toBeGreaterThan(100)
    }
    expect(
      noted({
        attack: 'statistics: a minute of rows',
        payloads: Object.keys(payloads).length,
        targets: requests,
        findings,
      }),
    ).toEqual([])
  },
)
