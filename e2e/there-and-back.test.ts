import { setTimeout as sleep } from 'node:timers/promises'
import type { Tab } from '../tests/plain-browser.ts'
import { expect, isShown, solution, test, toSolution } from './visitor.ts'

const chatButton = '[data-island=chat] [role=button]'
const chatWords = '[data-island=chat] textarea'

/** Leaves the page by its address, and comes back. */
async function thereAndBack(tab: Tab) {
  const path = await tab.evaluate(() => location.pathname)
  await tab.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => (document.body.dataset['persisted'] = String(persisted)))
    location.assign('/privacy-policy')
  })
  await tab.until(isShown, '/privacy-policy')
  await sleep(1000)
  await tab.back()
  await tab.until(isShown, path)
  expect(await tab.evaluate(() => document.body.dataset['persisted'])).toBe('true')
}

test('Back shows the page as it was left, with menus closed, and counts it again', async ({
  front,
  tab,
  counted,
}) => {
  await tab.goto(`${front.url}/`)
  await expect.poll(counted).toEqual(['page_view /'])
  await tab.click('header summary')
  await tab.until(() => document.querySelector('details[data-menu][open]') !== null)
  await thereAndBack(tab)
  expect(await tab.evaluate(() => document.querySelector('details[data-menu][open]') === null)).toBe(true)
  await expect.poll(counted).toEqual(['page_view /', 'page_view /privacy-policy', 'page_view /'])
})

test('Back finds the words typed into the contact form', async ({ front, tab }) => {
  await tab.goto(`${front.url}/contact`)
  await tab.click('main textarea[name=message]')
  await tab.type('Six presses and one late shift.')
  await sleep(1000)
  await thereAndBack(tab)
  const words = () => document.querySelector<HTMLTextAreaElement>('main textarea[name=message]')?.value
  expect(await tab.evaluate(words)).toBe('Six presses and one late shift.')
})

test('Back finds the chat open, with the words being typed', async ({ front, tab }) => {
  await tab.goto(`${front.url}/solutions`)
  await tab.click(chatButton)
  await tab.until((one) => document.querySelector(one) !== null, chatWords)
  await tab.click(chatWords)
  await tab.type('What does it')
  await thereAndBack(tab)
  const words = (one: string) => document.querySelector<HTMLTextAreaElement>(one)?.value
  expect(await tab.evaluate(words, chatWords)).toBe('What does it')
})

for (const path of [
  '/ai-readiness-assessment',
  '/solutions/ai-solution-recommender',
  '/demo/machine-vision',
  '/resources/roi-calculator',
])
  test(`the tool at ${path} is kept for the Back button`, async ({ front, tab }) => {
    await tab.goto(front.url + path)
    await sleep(1500)
    await thereAndBack(tab)
  })

const isLoading = () => document.getElementById('page-loading')?.checkVisibility() === true

/** Notes how long after the click or the sending of a form the sign of loading was shown: the page itself isn't there to be asked. */
function noteLoading() {
  const sign = document.getElementById('page-loading')
  let begun = 0
  for (const type of ['click', 'submit']) addEventListener(type, () => (begun = performance.now()))
  const note = () => {
    if (sign?.hidden === false) sessionStorage.setItem('told', String(performance.now() - begun))
  }
  if (sign) new MutationObserver(note).observe(sign, { attributeFilter: ['hidden'] })
}
const noted = () => Number(sessionStorage.getItem('told'))

test('a sign of loading is shown when a page takes longer than 300 ms, and not before; it is gone after Back', async ({
  front,
  tab,
}) => {
  await tab.goto(`${front.url}/solutions`)
  await sleep(500)
  await tab.evaluate(noteLoading)
  front.state.delaysMs.set(solution, 1500)
  await tab.click(toSolution)
  await tab.until(isShown, solution)
  expect(await tab.evaluate(noted)).toBeGreaterThanOrEqual(295)
  expect(await tab.evaluate(noted)).toBeLessThan(1000)
  await tab.back()
  await tab.until(isShown, '/solutions')
  expect(await tab.evaluate(isLoading)).toBe(false)
})

test('a form that takes long shows the sign of loading, too', async ({ front, tab }) => {
  await tab.goto(`${front.url}/no-such-page`)
  await sleep(500)
  await tab.evaluate(noteLoading)
  front.state.delaysMs.set('/search?q=energy', 1500)
  await tab.click('#missing-search')
  await tab.type('energy')
  await tab.click('main form button')
  await tab.until(isShown, '/search')
  expect(await tab.evaluate(noted)).toBeGreaterThanOrEqual(295)
})

test('a page that comes at once shows no sign of loading', async ({ front, tab }) => {
  await tab.goto(`${front.url}/solutions`)
  await sleep(500)
  await tab.evaluate(noteLoading)
  await tab.click(toSolution)
  await tab.until(isShown, solution)
  expect(await tab.evaluate(noted)).toBe(0)
})

test('the sign of loading goes when the visitor stops the navigation, and a download shows none', async ({
  front,
  tab,
}) => {
  await tab.goto(`${front.url}/solutions`)
  await sleep(500)
  front.state.delaysMs.set(solution, 5000)
  await tab.evaluate(noteLoading)
  await tab.click(toSolution)
  await sleep(1500)
  await tab.send('Page.stopLoading')
  expect(await tab.evaluate(noted)).toBeGreaterThanOrEqual(295)
  expect(await tab.evaluate(isLoading)).toBe(false)
  await tab.goto(`${front.url}/resources`)
  await sleep(500)
  await tab.send('Page.setDownloadBehavior', { behavior: 'deny' })
  await tab.click('a[download]')
  await sleep(1000)
  expect(await tab.evaluate(isLoading)).toBe(false)
})
