import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { parse } from 'node-html-parser'
import { goldenCases } from './golden/cases.ts'
import { matcherMessage } from './matcher-message.server.ts'
import { matcherPage } from './matcher-page.server.ts'
import { MatcherScreen } from './matcher-screen.tsx'

const givenBy = (who: RegExp) =>
  new URLSearchParams(goldenCases.find((golden) => who.test(golden.who))?.given ?? '')

function resultFor(search: URLSearchParams) {
  const html = renderToStaticMarkup(<MatcherScreen page={matcherPage(search)} />)
  const result = parse(html).querySelector('#result')
  const text = (result?.textContent ?? '').replaceAll(/\s+/g, ' ')
  const headings = result?.querySelectorAll('h2, h3').map((one) => one.textContent)
  const links = result?.querySelectorAll('a').map((one) => one.getAttribute('href') ?? '')
  return { text, headings, links }
}

const haulier = givenBy(/near misses in the yard/)

test('where nothing fits the page says so, why, what would fit, and who can be asked', () => {
  const { text, headings, links } = resultFor(haulier)
  expect(headings).toEqual(['None of ours fits', 'Here is what would fit', 'Not made for this goal'])
  expect(text).toContain('your goal, “Fewer near misses between people and machines”')
  expect(text).toContain('It watches areas where people work, and people must not be filmed.')
  expect(text).toContain('It would fit if staff agreed to cameras')
  expect(links).toContain('/solutions/smart-safety-surveillance')
  expect(links).toContain(`/contact?from=matcher&${haulier}`)
})

test('a budget and a date that are too small are named with what would be enough', () => {
  const { text } = resultFor(givenBy(/bad parts, under £10,000/))
  expect(text).toContain('None of ours fits')
  expect(text).toContain('costs at least £10,000, which is more than this budget')
  expect(text).toContain(
    'It would fit with a budget of £10,000 or more, and with 16 weeks or more until the result.',
  )
})

test('what fits is priced as a whole, by its own days or band', () => {
  const { text, headings } = resultFor(givenBy(/four OEE figures/))
  expect(headings?.[0]).toBe('What fits')
  expect(text).toContain('for the whole project, 20 to 45 engineers’ days')
  expect(text).toContain('£16,000–£67,500')
  expect(text).toMatch(/for the first step, \d engineers’ days£\d,\d00–£\d,\d00/)
})

test('the message to us says that nothing fits, and what would', () => {
  const message = matcherMessage(haulier) ?? ''
  expect(message).toContain('None of ours fits. Here is what would fit:')
  expect(message).toMatch(/Smart safety surveillance\. It watches .+ It would fit if staff agreed/)
  expect(message).not.toMatch(/\d+ of 100/)
})

test('the message names what fits first, and why the rest for this goal is ruled out', () => {
  const message = matcherMessage(givenBy(/reject gate within three months/)) ?? ''
  expect(message).toMatch(
    /1\. .+: \d+ of 100\nRuled out: Machine vision\. The whole project takes at least 16 weeks/,
  )
})
