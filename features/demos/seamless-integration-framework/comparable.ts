/** Short and long forms of one word in addresses and names of firms. */
const forms = new Map(
  Object.entries({
    street: 'st',
    road: 'rd',
    avenue: 'ave av',
    place: 'pl',
    platz: 'pl',
    crescent: 'cres cr',
    drive: 'dr',
    lane: 'ln',
    court: 'ct',
    square: 'sq',
    terrace: 'tce terr',
    highway: 'hwy',
    boulevard: 'blvd bd',
    close: 'cl',
    limited: 'ltd',
    company: 'co',
    corporation: 'corp',
    incorporated: 'inc',
    and: '&',
    strasse: 'str',
  }).flatMap(([long, short]) => short.split(' ').map((one) => [one, long] as const)),
)
const titles = new Set(['mr', 'mrs', 'ms', 'ul', 'ulica', 'herr', 'frau'])
const letters: Readonly<Record<string, string>> = { ß: 'ss', ł: 'l', ø: 'o', æ: 'ae', œ: 'oe', đ: 'd' }

/** The words of a text as they are compared: small, without accents and titles, abbreviations written out. */
export const comparableWords = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/[ßłøæœđ]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFD')
    .replace(/[\p{M}’']/gu, '')
    .split(/[^\p{L}\p{N}&]+/u)
    .filter((word) => word !== '' && !titles.has(word))
    .map((word) => forms.get(word) ?? word.replace(/(?<=\p{L}{2})str$/u, 'strasse'))

/** A number of a telephone without its country's code, spaces and first nought: "+353 1 632 960" and "(01) 632960" are one. */
export const comparablePhone = (text: string): string =>
  text
    .replace(/\(0\)/, '')
    .replace(/[\s()/.-]/g, '')
    .replace(/^00/, '+')
    .replace(/^(?:\+(?:44|353|49|43|41|33|39|34|31|48|1)|0)/, '')

const groups = `
alexander alex sandy sascha aleksander olek|alexandra alex sandra aleksandra ola|andreas andi andrew andy drew|andrzej jedrek|anthony tony antonio
barbara barb babs basia|benjamin ben benny|charles charlie chuck karl|christine christina chris tina chrissy|christopher chris kit|daniel dan danny
david dave|deborah deb debbie|donald don|dorothy dot|edward ed eddie ted teddy ned|elizabeth liz lizzie beth betty eliza elisabeth lisa lisbeth elzbieta ela
frederick fred freddie friedrich fritz|george jerzy jurek|gregory greg grzegorz grzesiek|heinrich heinz heini henry harry hank|james jim jimmy jamie
jennifer jen jenny|jessica jess jessie|johannes hans johann|johanna hanna hanne|john jack johnny jon jan janek|joseph joe josef sepp jozef|joshua josh
katherine kate kathy katie kat kathleen catherine cathy katharina kathi katja katarzyna kasia|kenneth ken kenny|krzysztof krzysiek|lawrence larry
leonard len leo|magdalena magda lena|malgorzata gosia|agnieszka aga|joanna asia|margaret maggie meg peggy marge margarete grete gretel
matthew matt mathew matthias matze|maximilian max|michael mike mick mickey michi michal|nicholas nick nicolas niklas klaus|pamela pam|patricia pat patty trish
patrick pat paddy|peter pete piotr|philip phil phillip|rebecca becky becca|richard rick dick rich ricky|robert bob rob bobby robbie bert|ronald ron
samuel sam sammy|samantha sam|sebastian basti|stanislaw staszek|stephen steve steven stefan|susan sue susie suzanne susanne susi|terence terry|theodore ted theo
thomas tom tommy tomasz tomek|timothy tim timmy|victoria vicky vicki tori|walter walt|wilhelm willi willy|william bill will billy willie liam|wojciech wojtek|wolfgang wolf
zachary zach zack|abigail abby|jacqueline jackie|mehmet memo|mohammed muhammad mohamed mohammad`
const nameGroups = new Map<string, number[]>()
groups
  .trim()
  .split(/[|\n]/)
  .forEach((line, group) => {
    for (const name of line.split(' ')) nameGroups.set(name, [...(nameGroups.get(name) ?? []), group])
  })

/** Whether two first names are forms of one, or one is the other’s initial. */
export function isShortName(one: string, other: string): boolean {
  if (one.length === 1 || other.length === 1) return one[0] === other[0]
  const groups = nameGroups.get(one)
  return Boolean(groups && nameGroups.get(other)?.some((group) => groups.includes(group)))
}

/** Whether one sign was changed, lost, added, or two neighbours changed places. */
export function isOneEditApart(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (long.length - short.length > 1) return false
  let start = 0
  while (start < short.length && short[start] === long[start]) start++
  if (long.length > short.length) return isSameFrom(short, start, long, start + 1)
  if (isSameFrom(short, start + 1, long, start + 1)) return true
  return (
    short[start] === long[start + 1] &&
    short[start + 1] === long[start] &&
    isSameFrom(short, start + 2, long, start + 2)
  )
}

/** Whether two texts go on alike from these places; nothing is cut out of them, as this is asked of each pair of numbers. */
function isSameFrom(a: string, from: number, b: string, other: number): boolean {
  if (a.length - from !== b.length - other) return false
  for (let i = from, j = other; i < a.length; i++, j++) if (a[i] !== b[j]) return false
  return true
}
