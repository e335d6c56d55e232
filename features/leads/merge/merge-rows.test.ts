import fc from 'fast-check'
import { expect, test } from 'vitest'
import { companySizes } from '#features/leads/lead.schema.ts'
import { firstSectorIds } from '#features/leads/sectors/first-sectors.ts'
import { firstStages } from '#features/leads/stages/stage-kind.ts'
import type { Lead } from '#features/leads/lead.table.server.ts'
import { mergeRows, restoreLead, storeLead, uniteConsents, unmergeRows } from './merge-rows.server.ts'
import { mergeFields, sides } from './merge.schema.ts'

const order = Object.keys(firstStages)
const date = fc.date({ min: new Date('2024-01-01'), max: new Date('2027-01-01'), noInvalidDate: true })
const word = fc.string({ minLength: 1, maxLength: 12 })
const iso = date.map((at) => at.toISOString())
const someTouch = fc.record({ at: iso, page: word }, { requiredKeys: [] })
const someConsent = fc.record({
  kind: fc.constantFrom('privacy' as const, 'marketing' as const),
  given: fc.boolean(),
  version: word,
  text: word,
  at: iso,
})
const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: null })
const someLead: fc.Arbitrary<Lead> = fc.record({
  id: fc.uuid(),
  createdAt: date,
  updatedAt: date,
  version: fc.nat(99),
  name: word,
  email: maybe(fc.emailAddress()),
  emailKey: maybe(word),
  company: fc.string({ maxLength: 12 }),
  domain: maybe(word),
  phone: maybe(word),
  phoneKey: maybe(word),
  sector: maybe(fc.constantFrom(...firstSectorIds)),
  companySize: maybe(fc.constantFrom(...companySizes)),
  country: maybe(fc.constantFrom('GB', 'FR')),
  problem: maybe(word),
  stage: fc.constantFrom(...order.filter((stage) => stage !== 'merged')),
  mergedInto: fc.constant(null),
  expectedClose: maybe(fc.constantFrom('2026-12-01', '2027-01-31')),
  lossReasonId: maybe(fc.uuid()),
  lostReason: maybe(word),
  ownerId: maybe(fc.uuid()),
  ownerName: maybe(word),
  source: fc.constantFrom('contact' as const, 'import' as const),
  firstTouch: someTouch,
  lastTouch: someTouch,
  consents: fc.uniqueArray(someConsent, { selector: ({ kind }) => kind, maxLength: 2 }),
  signals: fc.record({ enquiry: iso, chat: iso }, { requiredKeys: [] }),
  fit: fc.nat(100),
  engagementMass: fc.constant(0),
  replySince: maybe(date),
  replyRiskAt: maybe(date),
  replyDueAt: maybe(date),
  firstReplyAt: maybe(date),
  value: maybe(fc.nat(1e6)),
  tags: fc.uniqueArray(word, { maxLength: 4 }),
  custom: fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.oneof(word, fc.nat(99)), {
    noNullPrototype: true,
  }),
  lastActivityAt: date,
  retainUntil: date,
  anonymisedAt: fc.constant(null),
})
const settings = {
  progressOf: (stage: string) => order.indexOf(stage),
  targets: new Set(['manufacturing', 'retail']),
}
const someChoices = fc.dictionary(fc.constantFrom(...mergeFields), fc.constantFrom(...sides))

test('taking apart undoes merging, whatever the leads and the choices', () => {
  fc.assert(
    fc.property(someLead, someLead, someChoices, (one, other, choices) => {
      const merged = mergeRows(one, other, choices, settings)
      const snapshot = JSON.parse(
        JSON.stringify({
          survivor: storeLead(one),
          other: storeLead(other),
          merged: storeLead(merged),
          moved: {},
        }),
      )
      const apart = unmergeRows(restoreLead(snapshot.merged), snapshot, settings.targets)
      const { fit: _f, engagementMass: _e, ...survivor } = apart.survivor
      const { fit: _g, engagementMass: _m, ...before } = restoreLead(snapshot.survivor)
      expect(survivor).toEqual(before)
      const { fit: _h, ...loser } = apart.other
      const { fit: _i, ...loserBefore } = restoreLead(snapshot.other)
      expect(loser).toEqual(loserBefore)
      expect(apart.kept).toEqual([])
    }),
  )
})

test('no merge makes a refusal an agreement, lengthens a running promise or loses a tag or a field', () => {
  fc.assert(
    fc.property(someLead, someLead, someChoices, (one, other, choices) => {
      const merged = mergeRows(one, other, choices, settings)
      for (const { kind, given } of [...one.consents, ...other.consents])
        if (!given) expect(merged.consents.find((consent) => consent.kind === kind)?.given).toBe(false)
      expect(uniteConsents(merged.consents, merged.consents)).toEqual(merged.consents)
      const open = ['new', 'contacted', 'qualified', 'proposal']
      const due = [one, other]
        .filter((lead) => lead.replyDueAt && !lead.firstReplyAt && open.includes(lead.stage))
        .map((lead) => lead.replyDueAt?.getTime() ?? 0)
      if (due.length > 0) {
        expect(merged.replyDueAt?.getTime()).toBe(Math.min(...due))
        expect(merged.firstReplyAt).toBeNull()
      }
      expect(new Set(merged.tags)).toEqual(new Set([...one.tags, ...other.tags]))
      expect(merged.custom).toEqual({ ...other.custom, ...one.custom })
    }),
  )
})
