import { expect, test } from 'vitest'
import { dayMs } from './durations.ts'
import { isDisposable } from './disposable-domains.ts'
import { spamScoreOf, type Screened } from './spam-score.ts'

const now = new Date('2026-11-18T10:00:00Z')
const ago = (ms: number) => String(now.getTime() - ms)
const fair: Screened = {
  name: 'Ann Byrne',
  email: 'ann@castings.example',
  company: 'Byrne Castings',
  message: 'Our inspection misses porosity.',
  formStartTime: ago(40_000),
}
const score = (change: Partial<Screened>, isSameMessage = false) =>
  spamScoreOf({ ...fair, ...change }, { now, isSameMessage })

test('an enquiry typed by a person has no points', () => {
  expect(score({})).toEqual({ score: 0, reasons: [], verdict: 'accept' })
})

test('each rule gives its points, and the points decide', () => {
  const table: [change: Partial<Screened>, points: number, verdict: string][] = [
    [{ website: 'https://spam.example' }, 100, 'drop'],
    [{ formStartTime: ago(2999) }, 60, 'quarantine'],
    [{ formStartTime: ago(3000) }, 0, 'accept'],
    [{ formStartTime: ago(0) }, 60, 'quarantine'],
    [{ formStartTime: undefined }, 20, 'accept'],
    [{ formStartTime: '' }, 20, 'accept'],
    [{ formStartTime: 'yesterday' }, 20, 'accept'],
    [{ formStartTime: 'NaN' }, 20, 'accept'],
    [{ formStartTime: '1e3' }, 20, 'accept'],
    [{ formStartTime: ago(-1) }, 20, 'accept'],
    [{ formStartTime: `${ago(9000)}x` }, 20, 'accept'],
    [{ formStartTime: `x${ago(9000)}` }, 20, 'accept'],
    [{ formStartTime: `-${ago(9000)}` }, 20, 'accept'],
    [{ formStartTime: ` ${ago(9000)} ` }, 0, 'accept'],
    [{ formStartTime: ago(dayMs) }, 0, 'accept'],
    [{ formStartTime: ago(dayMs + 1) }, 20, 'accept'],
    [{ formStartTime: now.getTime() - 9000 }, 0, 'accept'],
    [{ name: 'Win at https://spam.example' }, 60, 'quarantine'],
    [{ name: 'Win at http:spam' }, 60, 'quarantine'],
    [{ name: 'HTTP://SPAM' }, 60, 'quarantine'],
    [{ name: '[url=spam]' }, 60, 'quarantine'],
    [{ company: 'spam-.tk/buy' }, 60, 'quarantine'],
    [{ name: '<b>Ann</b>' }, 60, 'quarantine'],
    [{ name: '<!--' }, 60, 'quarantine'],
    [{ company: 'www.spam.example' }, 60, 'quarantine'],
    [{ company: 'spam.example/buy' }, 60, 'quarantine'],
    [{ company: '</title><script>' }, 60, 'quarantine'],
    [{ name: 'https://a.example', company: 'https://b.example' }, 60, 'quarantine'],
    [{ message: 'https://a.example https://b.example' }, 0, 'accept'],
    [{ message: 'https://a.example https://www.b.example www.c.example' }, 25, 'accept'],
    [{ message: 'http://a.example http://b.example http://c.example' }, 25, 'accept'],
    [{ message: 'https:// http:// www. and then www.' }, 0, 'accept'],
    [{ message: undefined }, 0, 'accept'],
    [{ email: 'ann@mailinator.com' }, 15, 'accept'],
    [{ email: 'ann@eu.MAILINATOR.com' }, 15, 'accept'],
    [{ website: '  ' }, 0, 'accept'],
  ]
  for (const [change, points, verdict] of table) {
    expect({ change, ...score(change) }).toMatchObject({ change, score: points, verdict })
  }
})

test('the same message from another address gives 50', () => {
  expect(score({}, true)).toMatchObject({ score: 50, verdict: 'quarantine' })
})

test('below 40 is accepted, 40 to 99 set aside, 100 and more thrown away', () => {
  const threeLinks = { message: 'www.a.example www.b.example www.c.example' }
  const disposable = { email: 'ann@yopmail.com' }
  const fast = { formStartTime: ago(10) }
  const table: [change: Partial<Screened>, points: number, verdict: string][] = [
    [{ formStartTime: undefined, ...disposable }, 35, 'accept'],
    [{ ...threeLinks, ...disposable }, 40, 'quarantine'],
    [{ ...fast, ...threeLinks }, 85, 'quarantine'],
    [{ ...fast, ...threeLinks, ...disposable }, 100, 'drop'],
    [{ ...fast, name: 'www.spam.example' }, 120, 'drop'],
  ]
  for (const [change, points, verdict] of table)
    expect({ change, ...score(change) }).toMatchObject({ change, score: points, verdict })
})

test('points add up, and staff are told why', () => {
  const spam = score({
    formStartTime: undefined,
    email: 'x@yopmail.com',
    message: 'www.a.example www.b.example www.c.example',
  })
  expect(spam).toMatchObject({ score: 60, verdict: 'quarantine' })
  expect(spam.reasons).toEqual([
    'No believable time at which the form was shown (20)',
    'More than 2 links in the message (25)',
    'A disposable mail address (15)',
  ])
})

test('the time alone never throws an enquiry away', () => {
  for (const formStartTime of [undefined, ago(0), ago(-5), '0', 'x']) {
    expect(score({ formStartTime }).verdict).not.toBe('drop')
  }
})

test('ordinary names of people and companies are no links', () => {
  for (const company of [
    'Booking.com',
    'A/S Nordsjö',
    'M&S',
    'X < Y Consulting',
    'St. John/Smith',
    'Müller GmbH & Co. KG',
    '3.5 mm Ltd',
  ]) {
    expect(score({ company, name: "Seán O'Brien-Ní Dhónaill" })).toMatchObject({ score: 0 })
  }
})

test('a domain that only ends in the letters of a disposable one is not disposable', () => {
  expect(isDisposable('a@notmailinator.com')).toBe(false)
  expect(isDisposable('a@mailinator.com.example')).toBe(false)
  expect(isDisposable('mailinator.com@firm.example')).toBe(false)
  expect(isDisposable('a@com')).toBe(false)
  expect(isDisposable('')).toBe(false)
})
