import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { authTokenKey } from '../config/constants.ts'
import { dropDataDir, newDataDir } from '../tests/data-dir.ts'
import { openMailbox, type Mailbox } from '../tests/mailbox.ts'
import { startSite, type Site } from '../tests/site.ts'
import { signIn } from '../tests/visits.ts'
import { expect, test as base } from './journey.ts'

/** A site of its own, whose mails the test reads from a mail server of its own. */
const test = base.extend<{ ownSite: { site: Site; mailbox: Mailbox } }>({
  ownSite: async ({}, use) => {
    const mailbox = await openMailbox()
    const dataDir = await newDataDir()
    const site = await startSite({ dataDir, env: { SMTP_URL: mailbox.url } })
    await use({ site, mailbox })
    await site.stop()
    await mailbox.close()
    await dropDataDir(dataDir)
  },
  baseURL: async ({ ownSite }, use) => use(ownSite.site.url),
})

async function signUp(page: Page, email: string) {
  await page.goto('/blog')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Newsletter' }).click()
  const form = page.getByRole('form', { name: 'Newsletter' })
  await form.getByRole('textbox', { name: 'Email' }).fill(email)
  await form.getByRole('checkbox', { name: 'New calculators, demos and guides' }).check()
  await form.getByRole('button', { name: 'Send me the link' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Check your inbox' })).toBeVisible()
}

async function linkIn(mailbox: Mailbox, email: string): Promise<string> {
  const arrived = () => mailbox.mails.find(({ to }) => to?.some(({ address }) => address === email))
  await expect.poll(arrived, { timeout: 30_000 }).toBeDefined()
  return /https?:\/\/\S+key=\S+/.exec(arrived()?.text ?? '')?.[0] ?? ''
}

async function confirm(page: Page, link: string) {
  await page.goto(link)
  await page.getByRole('button', { name: 'Yes, send it to me' }).click()
  await expect(page.getByText('You are on the list')).toBeVisible()
}

test('R8: someone signs up with script and someone without, each confirms from the mail, changes the subjects and unsubscribes', async ({
  page,
  browser,
  ownSite,
  contextOptions,
  findings,
}) => {
  test.slow()
  const { site, mailbox } = ownSite
  const plain = await browser.newContext({ ...contextOptions, baseURL: site.url, javaScriptEnabled: false })
  const without = await plain.newPage()
  for (const [visitor, email] of [
    [without, 'without@plant.example'],
    [page, 'with@plant.example'],
  ] as const) {
    await signUp(visitor, email)
    const link = await linkIn(mailbox, email)
    // A program that checks mails opens the link first, and nothing happens.
    expect((await fetch(link)).status).toBe(200)
    await confirm(visitor, link)
    await expect(visitor.locator('main')).toContainText(email)
    await expect(visitor.getByRole('checkbox', { name: 'New calculators, demos and guides' })).toBeChecked()
    await visitor.getByRole('checkbox', { name: 'Hiring AI engineers by the day' }).check()
    await visitor.getByRole('button', { name: 'Save my choice' }).click()
    await expect(visitor.getByText('Your choice is saved.')).toBeVisible()
    if (visitor === page) expect(await findings()).toEqual([])
    const preferences = visitor.url()
    const answer = await fetch(preferences)
    expect(answer.headers.get('x-robots-tag')).toContain('noindex')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    await visitor.getByRole('button', { name: 'Unsubscribe' }).click()
    await expect(visitor.getByRole('heading', { level: 1, name: 'You are unsubscribed' })).toBeVisible()
    if (visitor === page) expect(await findings()).toEqual([])
  }
  await plain.close()
})

test('R8: the one click of a mail program unsubscribes without a redirect, a look at the link does not', async ({
  page,
  ownSite,
  findings,
}) => {
  const { mailbox } = ownSite
  const email = 'one.click@plant.example'
  await signUp(page, email)
  const link = await linkIn(mailbox, email)
  await page.goto(link)
  expect(await findings()).toEqual([])
  await confirm(page, link)
  const preferences = page.url()
  expect((await fetch(preferences, { method: 'HEAD' })).status).toBe(200)
  expect(await (await fetch(preferences)).text()).toContain('Your newsletter')
  const answer = await fetch(preferences, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
    redirect: 'manual',
  })
  expect(answer.status).toBe(200)
  expect(await (await fetch(preferences)).text()).toContain('You are unsubscribed')
})

test('R8: staff write a newsletter that saves itself, see it as its readers will, send it to who agreed, and take the list out', async ({
  page,
  context,
  ownSite,
  findings,
}) => {
  test.slow()
  const { site, mailbox } = ownSite
  const email = 'reader@plant.example'
  await signUp(page, email)
  await confirm(page, await linkIn(mailbox, email))
  const token = await signIn(site.url)
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [authTokenKey, token] as const)

  await page.goto('/newsletter-desk')
  await page.getByRole('button', { name: 'New newsletter' }).click()
  await page.getByRole('textbox', { name: 'Subject' }).fill('Scrap fell by a third')
  await page
    .getByRole('textbox', { name: 'Text' })
    .fill('Hello,\n\n## What was measured\n\nSee [the note](/blog).')
  await expect(page.getByText(/^Saved /)).toBeVisible()
  expect(await findings()).toEqual([])
  const issue = page.url()

  // A tab that closes before anything was sent.
  const crashed = await context.newPage()
  await crashed.goto(issue)
  await crashed.route('**/api/newsletter-issues/*', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  )
  await crashed.getByRole('textbox', { name: 'Subject' }).fill('Scrap fell by a half')
  await crashed.close()
  await page.goto(issue)
  await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('Scrap fell by a half')
  await expect(page.getByText(/^Saved /)).toBeVisible()

  await page.getByRole('button', { name: 'Preview' }).click()
  const mail = page.frameLocator('iframe[title="The mail as its readers see it"]')
  await expect(mail.getByRole('heading', { name: 'What was measured' })).toBeVisible()
  await expect(mail.getByRole('link', { name: 'the note' })).toHaveAttribute('href', `${site.url}/blog`)
  expect(await findings()).toEqual([])
  await page.getByRole('button', { name: 'Plain text' }).click()
  await expect(page.getByLabel('The mail as plain text')).toContainText(`the note (${site.url}/blog)`)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Send …' }).click()
  await expect(page.getByRole('heading', { name: 'Send it to 1 person?' })).toBeVisible()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  const arrived = () => mailbox.mails.filter(({ subject }) => subject === 'Scrap fell by a half')
  await expect.poll(() => arrived().length, { timeout: 30_000 }).toBe(1)
  expect(arrived()[0]?.to?.map(({ address }) => address)).toEqual([email])
  await expect(page.getByText('Went to 1 person')).toBeVisible()
  expect(await findings()).toEqual([])

  await page.goto('/newsletter-desk')
  await page.getByRole('button', { name: 'New newsletter' }).click()
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete it' }).click()
  await expect(page.getByRole('link', { name: 'Scrap fell by a half' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'No subject' })).toHaveCount(0)

  await page.getByRole('tab', { name: 'Subscribers' }).click()
  await expect(page.getByText(email)).toBeVisible()
  expect(await findings()).toEqual([])
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export all' }).click()
  expect(await readFile(await (await saved).path(), 'utf8')).toContain(`${email},Confirmed,`)
})
