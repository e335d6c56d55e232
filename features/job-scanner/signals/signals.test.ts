import { expect, test } from 'vitest'
import { dayMs } from '#lib/durations.ts'
import { signalsOf, type SignalJob } from './signals.ts'

const now = new Date('2026-11-18T10:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs)
let count = 0
function job(change: Partial<SignalJob> & { days?: number } = {}): SignalJob {
  count += 1
  const { days = 3, ...rest } = change
  return {
    id: `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`,
    title: 'ML engineer',
    company: 'Harbour',
    companyKey: 'harbour',
    countries: ['GB'],
    roles: ['ml-engineer'],
    groupKey: `g${count}`,
    openedAt: daysAgo(days),
    isOpen: true,
    ...rest,
  }
}

test('a signal counts the jobs of the last 30 days and compares them with the 30 before', () => {
  const [signal] = signalsOf([job(), job({ days: 29 }), job({ days: 31 }), job({ days: 61 })], now)
  expect(signal).toMatchObject({
    company: 'Harbour',
    jobsBefore: 1,
    roles: ['ml-engineer'],
    countries: ['GB'],
  })
  expect(signal?.jobs).toHaveLength(2)
})

test('two postings of one job count once', () => {
  const [signal] = signalsOf([job({ groupKey: 'same' }), job({ groupKey: 'same' }), job()], now)
  expect(signal?.jobs).toHaveLength(2)
})

test('a company whose recent jobs are all closed gives no signal', () => {
  expect(signalsOf([job({ isOpen: false })], now)).toEqual([])
  expect(signalsOf([job({ isOpen: false }), job()], now)[0]?.jobs).toHaveLength(2)
})

test('the score is the sum of its reasons and never above 100', () => {
  const roles = [
    'ml-engineer',
    'data-engineer',
    'data-scientist',
    'nlp-engineer',
    'ai-engineer',
    'ai-architect',
  ] as const
  const many = Array.from({ length: 12 }, (_, i) =>
    job({ roles: [roles[i % roles.length] ?? 'ml-engineer'] }),
  )
  const [strong, weak] = signalsOf(
    [...many, job({ companyKey: 'quay', company: 'Quay', days: 20 }), job({ companyKey: 'quay', days: 40 })],
    now,
  )
  expect(strong?.score).toBe(100)
  expect(weak).toMatchObject({
    score: 15,
    parts: [
      { reason: '1 job', points: 10 },
      { reason: '1 role', points: 5 },
    ],
  })
})
