import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createLead } from '#features/leads/leads.server/create-lead.ts'
import { deliverMails } from '#features/mail/mail-delivery.server.ts'
import { phoneKeyOf } from '#features/leads/email-key.ts'
import { personHolders } from '#server/personal-data.ts'
import { testCtx } from '#tests/context.ts'
import { asideCases, cases, people } from '#tests/mention-cases.ts'
import {
  bodies,
  confirmed,
  decide,
  erase,
  list,
  maeve,
  mentionIn,
  otherLead,
  runOf,
  search,
} from '#tests/mentions.ts'
import { hourMs } from '#lib/durations.ts'
import { setPossibleAside } from './decide-mention.server.ts'
import { readErasures, replayErasures } from '#features/privacy/erasure/erasures.server.ts'
import { mentionMatcher } from './mention-matcher.ts'
import { runSearch, searchAgain, searchDeadMs } from './mention-search.server.ts'
import type { MentionItem } from './mention.schema.ts'

test('the database looks at each text in which something is found', async () => {
  const ctx = await testCtx()
  for (const { who, text } of [...cases, ...asideCases]) {
    const { name, email, phone } = people[who]
    const { coarse, find } = mentionMatcher({
      emails: [email],
      phones: [phoneKeyOf(phone) ?? []].flat(),
      names: [name],
      shared: [],
    })
    if (find(text).length === 0) continue
    for (const stored of [text, JSON.stringify({ note: text })]) {
      const { rows } = await ctx.database.pool.query('select $1::text ~* $2 as fits', [stored, coarse])
      expect(rows[0].fits, `${who} in ${stored}`).toBe(true)
    }
  }
})

test('a name that someone else has too is possible only; the rest of those can be set aside together', async () => {
  const ctx = await testCtx({ limits: 'off' })
  await createLead(ctx.as('sales'), {
    name: 'maeve quill',
    email: 'another@plant.example',
    company: 'Other',
    source: 'manual',
  })
  await otherLead(ctx, 'Ask Maeve Quill or maeve.quill@castings.example')
  const id = await confirmed(ctx)
  await search(ctx, id)
  expect(await list(ctx, id)).toMatchObject({ certain: 1, possible: 4 })
  const [certain] = (await list(ctx, id)).items
  await decide(ctx.as('admin'), id, certain as MentionItem, 'remove')
  expect(await bodies(ctx)).toEqual(['Ask Maeve Quill or [removed]'])
  expect(await setPossibleAside(ctx.as('admin'), id)).toBe(4)
  expect(await setPossibleAside(ctx.as('admin'), id)).toBe(0)
  expect(await bodies(ctx)).toEqual(['Ask Maeve Quill or [removed]'])
  await erase(ctx, id)
})

test('a search goes on where it stopped, a new one ends the former, and decisions outlast it while the text is the same', async () => {
  const ctx = await testCtx({ limits: 'off' })
  await otherLead(ctx, 'Ask Maeve Quill')
  const id = await confirmed(ctx)
  await search(ctx, id, 0)
  expect((await list(ctx, id)).search).toMatchObject({ state: 'running', places: 1 })
  const former = await runOf(ctx, id)
  await searchAgain(ctx.as('admin'), id)
  expect(await runOf(ctx, id)).toBe(former)
  ctx.clock.advance(searchDeadMs + 1)
  expect((await list(ctx, id)).search).toMatchObject({ state: 'stopped' })
  await searchAgain(ctx.as('admin'), id)
  await runSearch(ctx, personHolders, { requestId: id, run: former })
  expect((await list(ctx, id)).search).toMatchObject({ state: 'running', places: 0 })
  await search(ctx, id)
  await decide(ctx.as('admin'), id, await mentionIn(ctx, id, 'Note on another lead'), 'not_theirs')
  await searchAgain(ctx.as('admin'), id)
  await search(ctx, id)
  expect((await list(ctx, id)).items).toEqual([])
  await ctx.database.pool.query("update activities set body = body || ' today'")
  ctx.clock.advance(25 * hourMs)
  await expect(erase(ctx, id)).rejects.toMatchObject({
    message: expect.stringContaining('more than a day old'),
  })
  await searchAgain(ctx.as('admin'), id)
  await search(ctx, id)
  expect((await list(ctx, id)).items).toHaveLength(1)
})

test('a mail that is a file is found and deleted, no matter who it is to', async () => {
  const ctx = await testCtx({ limits: 'off' })
  const folder = join(ctx.settings.dataDir, 'mail')
  await mkdir(folder, { recursive: true })
  const name = `20261118T100000-contact.sales-${crypto.randomUUID()}.eml`
  await writeFile(
    join(folder, name),
    'To: orla@foundry.example\r\nSubject: =?UTF-8?Q?From_Ma=C3=A9ve?=\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\nMa=C3=A9ve Qu=\r\nill was here',
  )
  await writeFile(
    join(folder, `20261118T100000-contact.sales-${crypto.randomUUID()}.eml`),
    'Subject: Hello\r\n\r\nNobody',
  )
  const id = await confirmed(ctx)
  await search(ctx, id)
  const file = await mentionIn(ctx, id, 'Mail as a file')
  expect(file).toMatchObject({ removal: 'record', count: 1 })
  await decide(ctx.as('admin'), id, file, 'remove')
  await decide(ctx.as('admin'), id, file, 'remove')
  expect(await readdir(folder)).toHaveLength(1)
})

test('of mails as files those to the person are no mentions, nor are those to accounts', async () => {
  const ctx = await testCtx({ limits: 'off' })
  const mail = { to: 'orla@foundry.example', subject: 'Maeve Quill', text: 'Maeve Quill', html: '' }
  const [others] = [
    await ctx.sendMail({ ...mail, kind: 'contact.sales' }),
    await ctx.sendMail({ ...mail, kind: 'contact.thanks', to: maeve.email }),
    await ctx.sendMail({ ...mail, kind: 'user.reset' }),
  ]
  const { rows } = await ctx.database.pool.query('select id from mails')
  await deliverMails(
    ctx,
    rows.map(({ id }) => id),
  )
  expect(await readdir(join(ctx.settings.dataDir, 'mail'))).toHaveLength(3)
  const id = await confirmed(ctx)
  await search(ctx, id)
  const files = (await list(ctx, id)).items.filter(({ label }) => label === 'Mail as a file')
  expect(files).toHaveLength(1)
  const { rows: found } = await ctx.database.pool.query(
    "select record from mentions where place = 'mail_files'",
  )
  expect(found).toEqual([{ record: expect.stringMatching(`-contact\\.sales-${others}\\.eml$`) }])
})

test('after a restore a record that went whole goes again, and so does a mail that is a file', async () => {
  const ctx = await testCtx({ limits: 'off' })
  const folder = join(ctx.settings.dataDir, 'mail')
  const name = `20261118T100000-contact.sales-${crypto.randomUUID()}.eml`
  const write = async () => {
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, name), 'Subject: Hello\r\n\r\nMaeve Quill was here')
    const query = 'insert into missed_searches (day, query) values ($1, $2)'
    for (const words of ['maeve quill', 'pumps'])
      await ctx.database.pool.query(query, ['2026-11-18', words]).catch(() => undefined)
  }
  await write()
  const id = await confirmed(ctx)
  await search(ctx, id)
  for (const item of (await list(ctx, id)).items) await decide(ctx.as('admin'), id, item, 'remove')
  await erase(ctx, id)
  const log = await readErasures(ctx)
  await ctx.database.pool.query('delete from erasures')
  await write()
  expect(await readdir(folder)).toEqual([name])
  await replayErasures(ctx, personHolders, log)
  expect(await readdir(folder)).toEqual([])
  const { rows } = await ctx.database.pool.query('select query from missed_searches')
  expect(rows).toEqual([{ query: 'pumps' }])
})

test('after a restore a mention is taken out again of the text it was taken out of, and of no other', async () => {
  const ctx = await testCtx({ limits: 'off' })
  await otherLead(ctx, 'Ask Maeve Quill')
  await otherLead(ctx, 'Or Maeve Quill')
  const id = await confirmed(ctx)
  await search(ctx, id)
  for (const item of (await list(ctx, id)).items) await decide(ctx.as('admin'), id, item, 'remove')
  await erase(ctx, id)
  const log = await readErasures(ctx)
  await ctx.database.pool.query('delete from erasures')
  await ctx.database.pool.query("update activities set body = replace(body, '[removed]', 'Maeve Quill')")
  await ctx.database.pool.query("update activities set body = 'Or Maeve Quill Senior' where body like 'Or%'")
  await replayErasures(ctx, personHolders, log)
  expect((await bodies(ctx)).sort()).toEqual(['Ask [removed]', 'Or Maeve Quill Senior'])
})
