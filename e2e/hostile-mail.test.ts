import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { authTokenKey } from '../config/constants.ts'
import { installed } from '../tests/installed.ts'
import { enquiry, postJson, signIn } from '../tests/visits.ts'
import { expect } from './journey.ts'
import { inboundToken, test } from './mail-office.ts'

const dot = Buffer.from('R0lGODlhAQABAIAAAP///wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64')

if (installed('dovecot'))
  test('the HTML of a mail runs nothing, loads nothing until it is asked to, and shows where its links lead', async ({
    browser,
    office,
  }) => {
    const asked: string[] = []
    const watcher = createServer((request, response) => {
      asked.push(request.url ?? '')
      response.setHeader('content-type', 'image/gif').end(dot)
    })
    await new Promise<void>((done) => watcher.listen(0, '127.0.0.1', done))
    const elsewhere = `http://127.0.0.1:${(watcher.address() as AddressInfo).port}`
    const { site } = office
    const token = await signIn(site.url)
    const email = 'eve.hostile@castings.example'
    await postJson(`${site.url}/api/contact`, enquiry({ name: 'Eve Hostile', email }))
    const html = `<html><head><meta http-equiv="refresh" content="0;url=${elsewhere}/refresh"><link rel="stylesheet" href="${elsewhere}/sheet">
<style>@import "${elsewhere}/import"; a::after { content: none !important } body { background: url(${elsewhere}/back) }</style><base href="${elsewhere}/"></head>
<body onload="fetch('${elsewhere}/onload')"><p>Please read</p><script>top.document.title='stolen';fetch('${elsewhere}/script')</script>
<img src="${elsewhere}/picture" alt="Logo" onerror="fetch('${elsewhere}/onerror')"><iframe src="${elsewhere}/frame"></iframe><object data="${elsewhere}/object"></object>
<svg><script>fetch('${elsewhere}/svg')</script></svg><video src="${elsewhere}/video" autoplay></video>
<form action="${elsewhere}/form"><input name="password"><button>Sign in</button></form>
<div style="background:url(${elsewhere}/inline)">x</div><a href="https://evil.example/login?to=you">www.bank.example</a></body></html>`
    const raw = `From: Eve Hostile <${email}>\r\nTo: sales@site.test\r\nSubject: Look at this\r\nMessage-ID: <h1@castings.example>\r\nMIME-Version: 1.0\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${html}`
    const taken = await fetch(`${site.url}/api/mail/inbound`, {
      method: 'POST',
      headers: { authorization: `Bearer ${inboundToken}`, 'content-type': 'message/rfc822' },
      body: raw,
    })
    expect(await taken.json()).toEqual({ result: 'kept' })

    // A page of its own: the policy refuses much here, as it should.
    const page = await (await browser.newContext()).newPage()
    await page.addInitScript(
      ([key, value]) => {
        if (window.origin !== 'null') localStorage.setItem(key, value)
      },
      [authTokenKey, token] as const,
    )
    await page.goto(`${site.url}/leads?q=${encodeURIComponent(email)}`)
    await page.getByRole('link', { name: 'Eve Hostile' }).first().click()
    await page.getByRole('link', { name: 'Look at this' }).first().click()
    const frame = page.frameLocator('iframe[title="The mail as its sender wrote it"]')
    await expect(frame.getByText('Please read')).toBeVisible()
    const link = frame.getByRole('link', { name: 'www.bank.example' })
    const shown = await link.evaluate((one) => getComputedStyle(one, '::after').content)
    expect(shown).toContain('https://evil.example/login?to=you')
    await frame.getByRole('button', { name: 'Sign in' }).click()
    // What would load has had its time.
    await page.waitForTimeout(1500)
    expect(asked).toEqual([])
    await expect(page).not.toHaveTitle('stolen')
    expect(await page.locator('iframe').getAttribute('sandbox')).toBe(
      'allow-popups allow-popups-to-escape-sandbox',
    )

    await page.getByRole('button', { name: 'Load pictures' }).click()
    await expect.poll(() => asked).toContain('/picture')
    await page.waitForTimeout(1000)
    expect(asked.filter((path) => !['/picture', '/inline'].includes(path))).toEqual([])
    await page.context().close()
    watcher.close()
  })
