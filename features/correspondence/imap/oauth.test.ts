import { text } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testCtx } from '#tests/context.ts'
import { startDovecot } from '#tests/dovecot.ts'
import { guardFor } from '#tests/guarded-fetch.ts'
import { installed } from '#tests/installed.ts'
import { serve } from '#tests/loopback-server.ts'
import { mailboxes } from '#features/correspondence/correspondence.table.server.ts'
import { createMailbox } from '#features/correspondence/mailboxes.server.ts'
import { connectMailbox, problemOf } from './imap-client.server.ts'

/** A provider that gives the token `fresh` for the refresh token `long-lived`, and tells mail servers which tokens are good. */
async function provider() {
  const asked: URLSearchParams[] = []
  const { base } = await serve((request, response) => {
    void text(request).then((body) => {
      const form = new URLSearchParams(body)
      response.setHeader('content-type', 'application/json')
      if (request.url === '/introspect') {
        const isGood = form.get('token') === 'fresh'
        return response.end(JSON.stringify(isGood ? { active: true, username: 'sales' } : { active: false }))
      }
      asked.push(form)
      const isGood =
        form.get('refresh_token') === 'long-lived' && form.get('client_secret') === 'of the client'
      response.statusCode = isGood ? 200 : 400
      response.end(
        JSON.stringify(isGood ? { access_token: 'fresh', expires_in: 3600 } : { error: 'invalid_grant' }),
      )
    })
  })
  return { base, asked }
}

async function mailbox(base: string, port: number, refreshToken: string) {
  const ctx = await testCtx({ settings: { secretsKey: 'a key for secrets of the test' } })
  const oauth = { tokenUrl: `${base}/token`, clientId: 'site', clientSecret: 'of the client', refreshToken }
  const box = { name: 'Sales', host: '127.0.0.1', port, isSecure: false, user: 'sales', oauth }
  const { id } = await createMailbox(ctx.as('admin'), { ...box, folders: ['INBOX'], isActive: true })
  const [stored] = await ctx.db.select().from(mailboxes).where(eq(mailboxes.id, id))
  if (!stored) throw new Error('The mailbox was not stored')
  return { ctx, stored, post: guardFor(base) }
}

test.runIf(installed('dovecot'))(
  'a mailbox is signed in to by XOAUTH2 with a token that its provider gives for the sealed refresh token',
  async (test) => {
    const { base, asked } = await provider()
    const { port } = await startDovecot(test, { introspectionUrl: `${base}/introspect` })
    const { ctx, stored, post } = await mailbox(base, port, 'long-lived')
    expect(stored.secret).not.toContain('long-lived')
    const client = await connectMailbox(ctx, stored, post)
    const opened = await client.mailboxOpen('INBOX', { readOnly: true })
    expect(opened.path).toBe('INBOX')
    await client.logout()
    expect(asked.map((form) => form.get('grant_type'))).toEqual(['refresh_token'])
  },
)

test('a refresh token that was taken back is told in words', async () => {
  const { base } = await provider()
  const { ctx, stored, post } = await mailbox(base, 1, 'taken back')
  const error = await connectMailbox(ctx, stored, post).catch((error: unknown) => error)
  expect(problemOf(error)).toBe('The provider refuses access with this refresh token')
})

test('a provider on this machine or in its network is not asked', async () => {
  const { base, asked } = await provider()
  const { ctx, stored } = await mailbox(base, 1, 'long-lived')
  await expect(connectMailbox(ctx, stored)).rejects.toMatchObject({ code: 'unavailable' })
  expect(asked).toEqual([])
})
