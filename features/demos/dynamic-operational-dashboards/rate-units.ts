/** What a rate of 1 means: so many parts in so many minutes. */
export interface RateUnit {
  parts: number
  minutes: number
}

const timeWords: readonly [RegExp, number][] = [
  [/^(?:s|secs?|seconds?|sek|sekunden?|secondes?|segundos?|secondi|secondo)$/iu, 1 / 60],
  [/^(?:m|mins?|minutes?|minuten?|minutos?|minuti|minuto|minuut|minuten)$/iu, 1],
  [/^(?:h|hrs?|hours?|std|stunden?|heures?|horas?|ora|ore|uur)$/iu, 60],
  [/^(?:d|days?|tage?|jours?|d[ií]as?|giorn[oi])$/iu, 1440],
]
const minutesOf = (word: string) => timeWords.find(([pattern]) => pattern.test(word))?.[1]

/** "/ 10 min", "per hour", "par l’heure": what a rate or a cycle refers to. */
const perWhat =
  /(?:\/|(?<!\p{L})(?:per|pro|je|par|por|al)(?!\p{L})|(?<!\p{L})all(?=['’]))\s?(?:[ld]?['’]|\()?\s?(\d{1,6}(?:[.,]\d{1,3})?)?\s?(\p{L}{0,20})/giu
/** A number, or a word for one, in front of what is counted: "1000 pcs", "k pcs", "’000". */
const howMany =
  /(?:^|[\s([x×])(\d{1,3}(?:[.,'’ ]\d{3}){1,2}|\d{1,7}|['’]000|k|tsd|thousand|mille)(?:\s?[x×])?(?:[.\s]{0,2}\p{L}{1,20}\.?)?\s?$/iu

const isRound = (value: number) => value >= 10 && Number.isInteger(Math.log10(value))
const numberOf = (text: string) => (/^\D/.test(text) ? 1000 : Number(text.replace(/[.,'’ ](?=\d{3})/g, '')))

/** The unit that the heading of a rate bears; `unreadable` where it bears one that isn't known, undefined where it bears none. */
export function rateUnitOf(heading: string): RateUnit | 'unreadable' | undefined {
  if (/(?<!\p{L})ppm(?!\p{L})/iu.test(heading)) return { parts: 1, minutes: 1 }
  if (/(?<!\p{L})pph(?!\p{L})/iu.test(heading)) return { parts: 1, minutes: 60 }
  const found = [...heading.matchAll(perWhat)]
  if (found.length === 0) return /[([][^)\]]*\d/.test(heading) ? 'unreadable' : undefined
  for (const match of found.toReversed()) {
    const [, every = '1', word = ''] = match
    const minutes = minutesOf(word)
    if (minutes === undefined) continue
    const before = heading.slice(0, match.index)
    const [, own = '1'] = howMany.exec(before) ?? []
    const [parts, times] = [numberOf(own), Number(every.replace(',', '.'))]
    // "Line 3 parts/min" may be of line 3.
    const isOfUnit = own === '1' || isRound(parts) || before.lastIndexOf('(') > before.lastIndexOf(')')
    return isOfUnit && parts > 0 && times > 0 ? { parts, minutes: minutes * times } : 'unreadable'
  }
  return 'unreadable'
}

/** Seconds that a cycle of 1 takes a part, by its heading; `unreadable` and undefined as above. */
export function cycleUnitOf(heading: string): number | 'unreadable' | undefined {
  const hundredths = /(?<!\d)1\s?\/\s?(100|1000)\s?(\p{L}{1,20})/iu.exec(heading)
  if (hundredths) {
    const minutes = minutesOf(hundredths[2] ?? '')
    return minutes === undefined ? 'unreadable' : (minutes * 60) / Number(hundredths[1])
  }
  const seconds = heading
    .split(/[^\p{L}]+/u)
    .map((word) =>
      /^ms$/u.test(word)
        ? 0.001
        : word.length === 1 && word !== 's' && word !== 'h'
          ? undefined
          : secondsOf(word),
    )
    .find((value) => value !== undefined)
  const match = [...heading.matchAll(perWhat)].find(([, number]) => number !== undefined)
  if (match) {
    const parts = Number((match[1] ?? '').replace(',', '.'))
    return seconds !== undefined && parts > 0 && minutesOf(match[2] ?? '') === undefined
      ? seconds / parts
      : 'unreadable'
  }
  return seconds ?? (/[([][^)\]]*[\d/]/.test(heading) ? 'unreadable' : undefined)
}

const secondsOf = (word: string) => {
  const minutes = minutesOf(word)
  return minutes === undefined || minutes > 60 ? undefined : minutes * 60
}
