import { certain, cities, countryNames, neutral, plainName } from './place-names.ts'

const regions = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
const asides =
  /\b(?:fully|100%|remote(?:ly)?|hybrid|on-?site|office|offices|hq|headquarters|based|home|working|flexible|area|only|within|anywhere|in|from|the|or)\b/g
const postcode = /\b[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}\b/
const alternatives = /[;|/•·+&]|\s(?:or|and)\s/i
const between = /[,()[\]]|\s[-:]\s|[–—]/
const mostPlaces = 50

/** ISO 3166 code from a field that holds a code (`gb`, `UK`, `GBR`) or a name; undefined when it is neither. */
export function countryOfField(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 80) return undefined
  const text = value.trim()
  if (!/^[a-z]{2}$/i.test(text)) return certain.get(plainName(text))
  const code = text.toUpperCase()
  if (code === 'UK') return 'GB'
  if (/^(?:EU|EZ|UN|QO|XA|XB|ZZ)$/.test(code) || !regions.of(code)) return undefined
  return new Intl.Locale(`und-${code}`).region
}

/**
 * Countries that a place as people write it names for certain: "Remote - UK", "London or Dublin", "Leeds, England". Empty
 * when that would be a guess: "Cambridge, MA" or "London, Somewhere"; "London, Ontario" is Canada.
 */
export function countriesOfPlace(place: string): string[] {
  if (place.length > 300) return []
  const whole = certain.get(plainName(place))
  if (whole) return [whole]
  return [...new Set(place.split(alternatives).flatMap(countriesOfOne))]
}

/** One place, from the nearest to the widest, such as "Dublin, OH": the widest decides, unless all are countries. */
function countriesOfOne(place: string): string[] {
  const parts = place.split(between).map(nameOf).filter(Boolean)
  const known = parts.filter((part) => certain.has(part) || postcode.test(part))
  const last = parts.at(-1) ?? ''
  // Two letters that may be an American state or a country, such as DE or IN.
  if (known.at(-1) !== last && /^[a-z]{2}$/.test(last) && !neutral.has(last)) return []
  if (known.length > 0) {
    const deciding = known.every((part) => countryNames.has(part)) ? known : known.slice(-1)
    return deciding.map((part) => certain.get(part) ?? 'GB')
  }
  const named = parts.filter((part) => !neutral.has(part))
  const found = named.flatMap((part) => cities.get(part.replace(/ \d{1,2}w?$/, '')) ?? [])
  return found.length === named.length ? found : []
}

function nameOf(part: string) {
  const name = plainName(part).replace(/^(uk|gb|ie)-(?=\w)/, '$1 ')
  if (name.length <= 3) return name
  const lone = name
    .replace(asides, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s-]+|[\s-]+$/g, '')
  return /^(?:uk|gb|ie)\b/.exec(lone)?.[0] ?? lone
}

/** Each place once, without the emptiness; a provider's list of places in one text is taken apart. */
export function placesOf(values: (string | null)[]): string[] {
  const places = values
    .flatMap((value) => (value ?? '').split(/[;|•\n]/))
    .map((place) => place.trim().slice(0, 200))
  return [...new Set(places.filter(Boolean))].slice(0, mostPlaces)
}

/** Countries of fields that hold nothing else; only where none is known, those that the places name. */
export function countriesOf(fields: unknown[], places: string[]): string[] {
  const known = fields.flatMap((field) => countryOfField(field) ?? [])
  const found = known.length > 0 ? known : places.flatMap(countriesOfPlace)
  return [...new Set(found)].sort()
}
