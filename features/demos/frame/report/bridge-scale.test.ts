import { expect, test } from 'vitest'
import { bridgeBars } from './bridge-scale.ts'

test('each step goes on where the one before ended, and totals start at the axis', () => {
  const { bars, start } = bridgeBars([
    { label: 'Before', value: 50, isTotal: true },
    { label: 'Up', value: 50 },
    { label: 'Down', value: -80 },
    { label: 'After', value: 20, isTotal: true },
  ])
  expect(start).toBe(0)
  expect(bars.map(({ from, to }) => [from, to])).toEqual([
    [0, 0.5],
    [0.5, 1],
    [0.2, 1],
    [0, 0.2],
  ])
})

test('small steps between large totals cut the axis, losses lower it below 0', () => {
  const cut = bridgeBars([
    { label: 'Before', value: 1_000_000, isTotal: true },
    { label: 'Up', value: 20_000 },
    { label: 'After', value: 1_020_000, isTotal: true },
  ])
  expect(cut.start).toBe(980_000)
  expect(cut.bars[1]?.from).toBeCloseTo(0.5)
  const loss = bridgeBars([
    { label: 'Before', value: 10, isTotal: true },
    { label: 'Down', value: -30 },
    { label: 'After', value: -20, isTotal: true },
  ])
  expect(loss.start).toBe(-20)
  expect(loss.bars.every(({ from, to }) => from >= 0 && to <= 1)).toBe(true)
})
