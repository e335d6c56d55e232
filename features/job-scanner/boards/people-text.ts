/** Stands where an address or a number was. */
const removed = '[removed]'

const separator = String.raw`[\s().\u2010-\u2015-]`
const digits = (least: number, most: number) => String.raw`(?:${separator}{0,3}\d){${least},${most}}`
const domain = String.raw`(?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}{2,24}`
const local = String.raw`[\p{L}\p{N}.!#$%&'*+/=?^_\x60{|}~-]{1,64}`

/** Bounded everywhere, so that no text takes more than linear time. */
const mails = [
  new RegExp(String.raw`(?:mailto:\s{0,2})?${local}@${domain}`, 'giu'),
  new RegExp(
    String.raw`[\p{L}\p{N}._+-]{1,64}\s{0,3}[[({<]\s{0,3}at\s{0,3}[\])}>]\s{0,3}[\p{L}\p{N}-]{1,63}(?:\s{0,3}(?:[[({<]\s{0,3}(?:dot|punkt)\s{0,3}[\])}>]|\.)\s{0,3}[\p{L}\p{N}-]{1,63}){1,4}`,
    'giu',
  ),
  /[\p{L}\p{N}._+-]{1,64}\s{1,3}at\s{1,3}[\p{L}\p{N}-]{1,63}(?:\s{1,3}dot\s{1,3}[a-z]{2,24}){1,3}\b/giu,
  new RegExp(String.raw`${local}\s?@\s?${domain}`, 'giu'),
]

const phones = [
  // International, with a plus.
  new RegExp(String.raw`(?<![\p{L}\p{N}])\(?\+\s?\(?[1-9]\d{0,2}\)?${digits(6, 13)}(?!\d)`, 'gu'),
  // International, with two noughts, where the country is one that writes so.
  new RegExp(
    String.raw`(?<![\p{L}\p{N}.,-])00\s?(?:44|353|49|33|31|32|34|39|41|45|46|47|48|351|91|1)${digits(7, 11)}(?!\d)`,
    'gu',
  ),
  // British and Irish: a nought, then 9 to 11 digits in all.
  new RegExp(String.raw`(?<![\p{L}\p{N}.,/£$€#_-])\(?0[1-9]${digits(7, 9)}(?![\d/])`, 'gu'),
  // North American, as it is grouped there.
  /(?<![\p{L}\p{N}.,/£$€#_-])(?:1[\s.-])?\(?[2-9]\d{2}\)?[\s.-]{1,2}\d{3}[\s.-]\d{4}(?![\d-])/gu,
  /(?<![\p{L}\p{N}.,/£$€#_-])1(?:800|850|890)\s\d{3}\s\d{3}(?!\d)/gu,
]

/** After a word that announces a number, anything of seven to fifteen digits is one. */
const announced =
  /\b((?:tele)?phone|tel|mobile|mob|cell|call(?: us| me)?|whats ?app|fax)(\s{0,3}(?:no\.?|number|on|at|[.:])?){0,3}\s{0,3}(\(?\d(?:[\s().\u2010-\u2015-]{0,3}\d){6,14})(?!\d)/giu

const dateLike = /^\(?\d{1,2}[.\s-]\d{1,2}[.\s-](?:19|20)\d{2}(?!\d)/
const numbered =
  /(?:\breq(?:uisition)?|\bref(?:erence)?|\bid|\bvacancy|\bcode|\bjob|#)(?:\s{0,2}(?:no\.?|number|id))?\W{0,3}$/i

/**
 * The text without mail addresses and telephone numbers (British, Irish, international), also where they are spelt to
 * hide from robots. Salaries, dates and requisition numbers stay. Names can't be told from other words and are not touched.
 */
export function withoutPeople(text: string): string {
  let rest = text
    .replace(/[\u200B-\u200D\u2060\uFEFF\u00AD]/g, '')
    .replace(/\uFF20|\uFE6B/g, '@')
    .replace(/[\uFF10-\uFF19]/g, (digit) => String(digit.charCodeAt(0) - 0xff10))
    .replaceAll('\uFF0B', '+')
  if (/@|\bat\b/i.test(rest)) for (const pattern of mails) rest = rest.replace(pattern, removed)
  if (!/\d{2}/.test(rest)) return rest
  for (const pattern of phones)
    rest = rest.replace(pattern, (match, ...groups) =>
      isNumberOfSomething(match, rest, groups) ? match : removed,
    )
  return rest.replace(announced, (match, _word, _glue, number: string) =>
    dateLike.test(number) ? match : match.slice(0, match.length - number.length) + removed,
  )
}

function isNumberOfSomething(match: string, text: string, groups: unknown[]): boolean {
  if (dateLike.test(match)) return true
  const offset = groups.find((one) => typeof one === 'number') ?? 0
  const isBare = /^\d+$/.test(match)
  return isBare && numbered.test(text.slice(Math.max(0, offset - 24), offset))
}
