import type { Page } from '@playwright/test'
import { authTokenKey } from '../config/constants.ts'
import { installed } from '../tests/installed.ts'
import { enquiry, eventually, postJson, signIn } from '../tests/visits.ts'
import { expect } from './journey.ts'
import { test } from './mail-office.ts'

const ann = 'ann.lee@castings.example'
const onThePage = { timeout: 5000 }

async function signedIn(page: Page, token: string) {
  await page.addInitScript(
    ([key, value]) => {
      // Not in the frame of a mail, which has no storage.
      if (window.origin !== 'null') localStorage.setItem(key, value)
    },
    [authTokenKey, token] as const,
  )
}

if (installed('dovecot'))
  test('an enquiry is answered from a template with a file, the answer comes back to the page within five seconds, and only people move the clock', async ({
    page,
    browser,
    office,
  }) => {
    test.slow()
    const { site, visitors } = office
    const token = await signIn(site.url)
    const headers = { authorization: `Bearer ${token}` }
    const read = async (path: string) => (await fetch(site.url + path, { headers })).json()
    const template = {
      name: 'First answer',
      subject: 'Your filling line',
      text: 'Hello {{first name}},\n\nthank you. Attached is how we begin.',
    }
    expect((await postJson(`${site.url}/api/mail-templates`, template, headers)).status).toBe(201)
    const first = { name: 'Ann Lee', email: ann, message: 'Our filling line stops twice a shift.' }
    expect((await postJson(`${site.url}/api/contact`, enquiry(first))).status).toBe(201)

    await signedIn(page, token)
    await page.goto(`${site.url}/inbox`)
    const row = page.getByRole('listitem').filter({ hasText: 'Ann Lee' })
    await expect(row).toContainText('Our filling line stops twice a shift.')
    await row.getByRole('link', { name: 'Ann Lee' }).click()
    await expect(page.getByRole('heading', { name: 'Ann Lee' })).toBeVisible()
    const lead = page.url()
    const leadId = new URL(lead).pathname.split('/').at(-1) ?? ''
    const stateOf = async () => (await read(`/api/leads/${leadId}`)).reply.state
    const colleague = await (await browser.newContext()).newPage()
    await signedIn(colleague, token)
    await colleague.goto(lead)
    await expect(colleague.getByRole('heading', { name: 'Ann Lee' })).toBeVisible()

    await page.getByRole('button', { name: 'Write a mail' }).click()
    const form = page.getByRole('form', { name: 'Write a mail' })
    await form.getByLabel('Template').selectOption({ label: 'First answer' })
    await expect(form.getByLabel('Message')).toHaveValue(/^Hello Ann,\n\nthank you\./)
    await expect(form.getByLabel('Subject')).toHaveValue('Your filling line')
    const quote = {
      name: 'How we begin.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7\nplan'),
    }
    await form.getByLabel('Choose files').setInputFiles(quote)
    await expect(form.getByRole('list', { name: 'Files of this mail' })).toContainText('How we begin.pdf')
    await form.getByRole('button', { name: 'Send' }).click()
    expect(await stateOf()).toBe('due')

    const toAnn = () => visitors.filter(({ to }) => to?.some(({ address }) => address === ann))
    const ours = () => toAnn().find(({ subject }) => subject === 'Your filling line')
    const sent = await eventually(ours, { withinMs: 60_000, what: 'our mail at the visitor’s' })
    expect(sent.attachments).toMatchObject([{ filename: 'How we begin.pdf', mimeType: 'application/pdf' }])
    await expect.poll(stateOf, { timeout: 15_000 }).toBe('met')

    await office.write({
      from: `Ann Lee <${ann}>`,
      to: sent.replyTo?.[0]?.address ?? '',
      subject: `Re: ${sent.subject}`,
      inReplyTo: sent.messageId ?? '',
      references: sent.messageId ?? '',
      text: 'Monday at ten suits us well.\n\n> Attached is how we begin.',
    })
    await Promise.all(
      [page, colleague].map((one) =>
        expect(one.getByText('Monday at ten suits us well.').first()).toBeVisible(onThePage),
      ),
    )
    expect(await stateOf()).toBe('due')
    const inbox = await read('/api/inbox')
    expect(inbox.items).toMatchObject([
      { who: 'Ann Lee', words: 'Monday at ten suits us well.', source: 'mail' },
    ])

    await page.getByRole('button', { name: 'Write a mail' }).click()
    await form.getByLabel('Message').fill('Until Monday then.')
    await expect(colleague.getByText(/is writing to this person right now/)).toHaveCount(0)
    await form.getByRole('button', { name: 'Send' }).click()
    // Where the pointer rests, the timeline holds still.
    await page.mouse.move(0, 0)
    const second = await eventually(() => toAnn().find(({ text }) => text?.includes('Until Monday')), {
      withinMs: 60_000,
      what: 'our second mail at the visitor’s',
    })
    await expect.poll(stateOf, { timeout: 15_000 }).toBe('met')

    await office.write({
      from: `Ann Lee <${ann}>`,
      to: second.replyTo?.[0]?.address ?? '',
      subject: `Automatic reply: ${second.subject}`,
      inReplyTo: second.messageId ?? '',
      text: 'I am away until the thirtieth.',
      headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    })
    await expect(page.getByText('I am away until the thirtieth.').first()).toBeVisible(onThePage)
    expect(await stateOf()).toBe('met')
    const theirWords = page.getByRole('region', { name: 'In their words' })
    await expect(theirWords).toContainText('Monday at ten suits us well.')
    await expect(theirWords).not.toContainText('Attached is how we begin.')

    await office.arrive(bounceOf(second.messageId ?? ''))
    await expect(page.getByText(`Mail to ${ann} did not arrive.`)).toBeVisible(onThePage)
    await expect(page.getByText(/User unknown/).first()).toBeVisible()
    expect(await stateOf()).toBe('met')
    await colleague.context().close()
  })

const bounceOf = (messageId: string) => `Return-Path: <>
From: MAILER-DAEMON@mx.castings.example (Mail Delivery System)
To: sales@site.test
Subject: Undelivered Mail Returned to Sender
Message-ID: <bounce-1@mx.castings.example>
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="b"

--b
Content-Type: text/plain

Your message could not be delivered.
--b
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.castings.example

Final-Recipient: rfc822; ${ann}
Action: failed
Status: 5.1.1
Diagnostic-Code: smtp; 550 5.1.1 <${ann}>: User unknown

--b
Content-Type: message/rfc822

Message-ID: ${messageId}
Subject: Your filling line

Hello
--b--
`
