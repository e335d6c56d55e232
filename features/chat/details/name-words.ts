import { isCommon } from './common-words.server.ts'

/** Which words can be somebody's name, which a firm's, and which belong to sentences. */

export const jobWords =
  /\b(?:manager|director|engineer|head|lead|officer|owner|founder|chief|operations|production|plant|sales|buyer|consultant|irish|english|scottish|welsh|based|accounts|purchasing|procurement|reception|qa|qc|hr|office|dept|department|estates|desk|helpdesk|team|warehouse|workshop|coo|cfo|cto|cio|switchboard|finance|maintenance|quality|despatch|boss|md|ceo|colleague|mrs$)\b/i
/** Words of sentences, which no name and hardly a company holds. */
const sentenceWords =
  /\b(?:can|could|would|will|do|does|did|is|are|was|have|has|had|how|hows|what|wh?[ao]ts?|when|where|which|why|who|you|ye|your|u|ur|we|our|us|me|my|i|it|its|they|this|that|thats|these|those|neither|there|ring|rang|call|contact|about|please|pls|plz|thanks?|need|want|looking|after|before|not|no|yes|if|to|get|give|someone|somebody|anyone|anybody|something|anything|everything|whoever|nobody|nothing|everyone|price|cost|quote|on|in|by|asap|today|tomorrow|tonight|again|wrong|sorry|only|just|interested|any|more|bit|too|so|here|speak|talk|hear|back|soon|morning|afternoon|evening|put|use|wait|oops|typo|whatever|instead|urgent|he|she|his|her|him|rather|anonymous|don['’]?t|can['’]?t|won['’]?t|attention|attn|fao|gimme|re)\b/i
/** No name begins with these, beside the words of everyday speech, and none holds an oath. */
const nameless =
  /^(?:(?:thx|thnx|tnx|np|pls|plz|nvm|omg|idk|tbh|ffs|kk?|neither|none|either|both)(?:\s|$)|(?:the|a|an|mine|anytime|whenever|direct(?:ly)?|straight|for|with|at|from|or|but|nobody|late|off|away|out|up|around|driving|glad|keen|afraid|tied up|stuck)\b)|\b(?:breakdown|brochure|shite?|crap|rubbish|bollocks|bloody|damn|fuck\w*|hell|joke|scam|useless|sceptical|cynical|old fashioned|stuff)\b/i
export const firmWords =
  /\b(?:ltd|limited|plc|llp|inc|gmbh|dac|group|castings|works|foods?|engineering|hospitals?|trust|holdings|services|haulage|logistics|tools|dairy|dairies|bakery|bakers|farms?|stores?|sons|bros|council|nhs|university|college|borough|daughters|brothers|transport|freight|packaging|plastics|steels?|metals|brewery|distillery|retail|solutions|systems|industries|mills?|meals|meats|growers|homes|hotels?|print|printers|paper|machining|quarries|foundry|pharma)\b/i
const titled = /^(?:mr|mrs|ms|miss|mx|dr|prof|professor|sir|dame|rev|cllr)\.?\s+\p{L}/iu

export const isTitled = (text: string) => titled.test(text)

/** "CAIQ questionnaire", "ISO certificate": a thing that bears letters, and nobody. */
const lettered = /^\p{Lu}{2,}\s+\p{Ll}+$/u

/** So short and without words of a sentence that it can be a name or a company. */
export const isBare = (part: string) =>
  part.length >= 2 &&
  part.length <= 80 &&
  !part.includes('?') &&
  part.split(/\s+/).length <= 6 &&
  !sentenceWords.test(part)
export const isCapital = (text: string) => /^[\p{Lu}\p{N}]/u.test(text)
/** `isGiven`: after "my name is", where a word of everyday speech may be one. */
export const canBeName = (text: string, isGiven = false) =>
  !nameless.test(text) &&
  !lettered.test(text) &&
  (isTitled(text) || !jobWords.test(text)) &&
  isBare(text) &&
  ((isGiven && isCapital(text)) || isTitled(text) || !isCommon(text.split(/\s+/)[0] ?? ''))

const openings =
  /^(?:dear\b.{0,40}$|no (?:worries|problem|bother|rush|hurry|hard feelings)|hi|hiya|hello|hey|howdy|lol|yes|yeah|yep|no|ok|okay|sure|grand|fine|great|perfect|lovely|right|well|sound|cool|fair enough|go on(?: then)?|all right|alright|whatever|anyway|oops|typo|here (?:you go|it is|we go)|and|or|so|then|sorry|thanks|cheers|ta|please|pls|good (?:morning|afternoon|evening)|it['’]?s|that['’]?s|it is|e-?mail|mail|phone|mobile|office|number|tel|put|use|just use|mine(?:['’]?s| is)?|(?:my|our|her|his) details(?: are)?|call me|ring me|i am|i['’]?m|(?:at|on|via|c\/o) ?$|(?:my|the|his|her|their) (?:(?:e-?mail(?: address)?|phone|number|mobile|cell|phone number)(?:['’]?s| is)?|(?:name|company)(?:['’]?s| is)))(?:[ ,.:!]+|$)/i

export function withoutOpening(part: string): string {
  const left = part.replace(openings, '')
  return left === part ? part.trim() : withoutOpening(left)
}

/** "Tom in purchasing", "hargreaves bakery in leeds": without where. */
export const withoutPlace = (part: string) =>
  part
    .replace(/\s+(?:side|branch|again|here|today|now|too|please|thanks|actually|sorry)$/, '')
    .replace(/^(\S+(?:\s+\S+){0,3}?)\s+(?:in|near|over in)\s+[\p{L}'’-]+(?:\s+[\p{L}'’-]+){0,2}$/iu, '$1')

const abbreviations: Record<string, string> = {
  nhs: 'NHS',
  uk: 'UK',
  llp: 'LLP',
  dac: 'DAC',
  gmbh: 'GmbH',
  plc: 'plc',
}
const particles =
  /(?<=\s)(?:de|da|di|du|del|della|van|von|der|den|ter|ten|bin|ibn|al|y|and|of|the|la|le)(?=\s)/gi

export const isParticle = (word: string) =>
  /^(?:de|da|di|du|del|della|van|von|der|den|ter|ten|bin|ibn|al|la|le|ní|nic|mac)$/i.test(word)

/** Where nothing is written with capitals. */
export function withCapitals(text: string): string {
  if (/\p{Lu}/u.test(text)) return text
  return text
    .replace(/(^|[\s-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replace(
      /\b(O['’]|D['’]|Mc)(\p{L})/gu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    )
    .replace(particles, (word) => word.toLowerCase())
    .replace(/\b(?:nhs|uk|llp|dac|gmbh|plc)\b/gi, (word) => abbreviations[word.toLowerCase()] ?? word)
}

export const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

const plainLetters = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()

/** More than the words that lead to details: "her email is", "please", "can you". */
export const saysMore = (rest: string): boolean =>
  rest.split(/[^\p{L}\p{N}'’]+/u).some((word) => word.length > 1 && !leading.test(word))
const leading =
  /^(?:please|pls|can|could|would|you|u|me|us|my|our|her|his|their|its?|it['’]s|that['’]?s|this|is|and|the|on|at|to|by|for|of|or|he|she|they|be|one|talk|speak|email|mail|e|ring|call|phone|number|address|company|name|contact|reach|get|use|put|just|if|so|here|are|details|thanks|ok|yes|someone|somebody|ask|said|say)$/i

/** Which words of a name are in the front of a mailbox. */
export function wordsInMailbox(text: string, email = ''): string[] {
  const bits = (email.toLowerCase().split('@')[0] ?? '').split(/[._+\d-]+/)
  return plainLetters(text)
    .split(/\s+/)
    .filter(
      (word) => word.length > 1 && bits.some((bit) => bit === word || (bit.length > 3 && bit.endsWith(word))),
    )
}

/** A full name anywhere in a text that the front of the mailbox bears: "our lead Sanjay Mehta (sanjay.mehta@…)". */
export function nameBorneIn(text: string, email: string): string | undefined {
  const words = text.split(/[^\p{L}\p{M}'’-]+/u).filter(Boolean)
  const first = words.findIndex(
    (word, i) =>
      wordsInMailbox(word, email).length > 0 && wordsInMailbox(words[i + 1] ?? '', email).length > 0,
  )
  if (first < 0) return undefined
  const after = words.slice(first).findIndex((word) => wordsInMailbox(word, email).length === 0)
  return words.slice(first, after < 0 ? words.length : first + after).join(' ')
}
