import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import { serve } from '#tests/loopback-server.ts'
import { verifySmtp } from './mail-check.server.ts'

test('a mail server is signed in to by XOAUTH2 with a token that its provider gives for the refresh token in SMTP_URL', async () => {
  const { base } = await serve((request, response) => {
    void text(request).then((body) => {
      const isGood = new URLSearchParams(body).get('refresh_token') === 'long+lived'
      response.statusCode = isGood ? 200 : 400
      response.setHeader('content-type', 'application/json')
      response.end(
        JSON.stringify(isGood ? { access_token: 'fresh', expires_in: 3600 } : { error: 'invalid_grant' }),
      )
    })
  })
  const signedIn: unknown[] = []
  const server = new SMTPServer({
    authMethods: ['XOAUTH2'],
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onAuth({ method, username, accessToken }, _session, done) {
      signedIn.push([method, username, accessToken])
      done(null, accessToken === 'fresh' ? { user: username } : { data: { status: '401' } })
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => new Promise((done) => server.close(() => done())))
  const { port } = server.server.address() as AddressInfo
  const urlOf = (refreshToken: string) =>
    `smtp://sales%40site.test@127.0.0.1:${port}?${new URLSearchParams({ tokenUrl: `${base}/token`, clientId: 'site', clientSecret: 's', refreshToken })}`
  await verifySmtp(urlOf('long+lived'))
  expect(signedIn).toEqual([['XOAUTH2', 'sales@site.test', 'fresh']])
  await expect(verifySmtp(urlOf('taken back'))).rejects.toThrow()
  expect(signedIn).toHaveLength(1)
})
