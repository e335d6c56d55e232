import type { Check } from '#features/demos/frame/report/report.ts'
import { enoughForTail, type WindowChoice } from './choose-windows.ts'
import type { Messages } from './columns.ts'
import { clockAhead, latenessOf } from './lateness.ts'
import { count, seconds, span, type Outcome } from './outcome.ts'

/** How rows were brought into the order of arrival. */
export type Order = 'file' | 'arrival' | 'reversed'

/** What counting in event time assumes of the messages. `line`: the row of a message in the visitor's file. */
export function streamChecks(
  { messages, settings, stream, order, asked }: Outcome,
  line: (index: number) => number | string,
): Check[] {
  return [
    orderCheck(messages, order),
    ...arrivalCheck(messages),
    clockCheck(messages, line),
    idCheck(messages, line),
    ...(asked ? [settingsCheck(asked, settings)] : []),
    sizeCheck(stream),
    latenessCheck(stream),
  ]
}

function orderCheck({ at }: Messages, order: Order): Check {
  const name = 'Rows are in order of arrival'
  if (order === 'arrival')
    return { name, state: 'passed', says: 'They were put in order by their arrival time.' }
  if (order === 'reversed')
    return {
      name,
      state: 'doubtful',
      says: 'The newest came first, so the order was reversed. The rows are sorted by event time, so none can be late.',
    }
  const late = latenessOf(at).filter((by) => by > 0).length
  return late === 0
    ? {
        name,
        state: 'doubtful',
        says: 'They are sorted by event time, so nothing in them can be late. Export them as they arrived, or with their arrival time.',
      }
    : { name, state: 'passed', says: `${count(late)} of ${count(at.length)} came after a newer one.` }
}

function arrivalCheck({ at, arrived }: Messages): Check[] {
  if (!arrived) return []
  const name = 'No message arrived before it happened'
  let early = 0
  for (let i = 0; i < at.length; i++) if ((arrived[i] ?? 0) < (at[i] ?? 0)) early++
  if (early === 0) return [{ name, state: 'passed', says: 'Each arrival time is the later of the two.' }]
  const found = `${count(early)} of ${count(at.length)} messages arrived before they happened`
  return [
    early > at.length / 2
      ? {
          name,
          state: 'failed',
          says: `${found}: exchange the columns of event time and arrival time. If they are right, the sender’s clock is ahead: choose no arrival time.`,
        }
      : { name, state: 'doubtful', says: `${found}: the two clocks differ.` },
  ]
}

function clockCheck({ at }: Messages, line: (index: number) => number | string): Check {
  const name = 'No sender’s clock runs ahead'
  const lead = clockAhead(at)
  if (!lead) return { name, state: 'passed', says: 'No message is far ahead of the ones after it.' }
  const found = `Row ${line(lead.index)} is ${span(lead.by)} ahead of what arrived next`
  return lead.behind > at.length * 0.01
    ? {
        name,
        state: 'failed',
        says: `${found}: it pushes the watermark so far that ${count(lead.behind)} messages count as late. Correct its time or leave it out.`,
      }
    : {
        name,
        state: 'doubtful',
        says: `${found}; ${count(lead.behind)} messages count as late because of it.`,
      }
}

function idCheck({ at, id, value }: Messages, line: (index: number) => number | string): Check {
  const name = 'An id names one message'
  if (!id)
    return {
      name,
      state: 'doubtful',
      says: 'There is no message id: a message sent twice counts twice, and totals may be too high.',
    }
  const first = new Map<string, number>()
  let [repeats, others, blank] = [0, 0, 0]
  let example: number | undefined
  for (let i = 0; i < at.length; i++) {
    const own = id[i]
    if (!own) {
      blank++
      continue
    }
    const before = first.get(own)
    if (before === undefined) first.set(own, i)
    else {
      repeats++
      if (at[before] === at[i] && value[before] === value[i]) continue
      others++
      example ??= i
    }
  }
  const blanks = blank > 0 ? ` ${count(blank)} have none, and each is counted.` : ''
  if (others === 0)
    return {
      name,
      state: blank > 0 ? 'doubtful' : 'passed',
      says: `${count(repeats)} were sent again.${blanks}`,
    }
  const found = `${count(others)} ${others === 1 ? 'row repeats' : 'rows repeat'} an id with another time or value, the first in row ${line(example ?? 0)}`
  return others > at.length * 0.05
    ? {
        name,
        state: 'failed',
        says: `${found}. The column seems to name the sender: choose another column as message id, or none.`,
      }
    : { name, state: 'doubtful', says: `${found}; only the first of each counts.${blanks}` }
}

/** What was left open was taken from the file, and is said. */
function settingsCheck(asked: WindowChoice, { windowMs, delayMs, allowedMs }: Outcome['settings']): Check {
  const taken = [
    ...(Number.isNaN(asked.window) ? [`windows of ${span(windowMs)}`] : []),
    ...(Number.isNaN(asked.delay) ? [`a watermark ${seconds(delayMs)} behind`] : []),
    ...(Number.isNaN(asked.allowed) ? [`${seconds(allowedMs)} of allowed lateness`] : []),
  ]
  const name = 'Window and waiting times are your own'
  return taken.length === 0
    ? { name, state: 'passed', says: 'You set all of them.' }
    : {
        name,
        state: 'doubtful',
        says: `You left some empty, so they were taken from the file: ${taken.join(', ')}. Enter what your gateway uses.`,
      }
}

function sizeCheck({ windows }: Outcome['stream']): Check {
  const name = 'Windows are full enough for p99'
  const small = windows.filter((one) => one.count < enoughForTail).length
  const says = `${count(small)} of ${count(windows.length)} hold fewer than ${enoughForTail} messages.`
  return small > windows.length / 2
    ? {
        name,
        state: 'doubtful',
        says: `${says} Their p99 is little more than their largest value: use longer windows.`,
      }
    : { name, state: 'passed', says }
}

function latenessCheck({ fates, count: counted }: Outcome['stream']): Check {
  const name = 'Few messages come too late'
  const share = fates.tooLate / Math.max(1, counted + fates.tooLate)
  const says = `${count(fates.tooLate)} messages (${(share * 100).toFixed(share < 0.1 ? 1 : 0)}%) went to the side list.`
  return share > 0.05
    ? { name, state: 'doubtful', says: `${says} The windows lack them: allow more lateness.` }
    : { name, state: 'passed', says }
}
