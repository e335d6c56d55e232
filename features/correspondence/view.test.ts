import { expect, test } from 'vitest'
import { minuteMs } from '#lib/durations.ts'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { keepMessage } from './inbound/keep-message.server.ts'
import { readMail } from './inbound/read-mail.ts'
import { listUnassigned } from './list-messages.server.ts'
import { openView, showView } from './view.server.ts'

async function received(ctx: TestCtx, rest: string): Promise<string> {
  const head =
    'From: Eve <no-reply@castings.example>\r\nTo: sales@site.test\r\nMessage-ID: <1@castings.example>\r\n'
  await keepMessage(ctx.as('system'), {
    mail: await readMail(Buffer.from(head + rest)),
    receivedAt: ctx.clock.now(),
  })
  const [mail] = await listUnassigned(ctx)
  return mail?.id ?? ''
}

const keyOf = async (ctx: TestCtx, id: string) => (await openView(ctx, id)).path.split('/').at(-1) ?? ''
const html = (body: string) => `Content-Type: text/html; charset=utf-8\r\n\r\n${body}`

test('the page of a mail is in a sandbox without script and same origin, and loads pictures from elsewhere only when told to', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const id = await received(
    ctx,
    html('<p>Hi</p><script>alert(1)</script><img src="https://track.example/a.gif">'),
  )
  const key = await keyOf(ctx, id)
  const policy = async (hasPictures: boolean) =>
    (await showView(ctx.as('visitor'), key, hasPictures)).headers.get('content-security-policy') ?? ''
  const directives = (await policy(false)).split('; ')
  expect(directives).toContain("default-src 'none'")
  expect(directives).toContain("form-action 'none'")
  expect(directives).toContain("base-uri 'none'")
  expect(directives).toContain('img-src data:')
  expect(directives.find((one) => one.startsWith('sandbox'))).toBe(
    'sandbox allow-popups allow-popups-to-escape-sandbox',
  )
  expect(directives.some((one) => one.startsWith('script-src'))).toBe(false)
  expect((await policy(true)).split('; ')).toContain('img-src data: https: http:')
})

test('its address works for fifteen minutes, and a new one ends the one before', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const id = await received(ctx, html('<p>Hi</p>'))
  const first = await keyOf(ctx, id)
  ctx.clock.advance(14 * minuteMs)
  expect(await (await showView(ctx.as('visitor'), first, false)).text()).toContain('<p>Hi</p>')
  ctx.clock.advance(2 * minuteMs)
  await expect(showView(ctx.as('visitor'), first, false)).rejects.toMatchObject({ code: 'not_found' })
  const second = await keyOf(ctx, id)
  const third = await keyOf(ctx, id)
  await expect(showView(ctx.as('visitor'), second, false)).rejects.toMatchObject({ code: 'not_found' })
  await expect(showView(ctx.as('visitor'), third, false)).resolves.toBeDefined()
})

test('pictures that came with a mail are in its page, a drawing that could run something is not', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]).toString('base64')
  const part = (type: string, id: string, content: string) =>
    `--b\r\nContent-Type: ${type}\r\nContent-ID: <${id}>\r\nContent-Transfer-Encoding: base64\r\nContent-Disposition: inline\r\n\r\n${content}\r\n`
  const svg = Buffer.from('<svg onload="alert(1)"/>').toString('base64')
  const rest = `Content-Type: multipart/related; boundary=b\r\n\r\n--b\r\n${html('<img src="cid:logo"><img src="cid:drawing">')}\r\n${part('image/png', 'logo', png)}${part('image/svg+xml', 'drawing', svg)}--b--`
  const id = await received(ctx, rest)
  const page = await (await showView(ctx.as('visitor'), await keyOf(ctx, id), false)).text()
  expect(page).toContain(`data:image/png;base64,${png}`)
  expect(page).not.toContain('svg')
})
