import type { Check } from '#features/demos/frame/report/report.ts'
import type { Log } from './read-log.ts'
import { stands } from './state-words.ts'
import type { ShiftLosses } from './shift-losses.ts'

const count = (value: number) => value.toLocaleString('en-GB', { maximumFractionDigits: 1 })

/** The assumptions of OEE held against a log. */
export function oeeChecks(log: Log, whole: ShiftLosses, shown: ShiftLosses, idealSeconds: number): Check[] {
  return [
    ranCheck(log, whole),
    cycleCheck(whole, shown, idealSeconds),
    ...timeChecks(log),
    countCheck(log),
    ...(log.hasRejects ? [] : [rejectCheck]),
    oneMachineCheck(log),
  ]
}

function ranCheck({ hasParts }: Log, { workMinutes, stopMinutes }: ShiftLosses): Check {
  const name = 'The log has running time, stops and parts'
  if (workMinutes === 0)
    return {
      name,
      state: 'failed',
      says: 'No row says that the line ran. A list of stops alone doesn’t show when parts were made; add the rows in which it ran.',
    }
  if (!hasParts)
    return {
      name,
      state: 'failed',
      says: 'No row has parts. Choose the column that says how many were made.',
    }
  return stopMinutes === 0
    ? { name, state: 'doubtful', says: 'There is no stop in the whole log. Are stops recorded elsewhere?' }
    : { name, state: 'passed', says: `${count(workMinutes)} minutes ran, ${count(stopMinutes)} stood.` }
}

function cycleCheck(whole: ShiftLosses, shown: ShiftLosses, idealSeconds: number): Check {
  const name = 'The ideal cycle is the fastest possible'
  const performance = Math.max(whole.performance, shown.performance)
  const says = `At ${idealSeconds} s a part, performance is ${(performance * 100).toFixed(1)}%`
  if (performance <= 1) return { name, state: 'passed', says: `${says}.` }
  return performance <= 1.02
    ? { name, state: 'doubtful', says: `${says}, a little over 100%. Shorten the cycle.` }
    : {
        name,
        state: 'failed',
        says: `${says}: parts were made faster than that. Under Settings, enter a shorter ideal cycle, or check that the parts are counted for each row.`,
      }
}

function timeChecks({ timing }: Log): Check[] {
  const { total, overlap, overlapLine, gap, clockChanges, differing, without, hasTimes } = timing
  const length: Check = {
    name: 'Each row has a duration',
    state: clockChanges + differing + without > 0 ? 'doubtful' : 'passed',
    says:
      [
        ...(without > 0
          ? [
              `${count(without)} ${without === 1 ? 'row has' : 'rows have'} none and ${without === 1 ? 'is' : 'are'} left out.`,
            ]
          : []),
        ...(clockChanges > 0
          ? [
              `${count(clockChanges)} ${clockChanges === 1 ? 'differs' : 'differ'} by an hour from start and end, as when clocks change; the given duration is used.`,
            ]
          : []),
        ...(differing > 0
          ? [
              `${count(differing)} ${differing === 1 ? 'differs' : 'differ'} from start and end; the given duration is used.`,
            ]
          : []),
      ].join(' ') || `${count(total)} minutes in all.`,
  }
  if (!hasTimes) return [length]
  const twice: Check = {
    name: 'No minute is counted twice',
    state: overlap === 0 ? 'passed' : overlap <= total * 0.01 ? 'doubtful' : 'failed',
    says:
      overlap === 0
        ? 'No row begins before the previous one ends.'
        : `${count(overlap)} minutes are in two rows of one machine, first in row ${overlapLine}. Correct the times, or choose the machine column.`,
  }
  const missing: Check = {
    name: 'No minute is missing',
    state: gap <= total * 0.01 ? 'passed' : 'doubtful',
    says:
      gap === 0
        ? 'The rows of each shift follow on without a gap.'
        : `${count(gap)} minutes within shifts are in no row; they count neither as running nor as stopped.`,
  }
  return [length, twice, missing]
}

const rejectCheck: Check = {
  name: 'Rejects are counted',
  state: 'doubtful',
  says: 'No column holds rejects, or good parts beside all of them, so quality isn’t known and no figure is given for it.',
}

function countCheck({ isCounter, partsInStops, hasParts, rows }: Log): Check {
  const name = 'Parts are counted for each row'
  if (!hasParts) return { name, state: 'doubtful', says: 'There are no parts.' }
  const stops = partsInStops > 0 ? ` ${count(partsInStops)} parts are in rows of stops and are counted.` : ''
  const uncounted = rows.filter(({ isCounted, category }) => !isCounted && !stands(category))
  const lasted = uncounted.reduce((sum, { minutes }) => sum + minutes, 0)
  const unknown =
    uncounted.length > 0
      ? ` In row ${uncounted
          .map(({ line }) => line)
          .slice(0, 3)
          .join(
            ', ',
          )} the counter has no ${uncounted[0] === rows[0] ? 'start' : 'start or no end'}, so the parts made there aren’t known: ${count(lasted)} minutes are left out of performance.`
      : ''
  return {
    name,
    state: isCounter || partsInStops > 0 ? 'doubtful' : 'passed',
    says: `${isCounter ? 'The counts rise from row to row, so differences are taken; you can change this in the settings.' : 'Each row has its own count.'}${unknown}${stops}`,
  }
}

function oneMachineCheck({ machines }: Log): Check {
  const name = 'One machine, one ideal cycle'
  return machines > 1
    ? {
        name,
        state: 'doubtful',
        says: `${machines} machines are read with one ideal cycle; use the log of one machine at a time.`,
      }
    : { name, state: 'passed', says: 'The log is for one machine.' }
}
