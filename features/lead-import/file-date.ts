const iso = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d(?:\.\d{1,9})?))?\s*(Z|[+-]\d\d:?\d\d)?)?$/
const local = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})(?:,?\s+(\d{1,2}):(\d\d)(?::\d\d)?\s*(am|pm)?)?$/i

/**
 * A date of a file as ISO in UTC: `2026-05-14`, `2026-05-14 09:30`, ISO 8601, `14/05/2026`, or `5/14/2026 2:05 PM` where the file has the month
 * first. Without a zone it is UTC. Undefined for what is none.
 */
export function dateOf(text: string, monthFirst: boolean): string | undefined {
  const known = iso.exec(text)
  if (known) {
    const [, year, month, day, hour = '00', minute = '00', second = '00', zone = 'Z'] = known
    return checked(`${year}-${month}-${day}T${hour}:${minute}:${second}${zone}`, Number(day))
  }
  const [, first = '', second = '', year, hour = '0', minute = '00', half = ''] = local.exec(text) ?? []
  if (!year) return undefined
  const [month, day] = monthFirst ? [first, second] : [second, first]
  const noon = half.toLowerCase() === 'pm' && Number(hour) < 12 ? 12 : 0
  const midnight = half.toLowerCase() === 'am' && Number(hour) === 12 ? -12 : 0
  const two = (part: number | string) => String(part).padStart(2, '0')
  return checked(
    `${year}-${two(month)}-${two(day)}T${two(Number(hour) + noon + midnight)}:${minute}:00Z`,
    Number(day),
  )
}

/** Without days that no month has. */
function checked(text: string, day: number): string | undefined {
  const date = new Date(text)
  if (Number.isNaN(date.getTime())) return undefined
  const isPlain = text.endsWith('Z')
  return isPlain && date.getUTCDate() !== day ? undefined : date.toISOString()
}
