import { parentPort } from 'node:worker_threads'

/** One expression with the longest input that it meets, in characters, and how many strings made of its own tokens are repeated. */
export interface Question {
  source: string
  flags: string
  longest: number
  pumps: number
}

export interface Verdict {
  tried: number
  /** The slowest input that was found, and the processor time that it took, in ms. */
  input: string
  ms: number
}

/** An exponential one needs its time for so few characters already, any other next to nothing. */
const shortProbes = [21, 30, 64]
const probe = 3000
/** An expression that reads its input once needs hundredths of a millisecond for a probe. */
const suspiciousMs = 0.2
const hopelessMs = 100
const exponentialMs = 5
/** Slow beyond doubt: no longer text is tried. */
const clearMs = 400
const usual = ['a', '0', ' ', '\n', '-', '.', '@', '<', '(', '<a', 'a.', ' a']
const letters: Record<string, string> = {
  s: ' ',
  w: 'a',
  d: '0',
  b: ' ',
  n: '\n',
  r: '\r',
  t: '\t',
  S: 'a',
  W: '-',
  D: 'a',
}

/** Words of the expression: what it waits for is written in it. */
function tokensOf(source: string, most: number): string[] {
  // What is escaped stands for itself, moved out of the way of the marks.
  const aside = (letter: string) => String.fromCodePoint(0xe000 + (letter.codePointAt(0) ?? 0))
  const runs = source
    .replace(/\(\?<?[:=!]|\{\d*,?\d*\}|\\p\{[^}]*\}|\[\^(?:\\.|[^\]])*\]/giu, '\u0001')
    .replace(/\\(.)/g, (_, letter: string) => letters[letter] ?? aside(letter))
    .split(/[\u0001^$*+?()|[\]]+/)
    .filter(Boolean)
    .map((run) =>
      run.replace(/[\ue000-\ue0ff]/g, (one) => String.fromCodePoint((one.codePointAt(0) ?? 0) - 0xe000)),
    )
  const neighbours = runs.slice(1).map((run, i) => `${runs[i] ?? ''}${run}`)
  return [
    ...new Set([
      ...runs.slice(0, most),
      ...neighbours.slice(0, most),
      ...[...new Set(runs.join(''))].slice(0, most),
      ...usual,
    ]),
  ]
}

/** Ends in what almost nothing matches, so that every way is tried before it fails. */
const inputOf = (start: string, pump: string, length: number, end: string) =>
  start + pump.repeat(Math.ceil(length / pump.length)).slice(0, length) + end

const shown = (start: string, pump: string) => JSON.stringify(`${start}${pump}…`).slice(0, 60)

function timeOf(expression: RegExp, text: string): number {
  const before = process.threadCpuUsage().user
  // As the global ones are used: over the whole text.
  text.replace(expression, '')
  return (process.threadCpuUsage().user - before) / 1000
}

/** Repeats the expression's own tokens and looks for a time that grows faster than the text. */
export function timePump({ source, flags, longest, pumps }: Question): Verdict {
  const expression = new RegExp(source, flags.replaceAll('y', ''))
  const tokens = tokensOf(source, Math.ceil(pumps / 2))
  const pairs = tokens.flatMap((one) => tokens.map((two) => one + two))
  const step = Math.max(1, Math.ceil(pairs.length / pumps))
  const repeated = [...tokens, ...pairs.filter((_, i) => i % step === 0)]
  const starts = ['', ...tokens.filter(({ length }) => length > 1).slice(0, Math.ceil(pumps / 40))]
  // A line end stops what runs to the end of a line, too.
  const ends = pumps > 40 ? ['\n\u0000', '\u0000'] : ['\n\u0000']
  const suspects: { start: string; pump: string; end: string; ms: number }[] = []
  let tried = 0
  const inputs = repeated.flatMap((pump) =>
    starts.flatMap((start) => ends.map((end) => ({ start, pump, end }))),
  )
  for (const length of shortProbes) {
    for (const { start, pump, end } of inputs) {
      const text = inputOf(start, pump, length, end)
      // Twice: the first time it is compiled.
      if (timeOf(expression, text) > exponentialMs && timeOf(expression, text) > exponentialMs)
        return { tried, input: shown(start, pump), ms: Number.POSITIVE_INFINITY }
    }
  }
  for (const input of inputs) {
    tried += 1
    const ms = timeOf(expression, inputOf(input.start, input.pump, Math.min(probe, longest), input.end))
    if (ms > suspiciousMs) suspects.push({ ...input, ms })
    if (ms > hopelessMs) break
  }
  const slowest = { input: '', ms: 0 }
  for (const { start, pump, end } of suspects.sort((a, b) => b.ms - a.ms).slice(0, pumps > 40 ? 4 : 1)) {
    let ms = 0
    for (let length = Math.min(probe, longest); ms < clearMs && length <= longest; length *= 2)
      ms = timeOf(expression, inputOf(start, pump, length * 2 > longest ? longest : length, end))
    if (ms > slowest.ms) Object.assign(slowest, { input: shown(start, pump), ms })
    if (ms > clearMs) break
  }
  return { tried, ...slowest }
}

parentPort?.on('message', (question: Question) => parentPort?.postMessage(timePump(question), []))
