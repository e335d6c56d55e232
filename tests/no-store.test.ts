import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { readinessModel } from '#content/readiness/model.ts'
import { createSession } from '#features/users/sign-in/sessions.server.ts'
import { submitPrivacyRequest } from '#features/privacy/privacy.server.ts'
import { endpoints } from '#server/app.ts'
import { backupSiteOf, workOff } from './backup-site.ts'
import { testCtx } from './context.ts'
import { check, run, upload } from './imports.ts'
import { createTestUser } from './users.ts'
import { enquiry } from './visits.ts'
import { appOn } from './whole-app.ts'

/** The app on an empty database, asked by its owner; notes every answer that a browser or a proxy may keep. */
async function watchedApp() {
  const ctx = await testCtx({ limits: 'off' })
  const { ask } = appOn(ctx)
  const { id } = await createTestUser(ctx, 'owner')
  const kept: string[] = []
  const statuses = new Map<string, number>()
  const call = async (method: string, path: string, body?: unknown, token?: string) => {
    // A session of its own: some endpoints end the one that asks.
    const bearer = token ?? (await createSession(ctx.as('visitor'), id))
    const answer = await ask(method, path, { token: bearer, body })
    const control = answer.headers.get('cache-control') ?? ''
    if (!control.split(/, */).includes('no-store'))
      kept.push(`${method} ${path} ${answer.status}: “${control}”`)
    if (!token) statuses.set(`${method} ${path}`, answer.status)
    return answer
  }
  return { ctx, call, kept, statuses }
}

test('no answer of any endpoint may be kept, whether it is data, a refusal or an address that is none', async () => {
  const { call, kept, statuses } = await watchedApp()
  for (const { method, path } of endpoints) {
    const address = path.replace(/:\w+/g, () => randomUUID())
    await call(method, address)
    await call(method, address, undefined, 'no token')
    await call('PROPFIND', address)
    await call('OPTIONS', address)
  }
  for (const path of ['/api/openapi.json', '/api/nothing', '/api/']) await call('GET', path)
  expect(kept).toEqual([])
  const read = [...statuses].filter(([asked, status]) => asked.startsWith('GET') && status === 200)
  expect(read.length).toBeGreaterThan(35)
})

test('nor may a file: the export of leads, the report of an import, a person’s copy, a report as PDF, a backup, lists of the scanner', async () => {
  const { ctx, call, kept } = await watchedApp()
  const done = async (method: string, path: string, body?: unknown, token?: string) => {
    const answer = await call(method, path, body, token)
    expect(answer.status, `${method} ${path} ${answer.text.slice(0, 200)}`).toBeLessThan(300)
    return answer
  }
  const formStartTime = String(ctx.clock.now().getTime() - 60_000)
  await done('POST', '/api/contact', enquiry({ formStartTime }))
  const lead = JSON.parse((await done('GET', '/api/leads')).text).items[0].id
  await done('GET', `/api/leads/${lead}`)
  expect((await done('GET', '/api/leads/export')).headers.get('content-type')).toContain('text/csv')

  const imported = await upload(ctx, 'Name,Email\nAnn,a@x.example\n')
  await check(ctx, imported)
  await run(ctx, imported)
  await done('GET', `/api/lead-imports/${imported}/report.csv`)

  await submitPrivacyRequest(ctx.as('visitor'), {
    name: 'Maeve',
    email: 'maeve@plant.example',
    kind: 'access',
  })
  const { id: request, version } = JSON.parse((await done('GET', '/api/privacy-requests?state=open')).text)
    .items[0]
  await done('POST', `/api/privacy-requests/${request}/identity`, {
    version: version ?? 1,
    how: 'Called back',
  })
  for (const as of ['json', 'text']) await done('GET', `/api/privacy-requests/${request}/copy?as=${as}`)

  const { id, key } = JSON.parse((await done('POST', '/api/assessments', {})).text)
  const answers = readinessModel.questions.map((one) => ({ question: one.id, value: 2 }))
  await done('PATCH', `/api/assessments/${id}`, { answers }, key)
  await done('POST', `/api/assessments/${id}/complete`, {}, key)
  expect((await done('GET', `/api/assessments/${id}/report.pdf?key=${key}`)).text).toMatch(/^%PDF/)

  await done('GET', '/api/scanner/jobs/export')
  await done('GET', '/api/scanner/signals/export')
  await done('GET', '/api/search?q=vision')

  await done('POST', '/api/backups')
  await workOff(await backupSiteOf(ctx))
  const backup = JSON.parse((await done('GET', '/api/backups')).text).items[0].id
  const { url } = JSON.parse((await done('POST', `/api/backups/${backup}/ticket`)).text)
  // Asking what there would be uses nothing up.
  for (let n = 0; n < 3; n++) expect((await call('HEAD', url)).status).toBe(405)
  for (const path of ['/api/leads/export', `/api/privacy-requests/${request}/copy?as=json`])
    expect((await call('HEAD', path)).status, path).toBe(405)
  expect((await done('GET', url)).headers.get('content-length')).toMatch(/^\d{3,}$/)
  expect((await call('GET', url)).status).toBe(404)
  expect(kept).toEqual([])
})
