import type { Messages } from './columns.ts'
import { ExactSum } from './exact-sum.ts'
import { TDigest } from './t-digest.ts'

export interface WindowSettings {
  /** Length of a window in ms, a whole multiple of the slide. */
  windowMs: number
  /** From one window to the next; as long as the window when they don't overlap. */
  slideMs: number
  /** How far the watermark stays behind the newest event, in ms. */
  delayMs: number
  /** How long after the watermark a published pane is still corrected, in ms. */
  allowedMs: number
  compression: number
}

/** A stretch of one slide: windows are made of panes, so a message is counted in one place only. */
interface Pane {
  sum: ExactSum
  digest: TDigest
  corrected: number
}

export interface WindowResult {
  start: number
  end: number
  /** At its first publishing and at the end. */
  first: number
  count: number
  corrected: number
  sum: number
  p50: number
  p95: number
  p99: number
}

/** A message that came after its pane was closed for good. */
export interface TooLate {
  index: number
  /** By how much it missed the last moment, in ms of event time. */
  by: number
}

export type Fate = 'onTime' | 'corrected' | 'tooLate' | 'repeat'

/**
 * Counts messages in event time as they arrive. The watermark is the newest event less a delay: a pane is published when it passes
 * its end, corrected until it is `allowedMs` further, and closed then. Each id counts once, wherever it is counted.
 * Source: T. Akidau et al., The dataflow model, PVLDB 8 (12), 2015.
 */
export function runWindows(
  messages: Messages,
  settings: WindowSettings,
  onProgress: (share: number) => void,
) {
  const { slideMs, windowMs, delayMs, allowedMs, compression } = settings
  const panes = new Map<number, Pane>()
  /** Messages in each window when the watermark first passed its end. */
  const published = new Map<number, number>()
  const seen = new Set<string>()
  const tooLate: TooLate[] = []
  const lateSum = new ExactSum()
  const fates = { onTime: 0, corrected: 0, tooLate: 0, repeat: 0 } satisfies Record<Fate, number>
  let watermark = -Infinity
  let newestEnd = -Infinity

  const publishUntil = (mark: number) => {
    if (newestEnd === -Infinity) return
    // Beyond this no window holds anything, however long the silence was.
    const last = Math.min(mark, newestEnd + windowMs - slideMs)
    for (let end = (Math.floor(watermark / slideMs) + 1) * slideMs; end <= last; end += slideMs) {
      published.set(end - windowMs, countIn(panes, end - windowMs, settings))
    }
  }

  for (let i = 0; i < messages.at.length; i++) {
    const [at = 0, value = 0] = [messages.at[i], messages.value[i]]
    if (i % 4096 === 0) onProgress(i / messages.at.length)
    const id = messages.id?.[i]
    if (id) {
      if (seen.has(id)) {
        fates.repeat++
        continue
      }
      seen.add(id)
    }
    const start = Math.floor(at / slideMs) * slideMs
    const end = start + slideMs
    if (watermark >= end + allowedMs) {
      fates.tooLate++
      tooLate.push({ index: i, by: watermark - end - allowedMs })
      lateSum.add(value)
      continue
    }
    if (at - delayMs > watermark) {
      publishUntil(at - delayMs)
      watermark = at - delayMs
    }
    const pane = panes.get(start) ?? { sum: new ExactSum(), digest: new TDigest(compression), corrected: 0 }
    panes.set(start, pane)
    newestEnd = Math.max(newestEnd, end)
    pane.sum.add(value)
    pane.digest.add(value)
    if (watermark < end) fates.onTime++
    else {
      fates.corrected++
      pane.corrected++
    }
  }
  if (watermark > -Infinity) publishUntil(Infinity)
  const whole = wholeOf(panes, compression)
  const all = new ExactSum()
  all.merge(whole.sum)
  all.merge(lateSum)
  return {
    windows: windowsOf(panes, published, settings),
    fates,
    tooLate,
    count: whole.digest.count,
    sum: whole.sum.value,
    lateSum: lateSum.value,
    /** Of what is in windows and in the side list together, rounded once. */
    sumWithLate: all.value,
    whole: whole.digest,
  }
}

function wholeOf(panes: ReadonlyMap<number, Pane>, compression: number) {
  const sum = new ExactSum()
  const digest = new TDigest(compression)
  for (const pane of panes.values()) {
    sum.merge(pane.sum)
    digest.merge(pane.digest)
  }
  return { sum, digest }
}

const panesIn = (panes: ReadonlyMap<number, Pane>, start: number, { windowMs, slideMs }: WindowSettings) =>
  Array.from({ length: windowMs / slideMs }, (_, i) => panes.get(start + i * slideMs)).filter(
    (pane) => pane !== undefined,
  )

const countIn = (panes: ReadonlyMap<number, Pane>, start: number, settings: WindowSettings) =>
  panesIn(panes, start, settings).reduce((total, { digest }) => total + digest.count, 0)

/** Windows by merging the panes that they cover; only those that hold a message. */
function windowsOf(
  panes: ReadonlyMap<number, Pane>,
  published: ReadonlyMap<number, number>,
  settings: WindowSettings,
) {
  const { windowMs, slideMs, compression } = settings
  const starts = new Set<number>()
  for (const start of panes.keys()) {
    for (let i = 0; i < windowMs / slideMs; i++) starts.add(start - i * slideMs)
  }
  return [...starts]
    .sort((a, b) => a - b)
    .map((start): WindowResult => {
      const covered = panesIn(panes, start, settings)
      const { sum, digest } = wholeOf(new Map(covered.entries()), compression)
      return {
        start,
        end: start + windowMs,
        first: published.get(start) ?? 0,
        count: digest.count,
        corrected: covered.reduce((total, pane) => total + pane.corrected, 0),
        sum: sum.value,
        p50: digest.quantile(0.5),
        p95: digest.quantile(0.95),
        p99: digest.quantile(0.99),
      }
    })
}

export type StreamResult = ReturnType<typeof runWindows>
