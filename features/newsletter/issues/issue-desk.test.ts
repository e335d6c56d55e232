import { expect, test } from 'vitest'
import { testCtx } from '#tests/context.ts'
import { textOf } from '#tests/imports.ts'
import { exportSubscribers } from '#features/newsletter/export-subscribers.server.ts'
import { subscribers } from '#features/newsletter/newsletter.table.server.ts'
import { previewIssue, showIssuePreview } from './issue-preview.server.ts'
import { everybody } from './issue.schema.ts'
import { createIssue, deleteIssue, getIssue, updateIssue } from './issues.server.ts'
import { sendIssue } from './send-issue.server.ts'

const body = 'Hello,\n\n## Scrap fell\n\n<script>alert(1)</script> See [the note](/blog).'

async function begin() {
  const ctx = await testCtx({ role: 'editor' })
  const now = ctx.clock.now()
  await ctx.db.insert(subscribers).values({
    email: '=cmd@plant.example',
    emailKey: '=cmd@plant.example',
    state: 'confirmed',
    leaveKey: 'a-secret-key',
    topics: ['results', 'tools'],
    consent: {
      at: now.toISOString(),
      place: 'Newsletter page',
      version: '2026-10-01',
      text: 'Send me news.',
    },
    confirmedAt: now,
    createdAt: now,
  })
  const { id } = await createIssue(ctx)
  const issue = await updateIssue(ctx, { id, version: 1, subject: 'Measured', body, segment: everybody })
  return { ctx, issue }
}

test('R8: the mail is seen as its readers get it, in a sandbox of our own screens, by whoever has its address', async () => {
  const { ctx, issue } = await begin()
  const { path, text, subject } = await previewIssue(ctx, issue.id)
  expect(subject).toBe('Measured')
  expect(text).toContain('the note (https://site.test/blog)')
  // Marks that are filled in on the way out are in no mail.
  expect(text).not.toMatch(/\p{Co}/u)
  const answer = await showIssuePreview(ctx.as('visitor'), path.split('/').at(-1) ?? '')
  const html = await answer.text()
  expect(html).toContain('<h2>Scrap fell</h2>')
  expect(html).toContain('<base target="_blank">')
  expect(html).not.toContain('<script')
  expect(html).not.toMatch(/\p{Co}/u)
  expect(`${html}${text}`).not.toContain('a-secret-key')
  const policy = answer.headers.get('content-security-policy')
  expect(policy).toMatch(/^sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none';/)
  expect(policy).toContain("frame-ancestors 'self'")
  await expect(showIssuePreview(ctx, crypto.randomUUID())).rejects.toMatchObject({ code: 'not_found' })
  await expect(previewIssue(ctx.as('sales'), issue.id)).rejects.toMatchObject({ code: 'forbidden' })
})

test('K8: of two who write, the second is told what the first stored, so that both are kept', async () => {
  const { ctx, issue } = await begin()
  const change = { id: issue.id, version: issue.version, body, segment: everybody }
  await updateIssue(ctx, { ...change, subject: 'First' })
  await expect(updateIssue(ctx, { ...change, subject: 'Second' })).rejects.toMatchObject({
    code: 'conflict',
    data: { current: { subject: 'First', version: issue.version + 1 } },
  })
})

test('a draft is deleted for good, and nothing else is', async () => {
  const { ctx, issue } = await begin()
  await expect(deleteIssue(ctx.as('analyst'), issue.id)).rejects.toMatchObject({ code: 'forbidden' })
  await deleteIssue(ctx, issue.id)
  await expect(getIssue(ctx, issue.id)).rejects.toMatchObject({ code: 'not_found' })
  const second = await createIssue(ctx)
  const sent = await updateIssue(ctx, {
    id: second.id,
    version: 1,
    subject: 'Sent',
    body,
    segment: everybody,
  })
  await sendIssue(ctx, sent)
  await expect(deleteIssue(ctx, sent.id)).rejects.toMatchObject({ code: 'conflict' })
})

test('subscribers are exported with the proof that they agreed, nothing in a cell runs, and only an administrator takes them out', async () => {
  const { ctx } = await begin()
  const text = await textOf(await exportSubscribers(ctx.as('admin')))
  expect(text).toContain(
    `'=cmd@plant.example,Confirmed,"What was measured and built; New calculators, demos and guides",`,
  )
  expect(text).toContain('Newsletter page,Send me news.,2026-10-01')
  expect(text).not.toContain('a-secret-key')
  const { rows } = await ctx.database.pool.query(
    'select entity, "to" from audit_log where action = \'subscriber.export\'',
  )
  expect(rows).toEqual([{ entity: 'subscriber', to: { count: 1 } }])
  for (const role of ['editor', 'sales', 'analyst'] as const)
    await expect(exportSubscribers(ctx.as(role))).rejects.toMatchObject({ code: 'forbidden' })
})
