import { expect, test } from 'vitest'
import { readinessModel } from '#content/readiness/model.ts'
import { matcherPage } from '#features/matcher/matcher-page.server.ts'
import { matcherPath } from '#features/matcher/matcher-path.ts'
import { matcherLink } from './matcher-link.ts'

const openedBy = (link: string) => {
  const { pathname, searchParams } = new URL(link, 'https://site.example')
  return { pathname, searchParams, page: matcherPage(searchParams) }
}

test('data in a central store and money from other budgets are filled in, the rest stays open', () => {
  const { pathname, page } = openedBy(matcherLink({ D1: 4, S3: 1, T1: 4, G1: 0 }))
  expect(pathname).toBe(matcherPath)
  expect(page.isFromAssessment).toBe(true)
  expect(page.answers).toEqual({
    sector: [],
    goal: [],
    history: ['months'],
    kinds: [],
    speed: [],
    systems: ['cloud'],
    limits: [],
    means: ['open'],
  })
})

test('each option that an answer is turned into is one of the matcher’s', () => {
  for (const { id, options } of readinessModel.questions) {
    options.forEach((_, value) => {
      const { searchParams, page } = openedBy(matcherLink({ [id]: value }))
      searchParams.delete('from')
      const taken = Object.entries(page.answers).flatMap(([name, chosen]) =>
        chosen.map((option) => [name, option]),
      )
      expect(taken.toSorted(), `${id} ${value}`).toEqual([...searchParams].toSorted())
    })
  }
})

test('without anything to go by the matcher opens empty', () => {
  expect(matcherLink({ D1: null, S3: 3, U1: 2 })).toBe(matcherPath)
  expect(openedBy(matcherLink({})).page.isFromAssessment).toBe(false)
})

test('prefilled answers are no attempt to send, so nothing is called missing', () => {
  expect(openedBy(matcherLink({ D1: 0 })).page.isAsked).toBe(false)
  expect(openedBy(`${matcherPath}?history=none`).page.isAsked).toBe(true)
})
