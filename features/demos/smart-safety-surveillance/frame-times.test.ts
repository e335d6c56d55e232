import { expect, test } from 'vitest'
import { timesOf } from './frame-times.ts'

test.for([
  [
    'this page’s own',
    ['frame 001 at 0.02 s.png', 'frame 002 at 0.61 s.png', 'frame 003 at 1.80 s.png'],
    [0, 0.59, 1.78],
  ],
  ['a recorder’s', ['CAM2_20260114_235959.jpg', 'CAM2_20260115_000002.jpg'], [0, 3]],
  ['a phone’s, with thousandths', ['PXL_20260114_101500250.jpg', 'PXL_20260114_101501000.jpg'], [0, 0.75]],
  ['a screenshot’s', ['2026-01-14 10.15.00.png', '2026-01-14 10.16.30.png'], [0, 90]],
] as const)('times are read from names like %s', ([, names, seconds]) => {
  const { at, isRead } = timesOf(names, 9)
  expect(isRead).toBe(true)
  at.forEach((time, i) => expect(time).toBeCloseTo(seconds[i] ?? Number.NaN, 6))
})

test.for([
  ['numbers alone', ['IMG_0412.jpg', 'IMG_0413.jpg', 'IMG_0414.jpg']],
  ['one without a time', ['20260114_101500.jpg', '20260114_101501.jpg', 'last.jpg']],
  ['two of one second', ['20260114_101500 a.jpg', '20260114_101500 b.jpg', '20260114_101501.jpg']],
  ['times that run back', ['a 20260114_101501.jpg', 'b 20260114_101500.jpg', 'c 20260114_101502.jpg']],
] as const)('%s: what was filled in counts', ([, names]) => {
  expect(timesOf(names, 2)).toEqual({ at: [0, 2, 4], usual: 2, isRead: false })
})
