import type { Check } from '#features/demos/frame/report/report.ts'
import type { ReadShifts, ShiftSettings } from './read-shifts.ts'

const count = (value: number) => value.toLocaleString('en-GB', { maximumFractionDigits: 1 })
const rows = (value: number) => `${count(value)} ${value === 1 ? 'row' : 'rows'}`
const percent = (share: number) => `${(share * 100).toFixed(1)}%`
/** A performance this little over 100% may be rounding of the cycle. */
const mostPerformance = 1.02

/** The assumptions of OEE held against totals of shifts. */
export const shiftChecks = (read: ReadShifts, settings: ShiftSettings): Check[] => [
  cycleCheck(read, settings),
  timeCheck(read),
  ...breakCheck(read),
  partsCheck(read),
  rowsCheck(read),
  machineCheck(read),
]

function cycleCheck({ shifts, whole, cycleFrom, cycleAssumed }: ReadShifts, settings: ShiftSettings): Check {
  const name = 'The ideal cycle is the fastest possible'
  const from = {
    cycle: 'with the cycle of each row',
    rate: 'with the rate of each row',
    setting: `at ${settings.idealSeconds} s a part`,
  }[cycleFrom]
  const says = `Performance is ${percent(whole.performance)} ${from}.${cycleAssumed ? ` ${cycleAssumed}` : ''}`
  const way = cycleFrom === 'setting' ? 'Under Settings, enter a shorter ideal cycle' : 'Correct that column'
  if (whole.performance > mostPerformance)
    return {
      name,
      state: 'failed',
      says: `${says} More parts were made than that allows. ${way}, or check that the column of parts holds those of the shift.`,
    }
  const beyond = shifts.filter(({ performance }) => performance > 1)
  if (beyond.length > 0)
    return {
      name,
      state: 'doubtful',
      says: `${says} ${beyond.length === 1 ? 'One shift is' : `${count(beyond.length)} shifts are`} above 100%, first ${beyond[0]?.name} with ${percent(beyond[0]?.performance ?? 0)}. ${way}.`,
    }
  return { name, state: cycleAssumed ? 'doubtful' : 'passed', says }
}

function timeCheck({ times: { assumed }, differingRun, whole }: ReadShifts): Check {
  const unit = assumed
    ? `${assumed.headings.join(', ')} ${assumed.headings.length === 1 ? 'bears' : 'bear'} no unit; figures there are taken as ${assumed.unit}, and you can change this in the settings. `
    : ''
  const run =
    differingRun > 0
      ? ` In ${rows(differingRun)} the run time isn’t planned time less downtime; planned time and downtime are used.`
      : ''
  return {
    name: 'Planned time and downtime are known',
    state: assumed || differingRun > 0 ? 'doubtful' : 'passed',
    says: `${unit}${count(whole.plannedMinutes)} minutes planned, ${count(whole.stoppedMinutes + whole.setUpMinutes)} of them down.${run}`,
  }
}

const breakCheck = ({ takesBreaksOff }: ReadShifts): Check[] =>
  takesBreaksOff === undefined
    ? []
    : [
        {
          name: 'Breaks don’t count as planned time',
          state: 'doubtful',
          says: `${takesBreaksOff ? 'They are taken off the planned time, which is that of the whole shift' : 'The planned time is taken to be without them'}. You can change this in the settings.`,
        },
      ]

function partsCheck({ hasRejects, differingParts }: ReadShifts): Check {
  const name = 'All parts and rejects are counted'
  if (!hasRejects)
    return {
      name,
      state: 'doubtful',
      says: 'No column holds rejects, or good parts beside all of them, so quality isn’t known and no figure is given for it.',
    }
  return differingParts > 0
    ? {
        name,
        state: 'doubtful',
        says: `In ${rows(differingParts)} good parts and rejects don’t add up to all parts; all parts and rejects are used.`,
      }
    : { name, state: 'passed', says: 'Rejects are known for each shift.' }
}

function rowsCheck({ leftOut, sameName, shifts }: ReadShifts): Check {
  const name = 'Each row is one shift'
  const out =
    leftOut > 0
      ? ` ${rows(leftOut)} without planned time or parts ${leftOut === 1 ? 'is' : 'are'} left out.`
      : ''
  const same =
    sameName > 0
      ? ` ${rows(sameName)} ${sameName === 1 ? 'bears' : 'bear'} the name of another and ${sameName === 1 ? 'is' : 'are'} added to it; each must have a planned time of its own.`
      : ''
  return {
    name,
    state: leftOut + sameName > 0 ? 'doubtful' : 'passed',
    says: `${count(shifts.length)} ${shifts.length === 1 ? 'shift' : 'shifts'}.${same}${out}`,
  }
}

function machineCheck({ machines, hasSeveralCycles }: ReadShifts): Check {
  const name = 'One machine, one ideal cycle'
  if (machines > 1)
    return {
      name,
      state: 'doubtful',
      says: `${count(machines)} machines are taken together, weighed by planned time${hasSeveralCycles ? ', each row with its own cycle' : ''}. Compare a machine with itself rather than with another.`,
    }
  return hasSeveralCycles
    ? {
        name,
        state: 'passed',
        says: 'Rows have cycles of their own; together they are weighed by the time that their parts take at best.',
      }
    : { name, state: 'passed', says: 'One machine and one cycle throughout.' }
}
