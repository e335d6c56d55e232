import { expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { enquiries, quarantinedEnquiries } from '#features/leads/enquiry.table.server.ts'
import { leads } from '#features/leads/lead.table.server.ts'
import { releaseApi } from '#features/intake/release.api.ts'
import { keepTeamRequest, listTeamRequests, submitTeamRequest } from './team-request.server.ts'
import { submitTeamRequestForm } from './team-request-form.server.ts'
import type { TeamRequestInput } from './team-request.schema.ts'
import { teamRequests } from './team-request.table.server.ts'

const ann = (ctx: TestCtx, change: Partial<TeamRequestInput> = {}): TeamRequestInput => ({
  name: 'Ann Byrne',
  email: 'ann@castings.example',
  company: 'Byrne Castings',
  roles: { 'ml-engineer': 2, 'data-engineer': '1', 'ai-engineer': '' },
  seniority: 'senior',
  start: 'month',
  length: 'half',
  place: 'hybrid',
  location: 'Leeds',
  budget: 'engineer',
  skills: 'PyTorch, OPC UA; PyTorch ,',
  message: 'We lose 4 % to porosity.',
  formStartTime: String(ctx.clock.now().getTime() - 60_000),
  ...change,
})
const mailKinds = async (ctx: TestCtx) =>
  (await ctx.db.execute<{ kind: string }>(sql`select kind from mails order by kind`)).rows.map(
    ({ kind }) => kind,
  )

test('a request writes lead, enquiry, request and both mails, and promises a reply', async () => {
  const ctx = await testCtx({ role: 'visitor', now: '2026-11-20T17:30:00Z' })
  const answer = await submitTeamRequest(ctx, ann(ctx))
  expect(answer).toMatchObject({ success: true, replyBy: '2026-11-23T17:30:00.000Z' })
  const [lead] = await ctx.db.select().from(leads)
  expect(lead).toMatchObject({ source: 'team_request', company: 'Byrne Castings' })
  const [request, ...more] = await listTeamRequests(ctx.as('sales'), lead?.id ?? '')
  expect(more).toEqual([])
  expect(request).toEqual({
    id: answer.id,
    requestedAt: '2026-11-20T17:30:00.000Z',
    roles: [
      { role: 'ml-engineer', count: 2 },
      { role: 'data-engineer', count: 1 },
    ],
    seniority: 'senior',
    start: 'month',
    startBy: '2026-12-20',
    length: 'half',
    place: 'hybrid',
    location: 'Leeds',
    rateFrom: 800,
    rateTo: 1050,
    skills: ['PyTorch', 'OPC UA'],
  })
  const [enquiry] = await ctx.db.select().from(enquiries)
  expect(enquiry?.message).toContain('Roles: 2 × ML engineer, 1 × Data engineer')
  expect(enquiry?.message).toContain('We lose 4 % to porosity.')
  expect(enquiry?.consents).toHaveLength(2)
  expect(await mailKinds(ctx)).toEqual(['team-request.acknowledgement', 'team-request.sales'])
})

test('what was left open is null, and the request goes with its enquiry', async () => {
  const ctx = await testCtx({ role: 'visitor' })
  const { name, email, company, formStartTime } = ann(ctx)
  await submitTeamRequest(ctx, {
    name,
    email,
    company,
    formStartTime,
    roles: { 'nlp-engineer': 1 },
    start: '',
  })
  const [row] = await ctx.db.select().from(teamRequests)
  expect(row).toMatchObject({ seniority: null, startBy: null, rateTo: null, place: null, skills: [] })
  await ctx.db.delete(leads)
  expect(await ctx.db.$count(teamRequests)).toBe(0)
})

test('when the request can’t be stored, neither is the lead, and no mail goes out', async () => {
  const ctx = await testCtx({ role: 'visitor' })
  await ctx.db.execute(sql`alter table team_requests add constraint never check (location <> 'Leeds')`)
  await expect(submitTeamRequest(ctx, ann(ctx))).rejects.toThrow()
  expect(await ctx.db.$count(leads)).toBe(0)
  expect(await mailKinds(ctx)).toEqual([])
})

test('sent twice it is one request; other roles are another one of the same lead', async () => {
  const ctx = await testCtx({ role: 'visitor', limits: 'off' })
  const [first, second] = await Promise.all([
    submitTeamRequest(ctx, ann(ctx)),
    submitTeamRequest(ctx, ann(ctx)),
  ])
  expect(second?.id).toBe(first?.id)
  await submitTeamRequest(ctx, ann(ctx, { roles: { 'mlops-engineer': 1 } }))
  expect(await ctx.db.$count(leads)).toBe(1)
  const [lead] = await ctx.db.select().from(leads)
  expect(await listTeamRequests(ctx.as('sales'), lead?.id ?? '')).toHaveLength(2)
})

test('two firms may ask for the same roles without a word of their own', async () => {
  const ctx = await testCtx({ role: 'visitor' })
  const plain = { message: '', skills: '' }
  await submitTeamRequest(ctx, ann(ctx, plain))
  await submitTeamRequest(ctx, ann(ctx, { ...plain, email: 'bob@other.example' }))
  expect(await ctx.db.$count(leads)).toBe(2)
})

test('a doubtful request waits without lead or mail; released, it has its request and its mails', async () => {
  const ctx = await testCtx({ role: 'visitor' })
  await submitTeamRequest(ctx, ann(ctx, { company: 'www.spam.example' }))
  expect(await ctx.db.$count(teamRequests)).toBe(0)
  const [waiting] = await ctx.db.select().from(quarantinedEnquiries)
  const [release] = releaseApi({ contact: async () => undefined, team_request: keepTeamRequest })
  await release?.handle(ctx.as('sales'), {
    params: { id: waiting?.id },
    query: undefined,
    body: undefined,
    request: new Request('https://site.test'),
    isForm: false,
    upload: new Uint8Array(),
  })
  expect(await ctx.db.$count(teamRequests)).toBe(1)
  expect(await mailKinds(ctx)).toEqual(['team-request.acknowledgement', 'team-request.sales'])
})

test('the limits are those of all forms together: three in five minutes', async () => {
  const ctx = await testCtx({ role: 'visitor' })
  for (let i = 0; i < 3; i++) await submitTeamRequest(ctx, ann(ctx, { email: `a${i}@castings.example` }))
  await expect(submitTeamRequest(ctx, ann(ctx, { email: 'b@castings.example' }))).rejects.toMatchObject({
    code: 'rate_limited',
  })
})

const posted = (fields: Record<string, string>) =>
  new Request('https://site.test/team-augmentation', { method: 'POST', body: new URLSearchParams(fields) })

test('a form without script is taken, or comes back with what was typed and why', async () => {
  const ctx = await testCtx({ role: 'visitor' })
  const typed = {
    name: 'Ann Byrne',
    email: 'ann@castings.example',
    company: 'Byrne Castings',
    'roles.ml-engineer': '',
  }
  const refused = await submitTeamRequestForm(ctx, posted({ ...typed, location: 'Cork' }))
  expect(refused).toMatchObject({
    isSent: false,
    status: 422,
    state: { values: { location: 'Cork' }, errors: { roles: 'Please choose at least one role' } },
  })
  const taken = await submitTeamRequestForm(
    ctx,
    posted({ ...typed, 'roles.ml-engineer': '2', start: '', page: '/team-augmentation' }),
  )
  expect(taken).toEqual({ isSent: true })
  expect((await ctx.db.select().from(teamRequests))[0]?.roles).toEqual([{ role: 'ml-engineer', count: 2 }])
})
