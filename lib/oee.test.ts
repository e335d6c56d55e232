import fc from 'fast-check'
import { expect, test } from 'vitest'
import { oeeOf } from './oee.ts'

test('420 minutes, 47 down, 19,271 parts at one second and 423 rejects give an OEE of 74.79%', () => {
  const { availability, performance, quality, oee } = oeeOf({
    plannedMinutes: 420,
    downMinutes: 47,
    parts: 19_271,
    rejects: 423,
    idealSeconds: 1,
  })
  const percent = [availability, performance, quality, oee].map((value) => (value * 100).toFixed(2))
  expect(percent).toEqual(['88.81', '86.11', '97.80', '74.79'])
})

test('losses and good minutes always add up to the planned time', () => {
  const log = fc.record({
    plannedMinutes: fc.integer({ min: 1, max: 10_000 }),
    downShare: fc.double({ min: 0, max: 1, noNaN: true }),
    parts: fc.integer({ min: 0, max: 100_000 }),
    rejectShare: fc.double({ min: 0, max: 1, noNaN: true }),
    idealSeconds: fc.double({ min: 0.01, max: 600, noNaN: true }),
  })
  fc.assert(
    fc.property(log, ({ plannedMinutes, downShare, parts, rejectShare, idealSeconds }) => {
      const downMinutes = plannedMinutes * downShare
      const result = oeeOf({
        plannedMinutes,
        downMinutes,
        parts,
        rejects: Math.floor(parts * rejectShare),
        idealSeconds,
      })
      const sum = downMinutes + result.speedLossMinutes + result.qualityLossMinutes + result.goodMinutes
      expect(sum).toBeCloseTo(plannedMinutes, 4)
      if (parts > 0 && result.runMinutes > 0)
        expect(result.oee).toBeCloseTo(result.goodMinutes / plannedMinutes, 6)
    }),
  )
})

test('a machine that never ran has an OEE of 0 and not of nothing', () => {
  expect(oeeOf({ plannedMinutes: 0, downMinutes: 0, parts: 0, rejects: 0, idealSeconds: 1 }).oee).toBe(0)
})
