/** What a cell says of a life: it failed, it was still good when watching ended (right censored), or the row is left out. */
export type Ending = 'failed' | 'running' | 'out'

/** For each different cell of the column what it means; undefined when only the visitor can say. */
export type EndingCodes = ReadonlyMap<string, Ending | undefined>

const words = (text: string) =>
  text
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/n['’]t\b/g, ' not')
    .split(/[^\p{L}\p{N}+-]+/u)
    .flatMap((word) => word.split(/[-_]/))
    .filter(Boolean)

const isNegation = (word: string) =>
  /^(?:not|no|non|never|without|nicht|kein\w*|ohne|pas|sans|sin|nie|bez|niet|geen)$/.test(word)
const isFailure = (word: string) =>
  /^(?:fail\w*|broke\w*|breakdown|dead|died|death|event|events|exact|uncensored|nok|ausfall\w*|ausgefallen|defekt|defect\w*|panne|defaillan\w*|averi\w*|fallo|fallado|fallad\w*|guast\w*|awari\w*|kapot|defekten)$/.test(
    word,
  )
const isSurvival = (word: string) =>
  /^(?:run|running|runs|still|surviv\w*|alive|ok|okay|operat\w*|working|works|active|censored|suspen\w*|unfailed|unbroken|intact|healthy|runout|zensiert|lauft|laeuft|betrieb|marche|fonctionne|censure\w*|censurad\w*|functional|funciona\w*|dziala|draait)$/.test(
    word,
  )
const isRemoval = (word: string) =>
  /^(?:remov\w*|replac\w*|retired|withdrawn|scrapped|sold|decommissioned|preventive|preventative|planned|scheduled|pm|ausgebaut|ersetzt)$/.test(
    word,
  )
const isForced = (word: string) => /^(?:unplanned|unscheduled|corrective|forced|cm)$/.test(word)

const yes = /^(?:1|-1|true|yes|y|ja|j|oui|o|si|s|tak|x|✓|wahr|vrai)$/
const no = /^(?:0|false|no|n|nein|non|nie|falsch|faux)$/
const blankCell = ''

type Told = Ending | 'removal' | 'forced' | undefined

function meaningOfWords(text: string): Told {
  const found = words(text)
  const isNegated = found.some(isNegation)
  const fails = found.some(isFailure)
  const survives = found.some(isSurvival)
  if (found.includes('service') && !fails) return isNegated || found.includes('out') ? 'removal' : 'running'
  if (/\b(?:before|prior to|without) fail/i.test(text)) return 'running'
  if (fails && survives) return undefined
  if (fails) return isNegated ? 'running' : 'failed'
  // "Not running" may be a failure or a machine that was switched off.
  if (survives) return isNegated ? (/ok|cens|susp|work/i.test(text) ? 'failed' : undefined) : 'running'
  if (found.some(isForced)) return 'forced'
  return found.some(isRemoval) ? 'removal' : undefined
}

/** The sense of 1, yes and x under a heading; undefined where programs differ: "Status" and "Cens" have both. */
function senseOf(heading: string): Ending | undefined {
  const found = words(heading)
  if (found.some((word) => /^(?:mode|type|code|cause|kind|status|state)$/.test(word))) return undefined
  const fails = found.some(isFailure)
  const survives = found.some(isSurvival)
  if (fails === survives) return undefined
  return fails === found.some(isNegation) ? 'running' : 'failed'
}

/** "Status (1 = failed, 0 = running)" explains itself. */
function legendOf(heading: string): Map<string, Ending> {
  const legend = new Map<string, Ending>()
  for (const [, code = '', text = ''] of heading.matchAll(
    /(?<![\p{L}\p{N}])([\p{L}\p{N}]{1,20})\s{0,3}[=:]([\p{L} -]{1,80})/gu,
  )) {
    const told = letterMeaning(text.trim()) ?? meaningOfWords(text)
    if (told === 'failed' || told === 'running') legend.set(code.toLowerCase(), told)
  }
  return legend
}

const letterMeaning = (text: string): Ending | undefined =>
  /^f$/i.test(text) ? 'failed' : /^[cs]$/i.test(text) ? 'running' : undefined

const letterPairs: readonly [failed: string, running: string][] = [
  ['f', 's'],
  ['f', 'c'],
  ['f', 'r'],
  ['f', 'o'],
  ['d', 'a'],
  ['d', 'c'],
  ['e', 'c'],
  ['u', 'c'],
]

function meaningOfLetters(codes: readonly string[]): Map<string, Ending> | undefined {
  if (codes.length === 1 && codes[0] === 'f') return new Map([['f', 'failed']])
  const pair = letterPairs.find(
    ([failed, running]) => codes.length === 2 && codes.includes(failed) && codes.includes(running),
  )
  return pair && new Map([[pair[0], 'failed'] as const, [pair[1], 'running'] as const])
}

const codeOf = (value: string) =>
  value
    .trim()
    .toLowerCase()
    .replace(/^(-?\d+)[.,]0+$/, '$1')

/** Reads the codes of a column by its heading and all its different cells together, since "F" beside "T" is false and beside "S" is failed. */
export function readEndings(heading: string, values: readonly string[]): EndingCodes {
  const distinct = [...new Set(values.map((value) => value.trim()))]
  const codes = [...new Set(distinct.map(codeOf).filter((code) => code !== blankCell))]
  const legend = legendOf(heading)
  const sense = senseOf(heading)
  const isTrueFalse = codes.includes('t') && codes.every((code) => code === 't' || code === 'f')
  const isYes = (code: string) => (isTrueFalse ? code === 't' : yes.test(code))
  const isSwitch = isTrueFalse || (codes.length > 0 && codes.every((code) => yes.test(code) || no.test(code)))
  const letters = meaningOfLetters(codes)
  const opposite: Ending | undefined = sense && (sense === 'failed' ? 'running' : 'failed')

  const told = (code: string): Told => {
    if (legend.has(code)) return legend.get(code)
    if (letters) return letters.get(code)
    if (isSwitch) return isYes(code) ? sense : opposite
    return meaningOfWords(code)
  }
  const all = new Map(codes.map((code) => [code, told(code)]))
  const has = (wanted: Told) => [...all.values()].includes(wanted)
  const settled = (meaning: Told): Ending | undefined => {
    if (meaning === 'removal') return has('failed') || has('forced') ? 'running' : undefined
    if (meaning === 'forced') return has('removal') || has('running') ? 'failed' : undefined
    return meaning
  }
  const blank = (): Ending | undefined => {
    if (isSwitch && codes.length === 1 && isYes(codes[0] ?? '')) return opposite
    const isWhole = [...all.values()].every((meaning) => settled(meaning) !== undefined)
    if (isWhole && new Set([...all.values()].map(settled)).size > 1) return 'out'
    return sense === 'failed' && has('failed') && !has('running') ? 'running' : undefined
  }
  return new Map(
    distinct.map((value) => {
      const code = codeOf(value)
      return [value, code === blankCell ? blank() : settled(all.get(code))] as const
    }),
  )
}
