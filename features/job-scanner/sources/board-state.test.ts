import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hourMs } from '#lib/durations.ts'
import {
  concludeMiss,
  concludeRead,
  freshMemory,
  type outcomeOf,
  type BoardMemory,
  type Misses,
} from './board-state.ts'

type Outcome = ReturnType<typeof outcomeOf>
const start = Date.parse('2026-11-01T06:00:00Z')
const at = (hours: number) => new Date(start + hours * hourMs)
const full: Outcome = { kind: 'read', jobs: 3, isComplete: true }
const none: Outcome = { kind: 'read', jobs: 0, isComplete: true }
const part: Outcome = { kind: 'read', jobs: 2, isComplete: false }
const missing: Outcome = { kind: 'missing' }
const busy: Outcome = { kind: 'busy', status: 429 }
const failed: Outcome = { kind: 'failed', reason: 'The answer is no list' }
const same: Outcome = { kind: 'unchanged' }

/** The conclusion after readings at these hours. */
function after(...readings: [number, Outcome][]) {
  let memory: BoardMemory = freshMemory
  let last = concludeRead(memory, busy, at(0))
  for (const [hours, outcome] of readings) {
    last = concludeRead(memory, outcome, at(hours))
    memory = last.memory
  }
  return { health: last.memory.health, says: last.says, status: last.status, isPausing: last.isPausing }
}

test.each<[string, [number, Outcome][], Partial<ReturnType<typeof after>>]>([
  ['a full list', [[0, full]], { health: 'healthy', says: 'listed', status: 'ok' }],
  [
    'the same list',
    [
      [0, full],
      [24, same],
    ],
    { health: 'healthy', says: 'same', status: 'ok' },
  ],
  [
    'a part of a list',
    [
      [0, full],
      [24, part],
    ],
    { health: 'healthy', says: 'nothing', status: 'partial' },
  ],
  [
    'an empty list that never had a job',
    [
      [0, none],
      [80, none],
      [160, none],
    ],
    { health: 'empty', says: 'nothing' },
  ],
  [
    'an empty list',
    [
      [0, full],
      [24, none],
    ],
    { health: 'empty', says: 'nothing', status: 'ok' },
  ],
  [
    'an empty list twice in 96 hours',
    [
      [0, full],
      [24, none],
      [120, none],
    ],
    { health: 'empty', says: 'nothing' },
  ],
  [
    'an empty list three times in 71 hours',
    [
      [0, full],
      [24, none],
      [48, none],
      [95, none],
    ],
    { health: 'empty', says: 'nothing' },
  ],
  [
    'an empty list three times over 72 hours',
    [
      [0, full],
      [24, none],
      [48, none],
      [96, none],
    ],
    { health: 'empty', says: 'all closed', isPausing: false },
  ],
  [
    'an empty list between full ones',
    [
      [0, full],
      [24, none],
      [48, none],
      [60, full],
      [96, none],
    ],
    { health: 'empty', says: 'nothing' },
  ],
  [
    '404 once',
    [
      [0, full],
      [24, missing],
    ],
    { health: 'failing', says: 'nothing', status: 'failed', isPausing: false },
  ],
  [
    '404 three times in a minute',
    [
      [0, full],
      [24, missing],
      [24, missing],
      [24, missing],
    ],
    { health: 'failing', isPausing: false },
  ],
  [
    '404 three times over 72 hours',
    [
      [0, full],
      [24, missing],
      [48, missing],
      [96, missing],
    ],
    { health: 'gone', says: 'nothing', isPausing: true },
  ],
  [
    '404 with a list between',
    [
      [0, missing],
      [24, full],
      [48, missing],
      [96, missing],
    ],
    { health: 'failing', isPausing: false },
  ],
  [
    '404 with a busy board between',
    [
      [0, missing],
      [24, busy],
      [48, missing],
      [72, missing],
    ],
    { health: 'gone', isPausing: true },
  ],
  [
    'a busy board',
    [
      [0, full],
      [24, busy],
    ],
    { health: 'healthy', says: 'nothing', status: 'waiting' },
  ],
  [
    'a wrong shape',
    [
      [0, full],
      [24, failed],
    ],
    { health: 'failing', says: 'nothing', status: 'failed' },
  ],
  [
    'a wrong shape, then a list',
    [
      [0, failed],
      [24, full],
    ],
    { health: 'healthy', says: 'listed' },
  ],
  [
    'a wrong shape, then nothing new',
    [
      [0, full],
      [24, failed],
      [48, same],
    ],
    { health: 'healthy', says: 'same' },
  ],
])('%s', (_, readings, expected) => {
  expect(after(...readings)).toMatchObject(expected)
})

test.each<[Misses, number, boolean]>([
  [{ count: 0, since: null }, 100, false],
  [{ count: 1, since: at(0) }, 23.99, false],
  [{ count: 1, since: at(0) }, 24, true],
  [{ count: 5, since: at(0) }, 12, false],
])('missed %o, missed again at hour %d: closed is %s', (before, hours, isClosed) => {
  expect(concludeMiss(before, at(hours)).isClosed).toBe(isClosed)
})

interface Step {
  gapHours: number
  kind: 'full' | 'without' | 'empty' | 'part' | 'missing' | 'busy' | 'failed' | 'same'
}

const kinds: Step['kind'][] = [
  'full',
  'without',
  'without',
  'empty',
  'empty',
  'part',
  'missing',
  'busy',
  'failed',
  'same',
]
const steps = fc.array(
  fc.record({ gapHours: fc.integer({ min: 0, max: 40 }), kind: fc.constantFrom(...kinds) }),
  { minLength: 3, maxLength: 25 },
)

/** Follows one job through the readings of its board; `without` is a complete list that doesn't name it. */
function follow(list: Step[]) {
  let memory: BoardMemory = concludeRead(freshMemory, full, at(0)).memory
  let misses: Misses = { count: 0, since: null }
  let hours = 0
  const outcomes = { full, without: full, empty: none, part, missing, busy, failed, same }
  const history: { hours: number; kind: Step['kind'] }[] = []
  for (const { gapHours, kind } of list) {
    hours += gapHours
    history.push({ hours, kind })
    const { says, ...conclusion } = concludeRead(memory, outcomes[kind], at(hours))
    memory = conclusion.memory
    if (says === 'all closed') return { closedBy: history }
    const isThere = kind === 'full' || (kind === 'same' && misses.count === 0)
    if (says === 'nothing') continue
    if (isThere) misses = { count: 0, since: null }
    else {
      const next = concludeMiss(misses, at(hours))
      if (next.isClosed) return { closedBy: history }
      misses = next
    }
  }
  return { closedBy: undefined }
}

test('whatever a board answers, a job is only closed after two complete readings without it that lie a day apart', () => {
  let closings = 0
  fc.assert(
    fc.property(steps, (list) => {
      const { closedBy } = follow(list)
      if (!closedBy) return
      closings += 1
      // Since it was last named: complete readings that don't have it.
      const named = closedBy.findLastIndex(({ kind }) => kind === 'full')
      const without = closedBy
        .slice(named + 1)
        .filter(({ kind }) => kind === 'without' || kind === 'empty' || kind === 'same')
      expect(without.length).toBeGreaterThanOrEqual(2)
      expect((without.at(-1)?.hours ?? 0) - (without[0]?.hours ?? 0)).toBeGreaterThanOrEqual(24 - 1e-6)
      expect(closedBy.at(-1)?.kind).toMatch(/^(?:without|empty|same)$/)
    }),
    { numRuns: 3000 },
  )
  expect(closings).toBeGreaterThan(100)
})

test('failures, absences, busy and partial answers alone never close anything and never count as an empty board', () => {
  const harmless = steps.map((list) =>
    list.filter(({ kind }) => ['part', 'missing', 'busy', 'failed'].includes(kind)),
  )
  fc.assert(
    fc.property(harmless, (list) => {
      expect(follow(list).closedBy).toBeUndefined()
    }),
  )
})
