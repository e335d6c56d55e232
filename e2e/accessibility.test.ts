import { expect, fetched, hydrated, test } from './journey.ts'

/** One page of each route that has no test of its own; those read theirs. */
const publicPages = {
  'home, contact and the solutions': [
    '/',
    '/contact',
    '/contact/thanks',
    '/solutions',
    '/demo',
    '/solutions/machine-vision',
    '/solutions/ai-solution-recommender',
    '/ai-readiness-assessment',
  ],
  'use cases, teams and questions': [
    '/usecases',
    '/usecases/surface-defect-inspection',
    '/team-augmentation',
    '/ai-roles',
    '/ai-roles/ml-engineer',
    '/qa',
    '/qa/team-augmentation',
  ],
  'the firm and its terms': [
    '/about-us',
    '/sources',
    '/locations/london',
    '/security',
    '/how-we-contract',
    '/how-we-contract/sample-order',
    '/privacy-policy',
    '/cookie-policy',
    '/terms-of-service',
  ],
  'requests, films and where nothing is': [
    '/privacy-request',
    '/newsletter',
    '/newsletter/thanks',
    '/offline',
    '/how-it-works',
    '/video-test',
    '/no-such-page',
    '/login',
  ],
}
const staffPages = ['/dashboard', '/leads']
/** Screens that no other journey has axe look at, as they stand on a site with little in it. */
const otherScreens = {
  sales: ['/inbox', '/my-day', '/companies', '/companies/new', '/people', '/people/new', '/conversations'],
  suppliers: ['/supplier-form', '/suppliers/import'],
  office: ['/reports', '/mails', '/notifications', '/users', '/user-form', '/leads/import'],
}

for (const [what, paths] of Object.entries(publicPages)) {
  // One visitor for several: a new one, who has nothing of the site yet, takes longer to come than axe to look.
  test(`no page of ${what} has a serious accessibility finding in either theme`, async ({
    page,
    findings,
  }) => {
    test.slow()
    for (const path of paths) {
      // The last look left it off.
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await page.goto(path)
      // The offline page has no script to wait for.
      if (path !== '/offline') await hydrated(page)
      await page.waitForLoadState('networkidle')
      expect.soft(await findings(), path).toEqual([])
    }
  })
}

for (const path of staffPages) {
  test(`${path} has no serious accessibility finding in either theme`, async ({
    page,
    asOwner,
    sentEnquiry,
    findings,
  }) => {
    await sentEnquiry()
    await asOwner()
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await fetched(page)
    expect(await findings()).toEqual([])
  })
}

for (const [whose, paths] of Object.entries(otherScreens)) {
  test(`no further screen of ${whose} has a serious accessibility finding in either theme`, async ({
    page,
    asOwner,
    findings,
  }) => {
    test.slow()
    await asOwner()
    for (const path of paths) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await fetched(page)
      expect(await findings(), path).toEqual([])
    }
  })
}

test('a lead’s page has no serious accessibility finding in either theme', async ({
  page,
  asOwner,
  openLead,
  sentEnquiry,
  findings,
}) => {
  const email = await sentEnquiry()
  await asOwner()
  await openLead(email)
  await expect(page.getByText(`Written by ${email}`).first()).toBeVisible()
  await fetched(page)
  expect(await findings()).toEqual([])
})

test('the first Tab leads to a link that skips to the content', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: /skip/i })
  await expect(skip).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})

test('with colours of the system a scale keeps its marks, a chart its words, and only the present tab its line', async ({
  page,
  asOwner,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await page.goto('/ai-readiness-assessment')
  const scale = page.getByRole('img', { name: /on a scale from 0 to 100/ }).first()
  const widths = await scale.evaluate((element) =>
    [...element.querySelectorAll('span')].map((mark) => getComputedStyle(mark).borderLeftWidth),
  )
  expect(widths.filter((width) => width !== '0px').length).toBeGreaterThan(21)
  const words = page.locator('main svg text').first()
  expect(await words.evaluate((element) => getComputedStyle(element).fill)).toBe('rgb(255, 255, 255)')

  await asOwner()
  await page.goto('/analytics')
  const lineOf = (name: string) =>
    page.getByRole('tab', { name }).evaluate((tab) => getComputedStyle(tab).borderBottomColor)
  await expect(page.getByRole('tab', { name: 'Overview' })).toBeVisible()
  expect(await lineOf('Pages')).toBe('rgb(0, 0, 0)')
  expect(await lineOf('Overview')).not.toBe('rgb(0, 0, 0)')
})
