import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { checkOtherSites } from '#features/publishing/posts/staff-posts.server/check-other-sites.ts'
import { testCtx } from '#tests/context.ts'
import { startFakeBoards } from '#tests/fake-boards/fake-boards.ts'
import { guardFor } from '#tests/guarded-fetch.ts'
import { serve } from '#tests/loopback-server.ts'
import { dropDataDir, newDataDir } from '#tests/data-dir.ts'
import { startSite } from '#tests/site.ts'
import { modules, nodesOf, isNode } from '#tests/source-tree.ts'
import { eventually, postJson, signIn } from '#tests/visits.ts'
import { insideAddresses, openCanary } from './canary.ts'
import { isLong, noted, patienceMs } from './ledger.ts'

const patient = { timeout: patienceMs }

async function siteUnderAttack(env: Record<string, string> = {}) {
  const dataDir = await newDataDir()
  const names = fileURLToPath(new URL('names.ts', import.meta.url))
  const site = await startSite({ dataDir, env: { NODE_OPTIONS: `--import ${names}`, ...env } })
  onTestFinished(async () => {
    await site.stop()
    await dropDataDir(dataDir)
  })
  const headers = { authorization: `Bearer ${await signIn(site.url)}` }
  return { site, headers, post: (path: string, body: unknown) => postJson(site.url + path, body, headers) }
}

const checked = z.object({ items: z.array(z.object({ to: z.string(), verdict: z.string() })) })
const trial = z.object({ isRead: z.boolean() })

test(
  'no way to make the server ask for something reaches a listener inside, however its address is written',
  patient,
  async () => {
    const canary = await openCanary()
    const { direct, named, unreachable } = insideAddresses(canary.port)

    // The control: anyone who asks without looking gets in, by nearly every spelling.
    for (const address of direct) await fetch(address).catch(() => undefined)
    expect(canary.visits.length).toBeGreaterThan(direct.length / 2)
    canary.visits.length = 0

    const { post } = await siteUnderAttack()
    const all = [...direct, ...named, ...unreachable]
    const findings: string[] = []
    const web = all.filter((address) => /^https?:\/\//i.test(address))
    for (let from = 0; from < web.length; from += 20) {
      const answer = await post('/api/posts/other-sites', { addresses: web.slice(from, from + 20) })
      expect(answer.status).toBe(200)
      for (const { to, verdict } of checked.parse(await answer.json()).items)
        if (verdict !== 'not checked') findings.push(`link check: ${to} is ${verdict}`)
    }
    for (const address of isLong ? all : all.filter((_, i) => i % 3 === 0)) {
      for (const path of ['/jobs', '/feed.xml']) {
        const board = address.replace(/\/secret/, path)
        const answer = await post('/api/scanner/sources/trial', { address: board })
        if (answer.status === 200 ? trial.parse(await answer.json()).isRead : answer.status !== 422)
          findings.push(`trial: ${board} answered ${answer.status}`)
        if (!isLong) break
      }
    }
    // Stored boards are read by a job, which must look as well.
    for (const address of [...direct.slice(0, isLong ? 12 : 2), ...named])
      await post('/api/scanner/sources', { address: address.replace('/secret', '/jobs'), company: 'Inside' })
    await post('/api/scanner/scan', {})
    await eventually(async () => ((await post('/api/scanner/scan', {})).ok ? true : undefined), {
      withinMs: 5000,
      what: 'a scan',
    })
    await new Promise((done) => setTimeout(done, isLong ? 8000 : 1500))

    findings.push(...canary.visits.map((visit) => `the canary was reached: ${visit}`))
    expect(
      noted({
        attack: 'SSRF: addresses inside, direct and by name',
        payloads: all.length,
        targets: 3,
        findings,
      }),
    ).toEqual([])
  },
)

test('a board or a site that is allowed can’t send the server inside by a redirect', patient, async () => {
  const canary = await openCanary()
  const { direct, named, unreachable } = insideAddresses(canary.port)
  const locations = [...direct, ...named, ...unreachable, `//127.83.7.1:${canary.port}/secret`]
  const boards = await startFakeBoards()
  onTestFinished(boards.stop)
  const bases = Object.fromEntries(
    Object.entries(boards.bases).map(([name, base]) => [`JOBS_${name.toUpperCase()}_BASE`, base]),
  )
  const { post } = await siteUnderAttack(bases)
  const findings: string[] = []
  const tried = isLong ? locations : locations.filter((_, i) => i % 4 === 0)
  for (const location of tried) {
    boards.set('lever/acme', {
      fault: 'redirect',
      location: location.replace(/[^\x21-\x7e]/g, encodeURIComponent),
    })
    const answer = await post('/api/scanner/sources/trial', { address: 'https://jobs.lever.co/acme' })
    if (trial.parse(await answer.json()).isRead) findings.push(`board: ${location}`)
  }
  expect(boards.requests.length).toBeGreaterThanOrEqual(tried.length)

  const ctx = await testCtx({ role: 'editor' })
  let location = ''
  const outside = await serve((_, response) => response.writeHead(302, { location }).end())
  for (location of locations.map((one) => one.replace(/[^\x21-\x7e]/g, encodeURIComponent))) {
    const { items } = await checkOtherSites(ctx, [outside.base], guardFor(outside.base))
    if (items[0]?.verdict !== 'not checked') findings.push(`link check: ${location}`)
  }
  expect(outside.requests.length).toBeGreaterThanOrEqual(locations.length)
  findings.push(...canary.visits.map((visit) => `the canary was reached: ${visit}`))
  expect(
    noted({ attack: 'SSRF: redirects inside', payloads: locations.length, targets: 2, findings }),
  ).toEqual([])
})

/** What else may speak to the network, and to whom. */
const speakers: Record<string, string> = {
  'lib/fetch-guard/fetch-guard.ts': 'addresses that staff choose, through the guard',
  'features/job-scanner/sources/sources.server/host-pace.ts':
    'hands on to the guarded fetch that it is given',
  'features/chat/answering/answering.server/model-answer.ts':
    'the endpoint in LLM_BASE_URL, which only the operator sets',
  'lib/api-client.ts': 'in the browser, this site',
  'lib/event-source.ts': 'in the browser, this site',
  'lib/post-later.ts': 'in the browser, this site',
  'lib/object-store.ts': 'the store in BACKUP_S3_URL, which only the operator sets',
  'server/commands/doctor/check-site.ts':
    'SITE_URL, which only the operator sets, by a command of the operator',
}

test('nothing on the server asks for addresses but through the guard', () => {
  const found = modules()
    .filter(
      ({ path, isTest }) =>
        !isTest && /\.server\.ts$|\.server\/|^(?:server|jobs|db|lib)\/|\.(?:api|jobs)\.ts$/.test(path),
    )
    .filter(({ program, imports }) => {
      const isImporting = imports.some(
        ({ package: name, isType, names }) =>
          !isType &&
          /^(?:node:https?|undici)$/.test(name ?? '') &&
          names.some((one) => /request|^get$|fetch/i.test(one)),
      )
      const isFetching = [...nodesOf(program)].some(
        ({ node }) =>
          node.type === 'CallExpression' && isNode(node['callee']) && node['callee']['name'] === 'fetch',
      )
      return isImporting || isFetching
    })
    .map(({ path }) => path)
  expect(found).toContain('lib/fetch-guard/fetch-guard.ts')
  expect(found.filter((path) => !(path in speakers))).toEqual([])
})
