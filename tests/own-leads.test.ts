import { expect, test } from 'vitest'
import { changeRole } from '#features/users/roles/role-settings.server.ts'
import { testCtx, type TestCtx } from './context.ts'
import { foreignLead, foreignWords } from './own-leads.ts'
import { ownLeadsRows, type Group, type OwnLeadsRow } from './own-leads-rows.ts'
import { appOn } from './whole-app.ts'

type World = Awaited<ReturnType<typeof foreignLead>>

const limit = (ctx: TestCtx, seesOnlyOwnLeads: boolean) =>
  changeRole(ctx.as('owner'), { role: 'sales', seesOnlyOwnLeads })

const rowsOf = (group: Group) => ownLeadsRows.filter((row) => row.group === group)

/** What is sent with those that take something. */
function bodyOf({ name }: OwnLeadsRow, { ids, versions, ben, meetingAt }: World): unknown {
  const dueAt = '2026-11-20T10:00:00Z'
  const placed = { who: 'Two engineers', startsOn: '2026-11-02', endsOn: null, dayRate: null }
  const bodies: Record<string, unknown> = {
    'PATCH /api/leads/:id': { version: versions.lead, problem: 'Another one' },
    'POST /api/leads/:id/attachments': { id: crypto.randomUUID(), name: 'a.pdf', size: 3 },
    'PATCH /api/leads/:id/attachments/:fileId': { version: 1, name: 'b.pdf' },
    'POST /api/leads/:id/mails': { to: 'zoe@quillstone.example', subject: 'Hello', text: 'Words' },
    'POST /api/leads/:id/activities': { kind: 'note', body: 'Words' },
    'POST /api/leads/:id/tasks': { title: 'Call back', dueAt },
    'POST /api/leads/:id/people': { personId: ids.person },
    'POST /api/leads/:id/stage': { stage: 'contacted' },
    'POST /api/leads/:id/merge': { otherId: ids.lead, version: versions.own, otherVersion: versions.lead },
    'POST /api/leads/duplicates/dismiss': { leadId: ids.own, otherId: ids.lead },
    'PATCH /api/activities/:id': { seen: 'A note on the porosity of Quillstone', body: 'Another' },
    'POST /api/tasks': { title: 'Call back', dueAt, leadId: ids.lead },
    'PATCH /api/tasks/:id': { title: 'Another' },
    'POST /api/tasks/:id/invitations': {
      method: 'REQUEST',
      subject: 'Invitation',
      text: 'Hello',
      seen: { title: 'Visit to Quillstone', startsAt: meetingAt, minutes: 30, place: null },
    },
    'PATCH /api/messages/:id': { ownerId: ben.id, from: null },
    'POST /api/messages/:id/assign': { leadId: ids.lead },
    'POST /api/inbox/snooze': { kind: 'lead', id: ids.lead, until: '2026-11-21T10:00:00Z' },
    'POST /api/conversations/:id/answers': { text: 'Good morning' },
    'PATCH /api/conversations/:id/turns/:seq': { thumb: 1 },
    'POST /api/scanner/signals/lead': { companyKey: 'harbour robotic' },
    'PATCH /api/companies/:id': { version: 1, notes: 'Words' },
    'POST /api/companies/:id/archive': { isArchived: true },
    'POST /api/companies/:id/merge': { otherId: ids.otherCompany },
    'PATCH /api/people/:id': { version: 1, notes: 'Words' },
    'POST /api/people/:id/archive': { isArchived: true },
    'POST /api/people/:id/merge': { otherId: ids.otherPerson },
    'POST /api/suppliers/:id/shortlist': { leadId: ids.lead },
    'PATCH /api/suppliers/:id/shortlist/:entryId': { version: 1, outcome: 'chosen', note: null },
    'POST /api/suppliers/:id/placements': { ...placed, leadId: ids.lead },
    'PUT /api/suppliers/:id/placements/:placementId': { ...placed, version: 1 },
    'POST /api/leads': { name: 'Zoe', email: 'zoe@quillstone.example', source: 'manual' },
    'POST /api/leads/batch': {
      leads: [{ id: ids.lead, version: versions.lead }],
      action: { kind: 'tags', add: ['new'], remove: [] },
    },
  }
  return bodies[name]
}

function asking(ctx: TestCtx, world: World) {
  const { ask } = appOn(ctx)
  const ids: Record<string, string> = world.ids
  return (row: OwnLeadsRow) => {
    const [method = '', path = ''] = row.name.split(' ')
    const filled = (path + row.query).replace(/:(\w+)/g, (_, name: string) => {
      const record = row.params[name] ?? name
      return ids[record] ?? record
    })
    const isUpload = row.name.includes('/parts/')
    return ask(method, filled, {
      token: world.ann.token,
      body: isUpload ? 'abc' : bodyOf(row, world),
      ...(isUpload && { headers: { 'content-type': 'application/octet-stream' } }),
    })
  }
}

test('K9: whoever sees only their own leads is told that a colleague’s isn’t there, and changes nothing of it', async () => {
  const ctx = await testCtx({ limits: 'off' })
  const world = await foreignLead(ctx)
  const ask = asking(ctx, world)
  await limit(ctx, true)
  const log = () => ctx.database.pool.query('select count(*) from audit_log')
  const before = await log()
  const wrong: string[] = []
  for (const row of rowsOf('404')) {
    const { status, text } = await ask(row)
    if (status !== 404) wrong.push(`${row.name}: ${status} ${text.slice(0, 200)}`)
    for (const word of foreignWords) if (text.includes(word)) wrong.push(`${row.name} says ${word}`)
  }
  expect(wrong).toEqual([])
  expect((await log()).rows).toEqual(before.rows)
  // The same questions find something once the limit is lifted: it was the limit that hid it.
  await limit(ctx, false)
  const missing: string[] = []
  for (const row of rowsOf('404')) {
    const { status, text } = await ask(row)
    if ([403, 404, 422].includes(status) || status >= 500)
      missing.push(`${row.name}: ${status} ${text.slice(0, 200)}`)
  }
  expect(missing).toEqual([])
})

test('K9: a colleague’s leads stand in no list and in no count of whoever sees only their own', async () => {
  const ctx = await testCtx({ limits: 'off' })
  const world = await foreignLead(ctx)
  const ask = asking(ctx, world)
  await limit(ctx, true)
  const wrong: string[] = []
  const answers = new Map<string, string>()
  // What a company or a person is called is no lead: both are everybody’s.
  const isAboutParties = (name: string) => /companies|people|find/.test(name)
  for (const row of rowsOf('left out')) {
    const { status, text } = await ask(row)
    answers.set(row.name, text)
    if (![200, 201, 409].includes(status)) wrong.push(`${row.name}: ${status} ${text.slice(0, 200)}`)
    const isSent = row.name.startsWith('POST /api/leads')
    const marks = isAboutParties(row.name) ? ['porosity of', '777001'] : [...foreignWords, world.ben.id]
    for (const mark of [...marks, ...(isSent ? [] : [world.ids.lead])])
      if (text.includes(mark)) wrong.push(`${row.name} says ${mark}: ${text.slice(0, 300)}`)
  }
  expect(wrong).toEqual([])
  await limit(ctx, false)
  const same: string[] = []
  for (const row of rowsOf('left out')) {
    const { text } = await ask(row)
    if (text === answers.get(row.name)) same.push(row.name)
  }
  expect(same).toEqual([])
})
