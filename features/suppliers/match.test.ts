import { expect, test } from 'vitest'
import { matchOf, type Need, type Offer } from './match.ts'

const today = '2026-11-18'
const need: Need = {
  roles: [{ role: 'ml-engineer', count: 2 }],
  skills: ['PyTorch', 'OPC UA'],
  seniority: 'senior',
  startBy: '2026-12-18',
  rateTo: 1000,
  place: null,
}
const offer: Offer = {
  roles: ['ml-engineer', 'mlops-engineer'],
  skills: ['pytorch', 'OPC UA', 'Docker'],
  seniority: 'senior',
  dayRate: 950,
  availableFrom: null,
  capacity: 4,
  remote: 'hybrid',
}
const pointsOf = (change: { need?: Partial<Need>; offer?: Partial<Offer> }) => {
  const match = matchOf({ ...need, ...change.need }, { ...offer, ...change.offer }, today)
  return match && Object.fromEntries(match.parts.map(({ rule, points }) => [rule, points]))
}

test('who has everything that was asked for gets 100, with a reason for each part', () => {
  expect(matchOf(need, offer, today)).toEqual({
    score: 100,
    parts: [
      { rule: 'role', points: 40, outOf: 40, reason: 'ML engineer' },
      { rule: 'skills', points: 30, outOf: 30, reason: 'Has PyTorch, OPC UA' },
      { rule: 'availability', points: 15, outOf: 15, reason: 'Free now' },
      { rule: 'rate', points: 15, outOf: 15, reason: '£950 a day, within £1,000' },
    ],
    caveats: [],
  })
})

test('without any of the roles there is no match, whatever else fits', () => {
  expect(matchOf(need, { ...offer, roles: ['data-engineer'] }, today)).toBeUndefined()
})

test('each rule gives its points', () => {
  const table: [change: Parameters<typeof pointsOf>[0], points: Record<string, number>][] = [
    [
      {
        need: {
          roles: [
            { role: 'ml-engineer', count: 1 },
            { role: 'nlp-engineer', count: 3 },
          ],
        },
      },
      { role: 10 },
    ],
    [{ need: { seniority: 'lead' } }, { role: 30 }],
    [{ need: { seniority: 'lead' }, offer: { seniority: 'engineer' } }, { role: 20 }],
    [{ need: { seniority: 'engineer' } }, { role: 40 }],
    [{ need: { seniority: null }, offer: { seniority: 'engineer' } }, { role: 40 }],
    [{ offer: { skills: ['PyTorch Lightning'] } }, { skills: 15 }],
    [{ offer: { skills: [] } }, { skills: 0 }],
    [{ need: { skills: [] }, offer: { skills: [] } }, { skills: 30 }],
    [{ need: { skills: ['C'] }, offer: { skills: ['C++', 'C#'] } }, { skills: 0 }],
    [{ need: { skills: ['c++'] }, offer: { skills: ['Modern C++'] } }, { skills: 30 }],
    [{ offer: { availableFrom: '2026-12-18' } }, { availability: 15 }],
    [{ offer: { availableFrom: '2027-01-02' } }, { availability: 8 }],
    [{ offer: { availableFrom: '2027-01-17' } }, { availability: 0 }],
    [{ offer: { availableFrom: '2020-01-01' } }, { availability: 15 }],
    [{ need: { startBy: null }, offer: { availableFrom: '2027-06-01' } }, { availability: 15 }],
    [{ offer: { capacity: 1 } }, { availability: 8 }],
    [{ offer: { dayRate: 1000 } }, { rate: 15 }],
    [{ offer: { dayRate: 1125 } }, { rate: 8 }],
    [{ offer: { dayRate: 1250 } }, { rate: 0 }],
    [{ offer: { dayRate: 9000 } }, { rate: 0 }],
    [{ offer: { dayRate: null } }, { rate: 0 }],
    [{ need: { rateTo: null }, offer: { dayRate: 1500 } }, { rate: 15 }],
  ]
  for (const [change, points] of table) {
    expect({ change, ...pointsOf(change) }).toMatchObject({ change, ...points })
  }
})

test('the score is always the sum of the parts, between 0 and 100', () => {
  for (const capacity of [1, 2, 3])
    for (const dayRate of [null, 800, 1033, 1180, 1500])
      for (const availableFrom of [null, '2026-12-25', '2027-01-05'])
        for (const skills of [[], ['PyTorch'], ['PyTorch', 'OPC UA']]) {
          const match = matchOf(need, { ...offer, capacity, dayRate, availableFrom, skills }, today)
          const sum = match?.parts.reduce((total, { points }) => total + points, 0)
          expect(match?.score).toBe(sum)
          expect(match?.parts.every(({ points, outOf }) => points >= 0 && points <= outOf)).toBe(true)
        }
})

test('reasons name what is missing', () => {
  const match = matchOf(
    { ...need, roles: [...need.roles, { role: 'data-engineer', count: 1 }], seniority: 'lead' },
    { ...offer, skills: ['PyTorch'], availableFrom: '2026-12-19', capacity: 1, dayRate: 1010 },
    today,
  )
  expect(match?.parts.map(({ reason }) => reason)).toEqual([
    'ML engineer, but not Data engineer; senior, asked for lead',
    'Has PyTorch; not on record: OPC UA',
    'Free from 19 Dec 2026, 1 day late; can send 1 of 2',
    '£1,010 a day, £10 over budget',
  ])
})

test('where they work is said, not scored', () => {
  expect(matchOf({ ...need, place: 'on_site' }, { ...offer, remote: 'remote' }, today)?.caveats).toEqual([
    'Works remotely only',
  ])
  expect(matchOf({ ...need, place: 'remote' }, { ...offer, remote: 'on_site' }, today)?.caveats).toEqual([
    'Works on site only',
  ])
  expect(matchOf({ ...need, place: 'on_site' }, offer, today)?.caveats).toEqual([])
})
