import type { Check } from '#features/demos/frame/report/report.ts'
import type { Analysed } from './analyse-column.ts'
import { driftCheck, faultFreeCheck, independenceCheck, restCheck, tailsCheck } from './baseline-checks.ts'
import { cycleCheck, gapCheck, orderCheck } from './time-checks.ts'

/** What the methods assume, held against one column. `line`: the visitor's row of a reading. */
export function checksOf(analysed: Analysed, trend: string, line: (reading: number) => number): Check[] {
  return [
    orderCheck(analysed),
    gapCheck(analysed, line),
    cycleCheck(analysed),
    driftCheck(analysed, trend),
    faultFreeCheck(analysed),
    restCheck(analysed, line),
    independenceCheck(analysed),
    tailsCheck(analysed),
  ]
}
