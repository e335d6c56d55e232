import { expect, test } from 'vitest'
import { apiApp } from '#tests/api-app.ts'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { dayMs, hourMs } from '#lib/durations.ts'
import { listLeads } from '#features/leads/leads.server/list-leads.ts'
import { createLead } from '#features/leads/leads.server/create-lead.ts'
import { recordEnquiry } from '#features/leads/leads.server/record-enquiry.ts'
import { logActivity } from '#features/leads/leads.server/log-activity.ts'
import { createView, deleteView, listViews, updateView } from '#features/leads/leads.server/lead-views.ts'
import { takeBack } from '#tests/take-back.ts'
import { defaultViews } from './default-views.ts'
import { leadQuery } from '#features/leads/lead-query.schema.ts'
import { leadViewsApi } from './lead-views.api.ts'
import { mostViews, newView, viewQuery, type ViewQuery } from './lead-view.schema.ts'
import { leadHolder } from '#features/leads/person.server.ts'

const save = (ctx: TestCtx, name: string, query: ViewQuery = { stage: 'open' }, isShared = false) =>
  createView(ctx, newView.parse({ name, query, isShared }))
const namesFor = async (ctx: TestCtx) => (await listViews(ctx)).map(({ name }) => name)

test('a view is one’s own until it is shared; then colleagues see whose it is and can’t change it', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const colleague = ctx.as('sales')
  const view = await save(ctx, 'Expo', { tag: 'expo', sort: '-engagement', view: 'board' })
  expect(view).toMatchObject({ owner: null, query: { tag: 'expo', sort: '-engagement', view: 'board' } })
  expect(await namesFor(colleague)).toEqual([])
  await updateView(ctx, view.id, { isShared: true })
  expect(await listViews(colleague)).toMatchObject([{ name: 'Expo', isShared: true, owner: 'Test sales' }])
  await expect(updateView(colleague, view.id, { name: 'Mine' })).rejects.toMatchObject({ code: 'not_found' })
  await expect(deleteView(colleague, view.id)).rejects.toMatchObject({ code: 'not_found' })
})

test('an administrator tidies up shared views, never private ones', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const shared = await save(ctx, 'Shared', {}, true)
  const own = await save(ctx, 'Own')
  const admin = ctx.as('admin')
  await expect(deleteView(admin, own.id)).rejects.toMatchObject({ code: 'not_found' })
  await deleteView(admin, shared.id)
  expect(await namesFor(ctx)).toEqual(['Own'])
})

test('two views of one person can’t have the same name, also when both are saved at once', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const results = await Promise.allSettled([save(ctx, 'Expo'), save(ctx, 'EXPO')])
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'conflict', errors: { name: expect.any(String) } },
  })
  await save(ctx.as('sales'), 'Expo')
})

test('K7: one’s own view that was deleted comes back as it was, unless its name was taken meanwhile', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const view = await save(ctx, 'Expo', { tag: 'expo' }, true)
  const { undo } = await deleteView(ctx, view.id)
  await takeBack(ctx, undo ?? '')
  expect(await listViews(ctx)).toEqual([view])
  const again = await deleteView(ctx, view.id)
  await save(ctx, 'expo')
  await expect(takeBack(ctx, again.undo ?? '')).rejects.toMatchObject({ code: 'conflict' })
  expect(await namesFor(ctx)).toEqual(['expo'])
})

test('a view is renamed and replaced, and goes for good', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const { id } = await save(ctx, 'Expo')
  await updateView(ctx, id, { name: 'Expo 2026', query: { tag: 'expo' } })
  expect(await listViews(ctx)).toMatchObject([{ name: 'Expo 2026', query: { tag: 'expo' } }])
  await deleteView(ctx, id)
  await expect(deleteView(ctx, id)).rejects.toMatchObject({ code: 'not_found' })
  expect(await namesFor(ctx)).toEqual([])
})

test('nobody keeps more views than a list can show', async () => {
  const ctx = await testCtx({ role: 'sales' })
  for (let i = 0; i < mostViews; i++) await save(ctx, `View ${i}`)
  await expect(save(ctx, 'One more')).rejects.toMatchObject({ code: 'invalid' })
})

test('every view that everybody has opens a list, and "Waiting for a reply" holds who waits, the most urgent first', async () => {
  const ctx = await testCtx({ role: 'sales', now: '2026-11-18T09:00:00Z' })
  const enquire = (name: string) =>
    recordEnquiry(ctx, {
      source: 'contact',
      name,
      email: `${name.toLowerCase()}@acme.example`,
      touch: {},
      consents: [],
    })
  await enquire('First')
  ctx.clock.advance(hourMs)
  await enquire('Second')
  const { leadId } = await enquire('Answered')
  await logActivity(ctx, { leadId, kind: 'call', body: 'Spoke' })
  await createLead(ctx, { name: 'By hand', source: 'manual' })
  const open = async (query: ViewQuery) => {
    const { view: _, ...search } = viewQuery.parse(query)
    return (await listLeads(ctx, leadQuery.parse(search))).items.map(({ name }) => name)
  }
  for (const { query } of defaultViews) await open(query)
  const waiting = defaultViews.find(({ name }) => name === 'Waiting for a reply')
  expect(await open(waiting?.query ?? {})).toEqual(['First', 'Second'])
  expect(await open({ since: 'week', sort: 'name' })).toEqual(['Answered', 'By hand', 'First', 'Second'])
  ctx.clock.advance(7 * dayMs)
  expect(await open({ since: 'week' })).toEqual([])
})

test('an erasure takes the views that search for the person', async () => {
  const ctx = await testCtx({ role: 'sales' })
  await save(ctx, 'Chasing', { q: 'Ann@Castings.example' })
  await save(ctx, 'Expo', { tag: 'expo' })
  const person = { emailKey: 'ann@castings.example', leadIds: [], recordIds: [] }
  expect(await leadHolder.exportPerson(ctx, person)).toMatchObject([{ fields: { name: 'Chasing' } }])
  expect(await leadHolder.erasePerson(ctx, person)).toBe(1)
  expect(await namesFor(ctx)).toEqual(['Expo'])
})

test('the API refuses roles without leads, and views that open nothing', async () => {
  const { ctx, app } = await apiApp(leadViewsApi, 'sales')
  for (const role of ['editor', 'analyst'] as const)
    await expect(listViews(ctx.as(role))).rejects.toMatchObject({ code: 'forbidden' })
  const post = async (body: unknown) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await app.request('/api/lead-views', {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    return answer.status
  }
  const good = { name: 'Expo', query: { tag: 'expo' }, isShared: false }
  for (const body of [
    { ...good, name: '  ' },
    { ...good, name: 'x'.repeat(41) },
    { ...good, query: { stage: 'nowhere' } },
    { ...good, query: { q: 'x'.repeat(201) } },
    { ...good, query: 'tag=expo' },
    { ...good, name: 'Nul \0' },
    { name: 'Expo' },
  ])
    expect(await post(body), JSON.stringify(body).slice(0, 80)).toBe(422)
  expect(await post({ ...good, query: { ...good.query, cursor: 'x', limit: 9, __proto__: null } })).toBe(201)
  expect((await listViews(ctx))[0]?.query).toEqual({ tag: 'expo' })
})
