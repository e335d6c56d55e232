const weights = [8, 7, 6, 5, 4, 3, 2]
const irishLetters = 'WABCDEFGHIJKLMNOPQRSTUV'

const weighed = (digits: string) =>
  weights.reduce((sum, weight, i) => sum + weight * Number(digits[i] ?? 0), 0)

/**
 * What is wrong with a VAT number of the United Kingdom (GB, for goods in Northern Ireland XI) or of Ireland (IE), without spaces and in capitals; undefined for one
 * whose check digits fit. UK: weights 8 to 2 and the last two digits add up to a multiple of 97, or do so with 55 more (numbers since 2010). Ireland: the remainder
 * by 23 is the check letter; the second letter counts nine times.
 */
export function vatNumberFault(number: string): string | undefined {
  const british = /^(?:GB|XI)(\d{7})(\d{2})(?:\d{3})?$/.exec(number)
  if (british) {
    const sum = weighed(british[1] ?? '') + Number(british[2])
    return sum % 97 === 0 || (sum + 55) % 97 === 0 ? undefined : wrongCheck
  }
  const irish = /^IE(\d{7})([A-W])([A-IW]?)$/.exec(number)
  if (irish) return isIrish(irish[1] ?? '', irish[2] ?? '', irish[3]) ? undefined : wrongCheck
  // Until 2013: a letter or a sign at the second place.
  const former = /^IE(\d)([A-Z+*])(\d{5})([A-W])$/.exec(number)
  if (former) return isIrish(`0${former[3]}${former[1]}`, former[4] ?? '') ? undefined : wrongCheck
  return 'A VAT number is GB and nine digits, or IE, seven digits and one or two letters'
}

const wrongCheck = 'The check digits of this VAT number don’t fit: please look at it again'

function isIrish(digits: string, letter: string, second = '') {
  const extra = second === '' || second === 'W' ? 0 : second.charCodeAt(0) - 64
  return irishLetters[(weighed(digits) + 9 * extra) % 23] === letter
}
