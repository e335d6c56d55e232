const spaces = /\s/g
const withSign = /^([-+−]?)([\d.,]{1,30})$/
/** A point for decimals, commas between thousands; a comma in another place than between thousands is one for decimals. */
const shapes: [shape: RegExp, groups: string][] = [
  [/^(?:\d{1,30}(?:\.\d{0,30})?|\.\d{1,30})$/, ''],
  [/^[1-9]\d{0,2}(?:,\d{2,3}){0,5},\d{3}(?:\.\d{0,10})?$/, ','],
  [/^(?:\d{1,20},(?:\d{1,2}|\d{4,20})|0,\d{1,20})$/, ''],
  [/^[1-9]\d{0,2}(?:(?:\.\d{3}){1,6},\d{1,10}|(?:\.\d{3}){2,6})$/, '.'],
]

/** A number as people write it: “1,250.5”, “−3”, “24 500”, and “18.000,50” of the Continent; undefined for what is none or could be two. */
export function readNumber(text: string): number | undefined {
  const [, sign = '', bare = ''] = withSign.exec(text.replace(spaces, '')) ?? []
  const groups = shapes.find(([shape]) => shape.test(bare))?.[1]
  if (groups === undefined) return undefined
  const size = Number(bare.replaceAll(groups, '').replace(',', '.'))
  return sign === '' || sign === '+' ? size : -size
}

const currency = /[£\s]|GBP/gi
const inThousands = /k$/i
const ambiguous = /^\d{1,3}\.\d{3}$/

/** Pounds as people write them: “£18,000”, “GBP 24.5k”. “40.000” is none: it may be forty pounds or forty thousand. */
export function readPounds(text: string): number | undefined {
  const bare = text.replace(currency, '')
  if (ambiguous.test(bare)) return undefined
  const size = readNumber(bare.replace(inThousands, ''))
  return size !== undefined && inThousands.test(bare) ? size * 1000 : size
}
