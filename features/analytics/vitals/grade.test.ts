import { expect, test } from 'vitest'
import { gradeOf } from './grade.ts'

const quick = { lcp: 1200, fid: 50, cls: 0.1 }

test('a page at the thresholds is graded 100 and needs no advice', () => {
  expect(gradeOf(quick)).toEqual({ grade: 100, slow: [], recommendations: [] })
})

test('each metric takes 10 off above its first threshold and 20 above its second', () => {
  const grades: [object, number][] = [
    [{ lcp: 1200.1 }, 90],
    [{ lcp: 2500 }, 90],
    [{ lcp: 2501 }, 80],
    [{ fid: 51 }, 90],
    [{ fid: 100 }, 90],
    [{ fid: 101 }, 80],
    [{ cls: 0.11 }, 90],
    [{ cls: 0.25 }, 90],
    [{ cls: 0.26 }, 80],
    [{ lcp: 9000, fid: 900, cls: 1 }, 40],
  ]
  for (const [change, grade] of grades) expect(gradeOf({ ...quick, ...change }).grade).toBe(grade)
})

test('advice comes above 2500 ms, 100 ms and 0.1, not with the first points lost', () => {
  expect(gradeOf({ ...quick, lcp: 2500, fid: 100 }).recommendations).toEqual([])
  expect(gradeOf({ lcp: 2501, fid: 101, cls: 0.101 }).recommendations).toHaveLength(3)
  expect(gradeOf({ ...quick, cls: 0.2 })).toMatchObject({ grade: 90, slow: ['CLS'] })
})

test('what was not measured takes nothing off', () => {
  expect(gradeOf({}).grade).toBe(100)
  expect(gradeOf({ inp: 4000, ttfb: 9000 }).grade).toBe(100)
})
