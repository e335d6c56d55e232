import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { createMailbox, deleteMailbox } from '#features/correspondence/mailboxes.server.ts'
import { createTemplate, deleteTemplate } from '#features/correspondence/write/templates.server.ts'
import { createSource } from '#features/job-scanner/sources/sources.server/create-source.ts'
import { removeSource } from '#features/job-scanner/sources/sources.server/remove-source.ts'
import { createIssue, deleteIssue } from '#features/newsletter/issues/issues.server.ts'
import { createRoom, deleteRoom } from '#features/notifications/notifications.server/rooms.ts'
import {
  removeEntryPicture,
  setEntryPicture,
} from '#features/publishing/firm/entries.server/entry-picture.ts'
import { createEntry, deleteEntry } from '#features/publishing/firm/entries.server/save-entry.ts'
import { createPost } from '#features/publishing/posts/staff-posts.server/create-post.ts'
import { deletePost } from '#features/publishing/posts/staff-posts.server/move-post.ts'
import { savePost } from '#features/publishing/posts/staff-posts.server/save-post.ts'
import {
  createRedirect,
  deleteRedirect,
} from '#features/publishing/redirects/redirects.server/save-redirect.ts'
import { staffEndpoints } from '#server/app.ts'
import { dayMs } from '#lib/durations.ts'
import { testCtx, type TestCtx } from './context.ts'
import { takeBack } from './take-back.ts'
import { createTestUser } from './users.ts'

const gone = { code: 'gone' }

/** What does not come back once it was deleted, and why. */
const forGood: Record<string, string> = {
  '/api/user/sessions': 'ends access',
  '/api/user/sessions/:id': 'ends access',
  '/api/user/mfa': 'ends a second step, whose secret is to be made anew',
  '/api/users/:id': 'ends access; who was disabled is made active again in the list',
  '/api/users/:id/mfa': 'ends a second step, whose secret is to be made anew',
  '/api/users/:id/sessions': 'ends access',
  '/api/users/invitations/:id': 'ends a link into the staff area; a new one is sent',
  '/api/leads/:id/people/:personId':
    'takes a person off a lead; both stay, and one adds them again beside it',
  '/api/lead-claims/:id': 'says that one no longer looks at a lead; nothing is lost',
  '/api/lead-imports/:id': 'gives up an import that wrote nothing; its file is with who chose it',
  '/api/attachments/:id': 'a file of a mail that was not sent; it is with who chose it',
  '/api/backups/:id': 'a file outside the database, asked for twice',
}

test('K7: every deletion in the staff area answers with what takes it back, or has a reason not to', () => {
  const deletions = staffEndpoints.filter(({ method }) => method === 'DELETE')
  expect(deletions.length).toBeGreaterThan(25)
  const mendable = deletions.filter(
    ({ response }) => response instanceof z.ZodMiniObject && 'undo' in response.shape,
  )
  const paths = (list: typeof deletions) => list.map(({ path }) => path).toSorted()
  expect(paths(deletions.filter((one) => !mendable.includes(one)))).toEqual(Object.keys(forGood).toSorted())
})

interface Case {
  tables: string[]
  make(ctx: TestCtx): Promise<() => Promise<{ undo?: string }>>
}

const entry = {
  kind: 'person' as const,
  fields: { name: 'Example Ann', role: 'Engineer', did: 'Measured.', alt: '', profile: '' },
}
const makeEntry = async (ctx: TestCtx) => {
  const { id, version } = await createEntry(ctx, entry)
  const bytes = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#345' } })
    .jpeg()
    .toBuffer()
  return setEntryPicture(ctx, { id, version, bytes })
}
const template = { name: 'First answer', subject: 'Your enquiry', text: 'Hello {{first name}}' }
const mailbox = {
  name: 'Sales',
  host: 'imap.site.test',
  port: 993,
  isSecure: true,
  user: 'sales',
  folders: ['INBOX'],
  isActive: true,
  password: 'a long password',
}
const board = {
  address: 'https://boards.greenhouse.io/example',
  company: 'Example',
  schedule: 'daily' as const,
}

/** Everything of a screen that deletes rows, with the tables that hold what is deleted. */
const deletions: Record<string, Case> = {
  'a mail template': {
    tables: ['mail_templates'],
    async make(ctx) {
      const { id } = await createTemplate(ctx, template)
      return () => deleteTemplate(ctx, id)
    },
  },
  'a mailbox, with how far it was read': {
    tables: ['mailboxes', 'mailbox_folders'],
    async make(ctx) {
      const { id } = await createMailbox(ctx, mailbox)
      await ctx.db.execute(
        sql`insert into mailbox_folders (mailbox_id, path, uid_validity, last_uid) values (${id}, 'INBOX', 4294967295, 17)`,
      )
      return () => deleteMailbox(ctx, id)
    },
  },
  'a chat room': {
    tables: ['notice_rooms'],
    async make(ctx) {
      const url = 'https://hooks.slack.com/services/T0/B0/x'
      const { id } = await createRoom(ctx, { kind: 'slack', name: '#sales', url, kinds: ['reply_breached'] })
      return () => deleteRoom(ctx, id)
    },
  },
  'a draft, with its history': {
    tables: ['posts', 'post_versions'],
    async make(ctx) {
      const post = await createPost(ctx, { title: 'Kilns that’s “hot”' })
      await savePost(ctx, { ...post, fields: { ...post.fields, body: 'A first line.\n\nAnd \\u0041.' } })
      return () => deletePost(ctx, post.id)
    },
  },
  'a redirect, with how often it was followed': {
    tables: ['redirects'],
    async make(ctx) {
      const { id } = await createRedirect(ctx, { from: '/old', to: '/about-us', status: 301 })
      await ctx.db.execute(sql`update redirects set hits = 41, last_hit_at = now()`)
      return () => deleteRedirect(ctx, id)
    },
  },
  'a person of the firm, with the photo': {
    tables: ['firm_entries', 'pictures', 'picture_files'],
    async make(ctx) {
      const { id } = await makeEntry(ctx)
      return () => deleteEntry(ctx, id)
    },
  },
  'a draft of a newsletter': {
    tables: ['newsletter_issues'],
    async make(ctx) {
      const { id } = await createIssue(ctx)
      return () => deleteIssue(ctx, id)
    },
  },
  'a job board, with its runs and jobs': {
    tables: ['job_sources', 'job_runs', 'scanned_jobs'],
    async make(ctx) {
      const { id } = await createSource(ctx, board)
      return () => removeSource(ctx, id)
    },
  },
}

const stored = async (ctx: TestCtx, tables: string[]) =>
  Promise.all(
    tables.map(async (name) => {
      const { rows } = await ctx.db.execute<{ row: unknown }>(
        sql`select to_jsonb(t) as row from ${sql.identifier(name)} t order by to_jsonb(t)::text`,
      )
      return rows.map(({ row }) => row)
    }),
  )

test.for(Object.entries(deletions))(
  'K7: %s that was deleted comes back as it was, once, within a day, by who deleted it',
  async ([, { tables, make }]) => {
    const first = await testCtx()
    const { ctx } = await createTestUser(first, 'owner')
    const other = await createTestUser(first, 'owner', 'other@site.test')
    const remove = await make(ctx)
    const before = await stored(ctx, tables)
    expect(before[0]).toHaveLength(1)
    const { undo = '' } = await remove()
    expect((await stored(ctx, tables)).flat()).toEqual([])
    await expect(takeBack(other.ctx, undo)).rejects.toMatchObject(gone)
    expect(await takeBack(ctx, undo)).toEqual({ changed: [], skipped: [] })
    expect(await stored(ctx, tables)).toEqual(before)
    await expect(takeBack(ctx, undo), 'a second press').rejects.toMatchObject(gone)
    const late = await remove()
    ctx.clock.advance(dayMs + 1)
    await expect(takeBack(ctx, late.undo ?? '')).rejects.toMatchObject(gone)
    expect((await stored(ctx, tables)).flat()).toEqual([])
  },
)

test('K7: two servers that take one deletion back at the same moment do so once', async () => {
  const ctx = await testCtx({ role: 'owner' })
  const { id } = await createTemplate(ctx, template)
  const { undo } = await deleteTemplate(ctx, id)
  const done = await Promise.allSettled([takeBack(ctx, undo), takeBack(ctx, undo), takeBack(ctx, undo)])
  expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected'])
  expect((await stored(ctx, ['mail_templates']))[0]).toHaveLength(1)
})

test('K7: what was made anew in the meantime is not written over, and the answer says so', async () => {
  const ctx = await testCtx({ role: 'owner' })
  const redirect = await createRedirect(ctx, { from: '/old', to: '/about-us', status: 301 })
  const { undo: ofRedirect } = await deleteRedirect(ctx, redirect.id)
  await createRedirect(ctx, { from: '/old', to: '/contact', status: 301 })
  const { undo: ofMailbox } = await deleteMailbox(ctx, (await createMailbox(ctx, mailbox)).id)
  await createMailbox(ctx, { ...mailbox, name: 'Sales again' })
  const { undo: ofBoard } = await removeSource(ctx, (await createSource(ctx, board)).id)
  await createSource(ctx, { ...board, company: 'Example again' })
  const now = await stored(ctx, ['redirects', 'mailboxes', 'job_sources'])
  const again = { code: 'gone', message: expect.stringContaining('again in the meantime') }
  for (const undo of [ofRedirect, ofMailbox, ofBoard])
    await expect(takeBack(ctx, undo)).rejects.toMatchObject(again)
  expect(await stored(ctx, ['redirects', 'mailboxes', 'job_sources'])).toEqual(now)
})

test('K7: a redirect does not come back over a page of its address, nor to close a circle', async () => {
  const ctx = await testCtx({ role: 'editor' })
  const way = await createRedirect(ctx, { from: '/old', to: '/new', status: 301 }).catch(() => undefined)
  expect(way, 'there is no page at /new').toBeUndefined()
  const one = await createRedirect(ctx, { from: '/old', to: '/about-us', status: 301 })
  await ctx.db.execute(sql`update redirects set "to" = '/older' where id = ${one.id}`)
  const { undo } = await deleteRedirect(ctx, one.id)
  await ctx.db.execute(
    sql`insert into redirects ("from", "to", status, created_at, updated_at, updated_by) values ('/older', '/old', 301, now(), now(), 'x')`,
  )
  await expect(takeBack(ctx, undo)).rejects.toMatchObject({
    code: 'gone',
    message: 'Not undone. This leads back to the old address.',
  })
})

test('K7: a photo that was taken away comes back, unless the entry was changed since', async () => {
  const ctx = await testCtx({ role: 'editor' })
  const { id, version } = await makeEntry(ctx)
  const files = await stored(ctx, ['pictures', 'picture_files'])
  const away = await removeEntryPicture(ctx, { id, version })
  expect((await stored(ctx, ['pictures', 'picture_files'])).flat()).toEqual([])
  await takeBack(ctx, away.undo ?? '')
  expect(await stored(ctx, ['pictures', 'picture_files'])).toEqual(files)
  const again = await removeEntryPicture(ctx, { id, version: away.version + 1 })
  await deleteEntry(ctx, id)
  await expect(takeBack(ctx, again.undo ?? '')).rejects.toMatchObject(gone)
})

test('K7: who lost the right to a change meanwhile can’t take it back, and somebody with the right to leads alone neither', async () => {
  const first = await testCtx()
  const { ctx, id: userId } = await createTestUser(first, 'editor')
  const { id } = await createRedirect(ctx, { from: '/old', to: '/about-us', status: 301 })
  const { undo } = await deleteRedirect(ctx, id)
  if (ctx.actor.kind !== 'user') throw new Error('No user')
  const asSales = ctx.as({ ...ctx.actor, role: 'sales', permissions: first.as('sales').actor.permissions })
  await expect(takeBack(asSales, undo)).rejects.toMatchObject({ code: 'forbidden' })
  expect(userId).toBe(ctx.actor.userId)
  await takeBack(ctx, undo)
  expect((await stored(ctx, ['redirects']))[0]).toHaveLength(1)
})
