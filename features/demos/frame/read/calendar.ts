const months = [
  'jan january januar jän janvier janv ene enero gennaio januari janeiro',
  'feb february februar fév févr février febrero febbraio februari fev fevereiro',
  'mar march märz mrz mär mars marzo maart mrt março',
  'apr april avr avril abr abril aprile',
  'may mai mayo maggio mei maio',
  'jun june juni juin junio giugno giu junho',
  'jul july juli juil juillet julio luglio lug julho',
  'aug august août ago agosto augustus',
  'sep sept september septembre septiembre settembre setembro',
  'oct okt october oktober octobre octubre ottobre ott outubro',
  'nov november novembre noviembre novembro',
  'dec dez december dezember déc décembre dic diciembre dicembre dezembro',
]
const numbers = new Map(months.flatMap((names, i) => names.split(' ').map((name) => [name, i + 1] as const)))

/** 1 to 12 for a month's name in one of seven languages, or its usual short form. */
export const monthOf = (name = ''): number | undefined => numbers.get(name.toLowerCase())

/** Milliseconds since 1970 of midnight; NaN for a day that doesn't exist. */
export const dayOf = (year: number, month: number, day: number): number => utc([year, month, day, 0, 0, 0])

export function utc([year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0]: number[]): number {
  const at = new Date(Date.UTC(year, month - 1, day, hour, minute, second))
  const isReal = at.getUTCMonth() === month - 1 && at.getUTCDate() === day && hour < 24 && minute < 60
  return isReal && second < 60 ? at.getTime() : Number.NaN
}

/** Milliseconds since midnight of hour, minute, second, fraction, am or pm, zone; NaN when there is no such time. */
export function timeOf([hour, minute, second, fraction = '', half, zone]: (string | undefined)[]): number {
  if (hour === undefined) return 0
  const shown = Number(hour)
  if (half && (shown < 1 || shown > 12)) return Number.NaN
  const noon = half ? (shown % 12) + (/^p/i.test(half) ? 12 : 0) : shown
  const [m, s] = [Number(minute ?? 0), Number(second ?? 0)]
  if (noon > 23 || m > 59 || s > 59) return Number.NaN
  return ((noon * 60 + m) * 60 + s) * 1000 + Number(fraction.slice(0, 3).padEnd(3, '0')) - zoneMs(zone)
}

function zoneMs(zone: string | undefined): number {
  if (!zone || /^[A-Z]/i.test(zone)) return 0
  const sign = zone.startsWith('-') ? -1 : 1
  return sign * (Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2))) * 60_000
}
