import { expect, test } from 'vitest'
import { auditShipped, readAudit } from '#tests/npm-audit.ts'
import { serve, serveRaw } from '#tests/loopback-server.ts'

test(
  'no package that is shipped has a known fault of high or critical severity',
  { timeout: 60_000 },
  async () => {
    const audit = await auditShipped()
    // Said in words, so that nobody takes silence for a clean bill; tests/lockfile.test.ts holds the versions meanwhile.
    process.stdout.write(
      audit.kind === 'answered'
        ? `npm audit: ${audit.packages} packages, ${audit.serious.length} with a serious fault\n`
        : `npm audit: NOT REACHED, nothing was checked: ${audit.why}\n`,
    )
    if (audit.kind === 'answered') expect(audit.serious).toEqual([])
    else expect(audit.why).toMatch(/\b(?:40[0-9]|50[0-9])\b|ENOTFOUND|EAI_AGAIN|ECONN|ETIMEDOUT|timeout/i)
  },
)

test('a registry that knows of a serious fault fails the audit', { timeout: 60_000 }, async () => {
  const { base, requests } = await serve((request, response) => {
    response.setHeader('content-type', 'application/json')
    if (!request.url?.endsWith('/advisories/bulk')) return void response.writeHead(404).end('{}')
    const advisory = (severity: string) => ({
      id: 1,
      url: 'https://advisories.example/1',
      title: `Made up, ${severity}`,
      severity,
      vulnerable_versions: '<999',
    })
    response.end(JSON.stringify({ hono: [advisory('critical')], minisearch: [advisory('moderate')] }))
  })
  const audit = await auditShipped(base)
  expect(requests.map(({ url }) => url)).toContain('/-/npm/v1/security/advisories/bulk')
  expect(audit).toMatchObject({
    kind: 'answered',
    serious: expect.arrayContaining(['hono, critical: Made up, critical']),
  })
  expect(JSON.stringify(audit)).not.toContain('minisearch')
})

test(
  'a registry that takes no such question, and one that hangs up, are told apart from a clean answer',
  {
    timeout: 60_000,
  },
  async () => {
    const { base } = await serve((_, response) => void response.writeHead(405, { allow: 'GET,HEAD' }).end())
    expect(await auditShipped(base)).toMatchObject({ kind: 'not reached', why: expect.stringMatching(/405/) })
    const dead = await serveRaw((socket) => socket.destroy())
    expect(await auditShipped(dead)).toMatchObject({ kind: 'not reached' })
  },
)

test('an answer that is neither is no pass', () => {
  expect(() => readAudit('{"vulnerabilities":{}}')).toThrow()
  expect(() => readAudit('')).toThrow()
})
