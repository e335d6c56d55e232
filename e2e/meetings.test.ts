import { authTokenKey } from '../config/constants.ts'
import { dropDataDir, newDataDir } from '../tests/data-dir.ts'
import { openMailbox } from '../tests/mailbox.ts'
import { startSite } from '../tests/site.ts'
import { eventually, postJson, signIn } from '../tests/visits.ts'
import { expect, test } from './journey.ts'
import { enteredLead, oneWord } from './lead-visit.ts'

/** A day and a time as its field takes it, some minutes from now, on the clocks of London. */
function inMinutes(minutes: number): string {
  const at = new Date(Date.now() + minutes * 60_000)
  return at.toLocaleString('sv-SE', { timeZone: 'Europe/London' }).slice(0, 16).replace(' ', 'T')
}

/** The next day on which the clocks go forward, which is no longer today: the last Sunday of March. */
function clocksForward(): string {
  const lastSundays = [0, 1].map((years) => {
    const end = new Date(Date.UTC(new Date().getUTCFullYear() + years, 2, 31))
    end.setUTCDate(31 - end.getUTCDay())
    return end
  })
  const next = lastSundays.find((day) => day.getTime() > Date.now()) ?? new Date()
  return next.toISOString().slice(0, 10)
}

test('K6: a meeting is arranged, stands in my day, is in the calendar of the contact, moves there, and is logged once it took place', async ({
  page,
}) => {
  test.slow()
  const mailbox = await openMailbox()
  const dataDir = await newDataDir()
  const site = await startSite({
    dataDir,
    env: { SMTP_URL: mailbox.url, MAIL_FROM: 'Site <sales@site.test>', SALES_EMAIL: 'sales@site.test' },
  })
  try {
    const token = await signIn(site.url)
    const authorization = `Bearer ${token}`
    const lead = { name: 'Ann Lee', email: 'ann@castings.example', source: 'manual' }
    const { id } = await (await postJson(`${site.url}/api/leads`, lead, { authorization })).json()
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
      authTokenKey,
      token,
    ] as const)

    await page.goto(`${site.url}/lead-form/${id}`)
    await page.getByRole('button', { name: 'New meeting' }).click()
    const form = page.getByRole('form', { name: 'Meeting with Ann Lee' })
    await expect(form.getByLabel('What it is about')).toBeFocused()
    await form.getByRole('button', { name: 'Add the meeting' }).click()
    await expect(form.getByText('Please enter what it is about')).toBeVisible()
    await form.getByLabel('What it is about').fill('Kick-off')
    await form.getByLabel('Begins').fill(inMinutes(-2))
    await form.getByLabel('Where').fill('https://meet.example/j/93?pwd=1')
    await form.getByRole('button', { name: 'Add the meeting' }).click()
    await expect(page.getByRole('button', { name: 'Change: Kick-off' })).toBeVisible()

    await page.getByRole('button', { name: 'New meeting' }).click()
    await form.getByLabel('Begins').fill(inMinutes(10))
    await expect(
      form.getByText(/^You already have “Kick-off” with Ann Lee, (?:\w{3} )?\d\d:\d\d, 30 min\.$/),
    ).toBeVisible()
    await form.getByLabel('Begins').fill(inMinutes(60))
    await expect(form.getByText(/You already have/)).toHaveCount(0)
    await form.getByRole('button', { name: 'Cancel' }).click()

    await page.goto(`${site.url}/my-day`)
    const row = page.getByRole('listitem').filter({ hasText: 'Kick-off' })
    await expect(row).toContainText(/\d\d:\d\d · 30 min/)
    await expect(row.getByRole('link', { name: 'Ann Lee' })).toHaveAttribute('href', `/lead-form/${id}`)
    const link = row.getByRole('link', { name: 'https://meet.example/j/93?pwd=1' })
    await expect(link).toHaveAttribute('href', 'https://meet.example/j/93?pwd=1')

    await row.getByRole('button', { name: 'Invite Ann Lee: Kick-off' }).click()
    const dialog = page.getByRole('dialog', { name: 'Invite to the meeting' })
    await expect(dialog.getByLabel('Message')).toHaveValue(
      /^Hello Ann,\n[^]*https:\/\/meet\.example\/j\/93\?pwd=1/,
    )
    await dialog.getByRole('button', { name: 'Send the invitation' }).click()
    await expect(row.getByText('The invitation is on its way.')).toBeVisible()
    const toAnn = (count: number) => () => {
      const mails = mailbox.mails.filter(({ to }) => to?.[0]?.address === lead.email)
      return mails[count - 1]
    }
    const within = { withinMs: 60_000, what: 'the invitation at the contact’s' }
    const calendarOf = (mail: Awaited<ReturnType<typeof openMailbox>>['mails'][number]) => {
      const part = mail.attachments.find(({ mimeType }) => mimeType === 'text/calendar')
      const { content } = part ?? { content: '' }
      return typeof content === 'string' ? content : new TextDecoder().decode(content)
    }
    const invited = await eventually(toAnn(1), within)
    expect(invited.subject).toMatch(/^Invitation: Kick-off, /)
    expect(calendarOf(invited)).toMatch(/^METHOD:REQUEST$[^]*^SEQUENCE:0$[^]*^SUMMARY:Kick-off$/m)
    await expect(row.getByText('Invited: ann@castings.example')).toBeVisible()

    await row.getByRole('button', { name: 'Change: Kick-off' }).click()
    await page.getByRole('form', { name: 'Change the meeting' }).getByLabel('Where').fill('+44 20 7946 0123')
    await page.getByRole('button', { name: 'Save the meeting' }).click()
    await expect(row.getByRole('link', { name: '+44 20 7946 0123' })).toHaveAttribute(
      'href',
      'tel:+442079460123',
    )
    await expect(row.getByText('Changed since they were invited.')).toBeVisible()
    await row.getByRole('button', { name: 'Send the update: Kick-off' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Send the update' }).click()
    expect(calendarOf(await eventually(toAnn(2), within))).toMatch(/^SEQUENCE:1$/m)

    await row.getByRole('button', { name: 'It took place' }).click()
    await row.getByLabel('Who was there, and what was agreed?').fill('A trial in March.')
    await row.getByRole('button', { name: 'Log the meeting' }).click()
    await expect(row).toHaveCount(0)
    await page.goto(`${site.url}/lead-form/${id}`)
    const timeline = page.getByRole('list', { name: 'Timeline, newest first' })
    await expect(timeline.getByText('A trial in March.')).toBeVisible()
    await expect(timeline.getByText(/^Invitation: Kick-off/)).toBeVisible()
    await expect(page.getByText('took place', { exact: false }).first()).toBeVisible()
  } finally {
    await site.stop()
    await mailbox.close()
    await dropDataDir(dataDir)
  }
})

test(
  'K6: on the road a meeting is arranged from my day, what was typed outlives a reload, and a cancelled one comes back',
  { tag: '@phone' },
  async ({ page, asOwner }) => {
    const company = oneWord()
    await enteredLead({ name: 'Orla Road', company })
    await asOwner()
    const begin = async () => {
      await page.goto('/my-day')
      await page.getByRole('button', { name: 'New meeting' }).click()
      await page
        .getByRole('dialog', { name: 'Whom is the meeting with?' })
        .getByRole('searchbox')
        .fill(company)
      await page.getByRole('button', { name: /Orla Road/ }).click()
    }
    await begin()
    const form = page.getByRole('form', { name: 'Meeting with Orla Road' })
    await form.getByLabel('What it is about').fill(`Site visit ${company}`)
    await begin()
    await expect(form.getByText('Your unsaved text has been restored.')).toBeVisible()
    await expect(form.getByLabel('What it is about')).toHaveValue(`Site visit ${company}`)
    await form.getByLabel('Begins').fill(inMinutes(-1))
    await form.getByLabel('Length').selectOption('1 h 30 min')
    await form.getByLabel('Where').fill('Unit 4, Mill Lane')
    await form.getByRole('button', { name: 'Add the meeting' }).click()
    const row = page.getByRole('listitem').filter({ hasText: `Site visit ${company}` })
    await expect(row).toContainText('1 h 30 min')
    await expect(row.getByText('No email address to send an invitation to')).toBeVisible()
    await row.getByRole('button', { name: `Cancel: Site visit ${company}` }).click()
    await expect(row).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(row).toBeVisible()
    await row.getByRole('button', { name: 'It didn’t take place' }).click()
    await expect(row).toHaveCount(0)
  },
)

test('K6: a meeting that the contact was invited to is cancelled with a mail that can be read before, and both are taken back', async ({
  page,
  asOwner,
  findings,
}) => {
  const word = oneWord()
  const title = `Call ${word}`
  const day = clocksForward()
  const { id } = await enteredLead({ name: 'Orla Call', email: `${word}@castings.example` })
  await asOwner()
  await page.goto(`/lead-form/${id}`)
  await page.getByRole('button', { name: 'New meeting' }).click()
  const form = page.getByRole('form', { name: 'Meeting with Orla Call' })
  await form.getByLabel('What it is about').fill(title)
  await form.getByLabel('Begins').fill(`${day}T01:30`)
  await form.getByRole('button', { name: 'Add the meeting' }).click()
  await expect(form.getByText('The clocks skip this hour')).toBeVisible()
  await form.getByLabel('Begins').fill(`${day}T09:00`)
  await form.getByLabel('What it is about').press('Enter')
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: `Change: ${title}` }) })
  await row.getByRole('button', { name: `Invite Orla Call: ${title}` }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Message')).toHaveValue(
    /\nSunday \d+ March \d{4}, 09:00 London time\nLength: 30 min\n/,
  )
  expect(await findings()).toEqual([])
  await dialog.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(row.getByText(`Invited: ${word}@castings.example`)).toBeVisible({ timeout: 45_000 })
  expect(await findings()).toEqual([])

  await row.getByRole('button', { name: `Cancel: ${title}` }).click()
  await expect(dialog.getByLabel('Subject')).toHaveValue(
    new RegExp(`^Cancelled: ${title}, \\d+ Mar \\d{4}, 09:00$`),
  )
  await dialog.getByRole('button', { name: 'Cancel and tell them' }).click()
  await expect(row).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row.getByText(`Invited: ${word}@castings.example`)).toBeVisible()
  await expect(page.getByText(/Cancelled: .* will be sent/)).toHaveCount(0)

  await row.getByRole('button', { name: `Cancel: ${title}` }).click()
  await dialog.getByRole('button', { name: 'Cancel without a mail' }).click()
  await expect(row).toHaveCount(0)
  await expect(page.getByText('No tasks or meetings')).toBeVisible()
})

test(
  'a lead with a phone number and no mailbox is called first, and the call is logged',
  { tag: '@phone' },
  async ({ page, asOwner }) => {
    const { id } = await enteredLead({ name: 'Orla Phone', company: oneWord(), phone: '+44 20 7946 0123' })
    await asOwner()
    await page.goto(`/lead-form/${id}`)
    const reply = page.getByRole('region', { name: 'Reply' })
    const first = reply.locator('a, button').first()
    await expect(first).toHaveText('Call +44 20 7946 0123')
    await expect(first).toHaveAttribute('href', 'tel:+442079460123')
    await reply.getByRole('textbox', { name: 'Call' }).fill('Wants a visit in March')
    await reply.getByRole('button', { name: 'Log call' }).click()
    await expect(page.getByText('Call logged')).toBeVisible()
    await expect(reply.getByRole('button', { name: 'Write a mail' })).toBeVisible()
  },
)
