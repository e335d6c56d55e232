import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createLead } from '#features/leads/leads.server/create-lead.ts'
import { logActivity } from '#features/leads/leads.server/log-activity.ts'
import { createTask } from '#features/leads/tasks/tasks.server.ts'
import { personHolders } from '#server/personal-data.ts'
import { testCtx } from '#tests/context.ts'
import {
  allOf,
  bodies,
  confirmed,
  decide,
  erase,
  list,
  maeve,
  mentionIn,
  otherLead,
  places,
  search,
} from '#tests/mentions.ts'
import { rowWith, withoutReferences } from '#tests/mention-rows.ts'
import { setPossibleAside } from './decide-mention.server.ts'
import { answerRequest } from '#features/privacy/requests/handle-request.server.ts'
import { searchAgain } from './mention-search.server.ts'
import { getMention } from './mentions.server.ts'
import { exportPersonOf, getPrivacyRequest } from '#features/privacy/requests/privacy-requests.server.ts'

const byLabel = (a: unknown[], b: unknown[]) => String(a[0]).localeCompare(String(b[0]))

test('a mention in any column of any place is found, shown and taken out of it', async () => {
  const ctx = await testCtx()
  await withoutReferences(ctx)
  for (const place of places)
    for (const column of place.columns)
      await rowWith(ctx, place, column, `Ask Maéve Quill about ${place.id} ${column}`)
  const id = await confirmed(ctx)
  await search(ctx, id)
  const items = await allOf(ctx, id)
  const wanted = places.flatMap(({ label, columns }) => columns.map(() => label))
  expect(items.map(({ label }) => label).sort()).toEqual(wanted.sort())
  for (const item of items) {
    expect(item, item.label).toMatchObject({ isCertain: true, count: 1, state: 'open' })
    expect(item.excerpts).toMatchObject([{ before: 'Ask ', mention: 'Maéve Quill' }])
    const remove = decide(ctx.as('admin'), id, item, 'remove')
    if (item.removal === 'elsewhere') await expect(remove).rejects.toMatchObject({ code: 'conflict' })
    else await remove
  }
  for (const place of places) {
    const { rows } = await ctx.db.execute<{ row: string }>(sql`select t::text as row from ${place.table} t`)
    for (const column of place.columns) {
      const row = rows.find(({ row }) => row.includes(`about ${place.id} ${column}`))?.row
      if (place.removal === 'elsewhere') expect(row, place.id).toContain('Maéve Quill')
      else if (place.removal === 'record') expect(row, place.id).toBeUndefined()
      else expect(row, place.id).toContain('Ask [removed] about')
    }
  }
  const left = (await allOf(ctx, id)).map(({ removal }) => removal)
  expect(new Set(left)).toEqual(new Set(['elsewhere']))
})

test('the person’s own records are no mentions, and nothing is erased while one is undecided', async () => {
  const ctx = await testCtx({ limits: 'off' })
  const own = await createLead(ctx.as('sales'), {
    ...maeve,
    company: 'Quill Castings',
    phone: '020 7946 0123',
    source: 'manual',
  })
  await logActivity(ctx.as('sales'), { leadId: own.id, kind: 'note', body: 'Spoke with Maeve Quill' })
  const other = await otherLead(
    ctx,
    'Recommended by Maeve Quill, MAEVE.QUILL@castings.example, +44 (0)20 7946 0123.',
  )
  await createTask(ctx.as('sales'), {
    leadId: other,
    title: 'Thank Ms Quill',
    dueAt: ctx.clock.now().toISOString(),
  })
  const id = await confirmed(ctx)
  await expect(erase(ctx, id)).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('still running'),
  })
  await search(ctx, id)
  const page = await list(ctx, id)
  expect(page).toMatchObject({ certain: 1, possible: 2, decided: 0, search: { state: 'done', isCut: false } })
  expect(page.items.map(({ label, count, path }) => [label, count, path]).toSorted(byLabel)).toEqual([
    ['Entry of the log of changes', 1, null],
    ['Note on another lead', 3, `/lead-form/${other}`],
    ['Task for another lead', 1, `/lead-form/${other}`],
  ])
  expect((await getPrivacyRequest(ctx, personHolders, id)).mentions).toEqual([
    { label: 'Note on another lead', count: 1 },
  ])
  await expect(erase(ctx, id)).rejects.toMatchObject({ message: 'First decide each mention: 3 still open' })

  const admin = ctx.as('admin')
  const note = await mentionIn(ctx, id, 'Note on another lead')
  await decide(admin, id, note, 'remove')
  await decide(admin, id, note, 'remove')
  expect(await bodies(ctx)).toContain('Recommended by [removed], [removed], [removed].')
  await expect(decide(admin, id, note, 'not_theirs')).rejects.toMatchObject({ code: 'conflict' })
  await expect(erase(ctx, id)).rejects.toMatchObject({ message: 'First decide each mention: 2 still open' })
  const task = await mentionIn(ctx, id, 'Task for another lead')
  await decide(admin, id, task, 'keep', 'The offer to her firm is signed: Maeve Quill')
  await decide(admin, id, await mentionIn(ctx, id, 'Entry of the log of changes'), 'remove')
  const { kept } = await erase(ctx, id)
  expect(kept).toEqual([
    '1 × task for another lead, where you are mentioned: The offer to her firm is signed: Maeve Quill',
  ])
  const mail = await ctx.database.pool.query("select text from mails where kind = 'privacy.erased'")
  expect(mail.rows[0].text).toContain(kept[0])

  // What is kept of the request names nobody; each step was logged once.
  const stored = await ctx.database.pool.query(
    'select m::text as row from mentions m union all select s::text from mention_searches s union all select e::text from erasures e',
  )
  expect(JSON.stringify(stored.rows)).not.toMatch(/quill/i)
  expect(JSON.stringify(stored.rows)).toContain('is signed: [removed]')
  const log = await ctx.database.pool.query(
    'select action, "to" from audit_log where action like \'privacy.mention%\' order by at, action',
  )
  expect(log.rows.map(({ action }) => action).sort()).toEqual([
    'privacy.mention-keep',
    'privacy.mention-remove',
    'privacy.mention-remove',
  ])
  expect(JSON.stringify(log.rows)).not.toMatch(/quill/i)
})

test('a text that changed since it was read is left as it is, and one that changed for good needs no decision', async () => {
  const ctx = await testCtx({ limits: 'off' })
  await otherLead(ctx, 'Ask Maeve Quill')
  const id = await confirmed(ctx)
  await search(ctx, id)
  const note = await mentionIn(ctx, id, 'Note on another lead')
  await ctx.database.pool.query(
    "update activities set body = 'Ask Maeve Quill on Monday' where kind = 'note'",
  )
  await expect(decide(ctx.as('admin'), id, note, 'remove')).rejects.toMatchObject({ code: 'conflict' })
  expect(await bodies(ctx)).toEqual(['Ask Maeve Quill on Monday'])
  await decide(ctx.as('admin'), id, await mentionIn(ctx, id, 'Note on another lead'), 'remove')
  expect(await bodies(ctx)).toEqual(['Ask [removed] on Monday'])

  await otherLead(ctx, 'Maeve Quill again')
  await searchAgain(ctx.as('admin'), id)
  await search(ctx, id)
  await ctx.database.pool.query("update activities set body = 'Nobody' where body like 'Maeve%'")
  expect((await list(ctx, id)).items).toMatchObject([{ state: 'gone', excerpts: [] }])
  await erase(ctx, id)
})

test('only who may do it decides, only while the request is open, and only an erasure takes out', async () => {
  const ctx = await testCtx({ limits: 'off' })
  await otherLead(ctx, 'Ask Maeve Quill')
  const id = await confirmed(ctx, 'access')
  await search(ctx, id)
  const note = await mentionIn(ctx, id, 'Note on another lead')
  for (const role of ['sales', 'editor', 'analyst'] as const) {
    await expect(decide(ctx.as(role), id, note, 'not_theirs')).rejects.toMatchObject({ code: 'forbidden' })
    await expect(list(ctx.as(role), id)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(getMention(ctx.as(role), personHolders, id, note.id)).rejects.toMatchObject({
      code: 'forbidden',
    })
    await expect(searchAgain(ctx.as(role), id)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(setPossibleAside(ctx.as(role), id)).rejects.toMatchObject({ code: 'forbidden' })
  }
  await expect(decide(ctx.as('admin'), id, note, 'remove')).rejects.toMatchObject({ code: 'conflict' })
  const copy = await exportPersonOf(ctx.as('admin'), personHolders, id)
  expect(copy.mentions).toEqual([{ label: 'Note on another lead', count: 1 }])
  expect(JSON.stringify(copy)).not.toContain('Ask Maeve')
  await answerRequest(ctx.as('admin'), personHolders, {
    id,
    version: 2,
    outcome: 'done',
    text: 'Here it is',
    withCopy: true,
  })
  const mail = await ctx.database.pool.query("select text from mails where kind = 'privacy.answer'")
  expect(mail.rows[0].text).toContain('Note on another lead: 1')
  expect(mail.rows[0].text).not.toContain('Ask Maeve')
  await expect(decide(ctx.as('admin'), id, note, 'not_theirs')).rejects.toMatchObject({ code: 'conflict' })
})
