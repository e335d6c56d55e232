import { setTimeout as sleep } from 'node:timers/promises'
import { expect, isShown, solution, test, toSolution } from './visitor.ts'

/** Whether the page that is shown was drawn ahead, and the bytes that its document took once someone asked for it. */
const cameBy = () => {
  const [entry] = performance.getEntriesByType('navigation')
  return {
    isDrawnAhead: Number(Reflect.get(entry ?? {}, 'activationStart')) > 0,
    isFetched: Number(Reflect.get(entry ?? {}, 'transferSize')) > 0,
  }
}

test('a page whose link is pointed at is drawn ahead: one request, and counted once it is shown', async ({
  front,
  tab,
  asked,
  counted,
}) => {
  await tab.goto(`${front.url}/solutions`)
  await tab.hover(toSolution)
  await expect.poll(() => tab.isAhead()).toBe(true)
  await expect.poll(() => tab.evaluateAhead(() => document.readyState).catch(() => '')).toBe('complete')
  // Long enough for what a page does after its load.
  await sleep(3000)
  expect(counted()).toEqual(['page_view /solutions'])
  await tab.click(toSolution)
  await tab.until(isShown, solution)
  expect(await tab.evaluate(cameBy)).toMatchObject({ isDrawnAhead: true })
  await expect.poll(counted).toEqual(['page_view /solutions', `page_view ${solution}`])
  await sleep(2500)
  expect(counted()).toHaveLength(2)
  expect(asked(solution)).toBe(1)
})

test('a pressed link is fetched before it is let go, once', async ({ front, tab, asked }) => {
  await tab.goto(`${front.url}/solutions`)
  await tab.press(toSolution)
  await expect.poll(() => asked(solution)).toBe(1)
  await tab.release(toSolution)
  await tab.until(isShown, solution)
  expect(asked(solution)).toBe(1)
})

test('vitals of a page that was drawn ahead count from when it is shown', async ({ front, tab }) => {
  await tab.goto(`${front.url}/solutions`)
  await tab.hover(toSolution)
  await expect.poll(() => tab.isAhead()).toBe(true)
  await sleep(6000)
  await tab.click(toSolution)
  await tab.until(isShown, solution)
  const vitals = () =>
    front.seen
      .filter(({ path }) => path === '/api/seo/vitals')
      .map(({ body }) => JSON.parse(body))
      .find(({ url }) => url.endsWith(solution))?.vitals
  await expect.poll(vitals).toMatchObject({ ttfb: 0 })
  expect(vitals().lcp).toBeLessThan(1000)
})

test('what was chosen after a page was drawn ahead holds on it', async ({ front, tab }) => {
  await tab.goto(`${front.url}/solutions`)
  await tab.hover(toSolution)
  await expect.poll(() => tab.isAhead()).toBe(true)
  await expect.poll(() => tab.evaluateAhead(() => document.readyState).catch(() => '')).toBe('complete')
  await tab.evaluate(() => document.querySelector<HTMLElement>('[data-theme-choice=dark]')?.click())
  await tab.until(() => document.documentElement.classList.contains('dark'))
  await tab.click(toSolution)
  await tab.until(isShown, solution)
  expect(await tab.evaluate(cameBy)).toMatchObject({ isDrawnAhead: true })
  await tab.until(() => document.documentElement.classList.contains('dark'))
})

const neverAhead = [
  ['an address with a query', '/usecases', 'main a[href*="?"]', '/about-us'],
  ['a download', '/resources', 'a[download]', '/security'],
  ['a file', '/blog', 'a[href$=".xml"]', '/locations/ireland'],
  ['the sign-in', '/', 'header a[href="/login"]', '/blog'],
] as const
for (const isWithoutRules of [false, true]) {
  const how = isWithoutRules ? 'without speculation rules' : 'with speculation rules'
  test(`${how}, no query, download, file or sign-in is fetched ahead, where the page pointed at next is`, async ({
    front,
    tab,
    asked,
  }) => {
    front.state.isWithoutRules = isWithoutRules
    if (isWithoutRules) await tab.before(() => (HTMLScriptElement.supports = () => false))
    for (const [what, page, selector, next] of neverAhead) {
      await tab.goto(front.url + page)
      const address = await tab.evaluate(
        (one) => document.querySelector(one)?.getAttribute('href') ?? '',
        selector,
      )
      expect(address, what).not.toBe('')
      const before = asked(address)
      await tab.hover(selector)
      await sleep(500)
      await tab.hover(`footer a[href="${next}"]`)
      await expect.poll(() => asked(next), what).toBe(1)
      expect(asked(address), what).toBe(before)
    }
  })
}

test('without speculation rules a page that is pointed at is fetched by script, and shown without asking again', async ({
  front,
  tab,
  asked,
}) => {
  front.state.isWithoutRules = true
  await tab.before(() => (HTMLScriptElement.supports = () => false))
  await tab.goto(`${front.url}/solutions`)
  await tab.until(() => document.querySelector('link[rel=prefetch], [data-state]') === null)
  await sleep(500)
  await tab.hover(toSolution)
  await expect.poll(() => asked(solution)).toBe(1)
  await sleep(300)
  await tab.click(toSolution)
  await tab.until(isShown, solution)
  expect(asked(solution)).toBe(1)
  expect(await tab.evaluate(cameBy)).toEqual({ isDrawnAhead: false, isFetched: false })
})

const hinted = ['/solutions', '/contact', '/team-augmentation', '/usecases']

test('the four pages that visitors open next are fetched once a page is used, and not before', async ({
  front,
  tab,
  asked,
}) => {
  await tab.goto(`${front.url}/about-us`)
  await sleep(3000)
  expect(hinted.map(asked)).toEqual([0, 0, 0, 0])
  await tab.hover('main h1')
  await tab.hover('main p')
  await expect.poll(() => hinted.map(asked)).toEqual([1, 1, 1, 1])
  await tab.click('header a[href="/contact"]')
  await tab.until(isShown, '/contact')
  expect(asked('/contact')).toBe(1)
})

for (const [who, connection] of [
  ['a visitor who saves data', { saveData: true, effectiveType: '4g' }],
  ['a visitor on a 2G line', { saveData: false, effectiveType: 'slow-2g' }],
] as const) {
  test(`${who} gets no page that they didn’t ask for`, async ({ front, tab, asked }) => {
    await tab.send('Page.addScriptToEvaluateOnNewDocument', {
      source: `Object.defineProperty(Navigator.prototype, 'connection', { get: () => (${JSON.stringify(connection)}) })`,
    })
    await tab.goto(`${front.url}/about-us`)
    await sleep(1000)
    await tab.hover('main h1')
    await tab.hover('main p')
    await sleep(3000)
    expect(hinted.map(asked)).toEqual([0, 0, 0, 0])
  })
}

test('an enquiry says where the visit came from, pages ago, and nothing of it was stored', async ({
  front,
  tab,
}) => {
  await tab.goto(`${front.url}/about-us?utm_source=letter&utm_campaign=spring&email=x%40y.example`)
  await tab.click('header a[href="/blog"]')
  await tab.until(isShown, '/blog')
  await sleep(500)
  await tab.click('header a[href="/contact"]')
  await tab.until(isShown, '/contact')
  await sleep(500)
  const fill = async (name: string, words: string) => {
    await tab.click(`main [name=${name}]`)
    await tab.type(words)
  }
  await fill('name', 'Maeve Example')
  await fill('company', 'Example Plant')
  await fill('email', 'maeve.letter@plant.example')
  await fill('message', 'Six presses and one late shift, all by hand.')
  // A person takes this long at least.
  await sleep(3000)
  await tab.click('main form button[type=submit]')
  const sent = () =>
    front.seen.find(({ method, path }) => method === 'POST' && path.startsWith('/api/contact'))
  await expect.poll(() => sent()?.body ?? '').toContain('maeve.letter')
  expect(JSON.parse(sent()?.body ?? '').source).toMatchObject({
    page: '/contact',
    utm_source: 'letter',
    utm_campaign: 'spring',
  })
  const stored = await tab.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(stored).not.toContain('letter&')
  expect(stored).not.toContain('utm_source')
})
