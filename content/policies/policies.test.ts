import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  assessmentKept,
  assessmentStorageKey,
  authTokenKey,
  demoWork,
  deviceKey,
  chat,
  chatRates,
  contactRates,
  conversation,
  eventMonths,
  leftBehindKey,
  searchRate,
  shortcutsKey,
  statisticsKey,
  themeKey,
} from '#config/constants.ts'
import { privacyConsent } from '#features/intake/consent.ts'
import { retainUntil } from '#features/leads/retention.ts'
import { mailBodiesKeptMs } from '#features/mail/mail-delivery.server.ts'
import { requestsKeptYears, unconfirmedKeptMs } from '#features/privacy/erasure/retention.server.ts'
import { missedSearchesKeptMs } from '#features/search/missed-searches.server.ts'
import { sessionIdleMs, sessionMostMs, sessionsKeptMs } from '#features/users/sign-in/sessions.server.ts'
import { modules } from '#tests/source-tree.ts'
import { dayMs } from '#lib/durations.ts'
import { policies } from './index.ts'

const privacyPolicy = JSON.stringify(policies['/privacy-policy'])
const cookiePolicy = JSON.stringify(policies['/cookie-policy'])

test('sections have anchors of their own, versions the newest first', () => {
  for (const { title, sections, versions } of Object.values(policies)) {
    const ids = sections.map(({ id }) => id)
    expect(new Set(ids).size, title).toBe(ids.length)
    expect(sections.length, title).toBeGreaterThanOrEqual(5)
    const dates = versions.map(({ date }) => date)
    expect(dates.length, title).toBeGreaterThan(0)
    expect(dates, title).toEqual([...dates].sort().reverse())
  }
})

test('the privacy policy names the periods that the software keeps to', () => {
  expect(mailBodiesKeptMs / dayMs).toBe(90)
  expect(privacyPolicy).toContain('Texts 90 days')
  expect(retainUntil(new Date('2026-01-01T00:00:00Z'))).toEqual(new Date('2028-01-01T00:00:00Z'))
  expect(privacyPolicy).toContain('24 months after the last activity')
  expect(assessmentKept.unfinishedMs / dayMs).toBe(30)
  expect(assessmentKept.finishedMs / dayMs).toBe(730)
  expect(privacyPolicy).toContain('Unfinished: 30 days after the last answer. Finished: 24 months')
  expect(sessionIdleMs / dayMs).toBe(0.5)
  expect(sessionMostMs / dayMs).toBe(7)
  expect(privacyPolicy).toContain('12 hours without use and after 7 days at most')
  expect(sessionsKeptMs / dayMs).toBe(30)
  expect([conversation.keptMs / dayMs, conversation.sessionIdleMs / dayMs]).toEqual([90, 1])
  expect(privacyPolicy).toContain('90 days after the last word')
  expect([chatRates.session.seconds, chatRates.client.seconds]).toEqual([60, 60 * 60])
  expect(privacyPolicy).toContain('for the chat a minute and an hour')
  expect([requestsKeptYears, unconfirmedKeptMs / dayMs]).toEqual([3, 90])
  expect(privacyPolicy).toContain('Three years after it is closed')
  expect(privacyPolicy).toContain('One that nobody confirms: 90 days')
  expect(missedSearchesKeptMs / dayMs).toBe(90)
  expect(privacyPolicy).toContain('"Searches that found nothing"')
  expect(searchRate.seconds).toBe(60)
  expect(privacyPolicy).toContain('for searches a minute')
  const seconds = Object.values(contactRates).map((rate) => rate.seconds)
  expect([Math.min(...seconds), Math.max(...seconds)]).toEqual([5 * 60, 24 * 60 * 60])
  expect(privacyPolicy).toContain('5 minutes to 24 hours')
  expect(privacyPolicy).toContain(`Single events ${eventMonths} months`)
})

test('the privacy policy names every part of the software that an erasure covers', () => {
  for (const part of [
    'record, enquiries, notes, chats, assessments and emails go',
    'the values in the log of changes',
  ])
    expect(privacyPolicy).toContain(part)
  expect(privacyPolicy).toContain('](/privacy-request)')
})

test('what the form says stands behind what the policy says', () => {
  expect(privacyConsent.text).toContain('privacy policy')
  expect(privacyConsent.text).toContain('answer you')
  expect(privacyPolicy).toContain('To answer you')
})

test('the cookie policy lists every name under which a page stores something on the device', () => {
  const writers = modules()
    // The golden set holds hostile lines, which are sent and never run.
    .filter(({ path, isTest }) => !isTest && /^(?:app|features(?!\/search\/golden)|ui|lib)\//.test(path))
    .filter(({ path }) =>
      /(?:local|session)Storage\s*\.setItem|(?:device|tab)Store\s*\.write|document\.cookie/.test(
        readFileSync(path, 'utf8'),
      ),
    )
    .map(({ path }) => path)
  expect(writers.sort()).toEqual([
    'app/islands/film.ts',
    'features/analytics/events/may-measure.ts',
    'features/assessment/run/run-store.ts',
    'features/chat/widget/chat-open.ts',
    'features/chat/widget/chat-store.ts',
    'features/demos/frame/kept/kept-flag.ts',
    'features/publishing/editing/local-copy.ts',
    'features/users/sign-in/request-sign-in.ts',
    'lib/api-client.ts',
    'lib/device-draft.ts',
    'lib/form-draft.ts',
    'lib/left-behind.ts',
    'ui/shortcut-keys.ts',
    'ui/theme-choice.ts',
  ])
  const names = [
    themeKey,
    authTokenKey,
    deviceKey,
    shortcutsKey,
    chat.threadKey,
    chat.openKey,
    chat.unsentKey,
    'contactDraft',
    'teamRequestDraft',
    'reportDraft',
    assessmentStorageKey,
    demoWork.database,
    demoWork.keptKey,
    demoWork.openKey,
    leftBehindKey,
    'video-failed:',
    'draft:',
    'post-draft:',
    'page-draft:',
    'react-router-scroll-positions',
    statisticsKey,
  ]
  for (const name of names) expect(cookiePolicy, name).toContain(`"${name}`)
})
