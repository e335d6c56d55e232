import { visitorInput } from '#features/intake/visitor.schema.ts'

export interface Details {
  name?: string
  email?: string
  company?: string
  phone?: string
}
/** What the assistant asks for; a company and a phone number are taken when they come. */
export type Asked = 'name' | 'email'

const emailIn = /[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[\p{L}\p{N}][\p{L}\p{N}-]{0,62}\.)+[\p{L}\p{N}-]{2,63}/u
const phoneIn = /(?:\(?\+|\(?\b0)\d[\d ().-]{6,18}\d(?![\w-])/
const labelWords = String.raw`contact|name|e-?mail|e|company|firm|organi[sz]ation|phone|tel|t|mobile|mob|m|number`
const labelled = new RegExp(String.raw`^(?:my )?(${labelWords})(?: address)?\s*[:=]\s*(.{1,200})$`, 'i')
/** Where a label is in the middle of a line. */
const beforeLabel = new RegExp(String.raw`\s+(?=(?:${labelWords})\s*:\s)`, 'gi')
const fieldOfLabel = (label: string): keyof Details => {
  if (/^(?:contact|name)$/i.test(label)) return 'name'
  if (/^e/i.test(label)) return 'email'
  return /^[cfo]/i.test(label) ? 'company' : 'phone'
}

const isName = (text: string) =>
  /^[\p{L}\p{M}'’. -]{2,100}$/u.test(text) && !/\.\p{L}/u.test(text) && text.split(/\s+/).length <= 5
const isCompany = (text: string) => !/[<>@\p{Cc}]|:\/\/|www\./iu.test(text)

/** The field as it is kept, or undefined for what can't be one. Links and markup never pass: names end up in mails. */
export function fieldOf(field: keyof Details, text: string): string | undefined {
  const value = text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[,;.]+$/, (marks) => (/\b(?:ltd|co|inc|[A-Z])\.$/i.test(text) ? marks : ''))
  if (field === 'name' && !isName(value)) return undefined
  if ((field === 'company' || field === 'phone') && !isCompany(value)) return undefined
  const parsed = visitorInput.shape[field].safeParse(value)
  return parsed.success && parsed.data ? parsed.data : undefined
}

/** The name, mailbox, company and phone number that a message gives of its writer, in whatever order, and its other words. */
export function readDetails(text: string, asked?: Asked): { found: Details; rest: string } {
  const email = exampleBefore.test(text) ? undefined : fieldOf('email', emailIn.exec(text)?.[0] ?? '')
  const phone = fieldOf('phone', phoneIn.exec(text.replace(emailIn, ' '))?.[0] ?? '')
  const isList = email !== undefined || phone !== undefined || asked !== undefined
  const told: Details = { ...(email && { email }), ...(phone && { phone }) }
  const bare: string[] = []
  const rest: string[] = []
  for (const part of partsOf(text)) {
    const found = labelledIn(part) ?? introducedIn(part, isList)
    const words = withoutOpening(part)
    if (found) Object.assign(told, { ...found, ...told })
    else if (isList && (isBare(words) || isMailboxName(words, email))) bare.push(words)
    else if (words) rest.push(part)
  }
  const { found, unused } = sorted(bare, told)
  const company = told.company ?? found.company ?? (isList ? firmNamedIn(rest, email) : undefined)
  return {
    found: { ...told, ...found, ...(company && { company }) },
    rest: [...rest, ...unused].join(' '),
  }
}

/** "a mail like info@…": nobody’s own. */
const exampleBefore = /\b(?:like|such as|e\.?g\.?|for example)\s+\S{1,64}@/i

/** Between marks, and between what is cut out: the mailbox and the number. */
export function partsOf(text: string): string[] {
  return text
    .replace(emailIn, '\n')
    .replace(phoneIn, '\n')
    .replace(beforeLabel, '\n')
    .split(/[\n;()<>|]+|,(?!\d)|(?<=[.!?])\s+|\s[–-]\s|\s+and\s+(?=(?:i|we|my|our|you)\b)/i)
    .map((part) =>
      part
        .trim()
        .replace(/^[.:*]+|[.!]+$/g, '')
        .trim(),
    )
    .filter((part) => /[\p{L}\p{N}]/u.test(part) && !closing.test(part))
}

const closing =
  /^(?:(?:kind|best|warm|many)\s+)?(?:regards|wishes|thanks|cheers|yours(?: \w+)?|thank you|sincerely|br|rgds)$/i

function labelledIn(part: string): Details | undefined {
  const [, label = '', value = ''] = labelled.exec(part) ?? []
  const field = fieldOfLabel(label)
  const kept = label ? fieldOf(field, value) : undefined
  return kept ? { [field]: kept } : undefined
}

const greeting = String.raw`(?:(?:hi|hiya|hello|hey|good (?:morning|afternoon|evening))(?: there| all)?[ ,!.]+)?`
const byName = new RegExp(
  String.raw`^${greeting}(?:and )?(?:my name(?:['’]?s| is)|the name(?:['’]?s| is)|i['’]?m called)\s+(.+)$`,
  'i',
)
const byPerson = new RegExp(String.raw`^${greeting}(?:and )?(?:i am|i['’]?m|this is)\s+(.+)$`, 'i')
const byCall = /^(?:you can )?call me\s+(.+)$/i
const byPlace = /^(.+?)\s+(?:here|speaking)(?:\s+(?:from|at|of)\s+(.+))?$/i
const atFirm = /^(.*?)\s*\b(?:from|at|of|with|for)\s+(?:the )?(.+)$/i
const byFirm =
  /^(?:and )?(?:(?:i|we) (?:work (?:for|at|with)|run|own)(?: the)?|(?:my|the|our) (?:company|firm)(?:['’]?s| is)|company(?:['’]?s| is)|we are|we['’]?re|from|at)\s+(.+)$/i
const jobWords =
  /\b(?:manager|director|engineer|head|lead|officer|owner|founder|chief|operations|production|plant|sales|buyer|consultant|irish|english|scottish|welsh|based)\b/i
/** Words of sentences, which no name and hardly a company holds. */
const sentenceWords =
  /\b(?:can|could|would|will|do|does|did|is|are|was|have|has|had|how|what|when|where|which|why|who|you|ye|your|u|we|our|us|me|my|i|it|they|this|that|there|ring|call|contact|about|please|pls|thanks?|need|want|looking|after|before|not|no|yes|if|to|get|give|someone|somebody|anyone|price|cost|quote|on|in|by|asap|today|tomorrow|again|wrong|sorry|only|just|interested|any|more|bit|too|so|here|speak|talk|hear|back|soon|when|morning|afternoon)\b/i

/** "I'm Priya Nair from Harlow Sands", "Aoife Byrne here", "we are Byrne Castings". */
function introducedIn(part: string, isList: boolean): Details | undefined {
  const [, named] = byName.exec(part) ?? []
  const [, called] = byCall.exec(part) ?? []
  const [, person] = byPerson.exec(part) ?? []
  const [, caller, callerFirm] = byPlace.exec(part) ?? []
  const [, firm] = byFirm.exec(part) ?? []
  if (named) return nameAndFirm(named, true)
  if (called && isCapital(called)) return nameAndFirm(called, true)
  if (person) return nameAndFirm(person, isList)
  if (caller && isBare(caller)) return nameAndFirm(callerFirm ? `${caller} from ${callerFirm}` : caller, true)
  if (!firm || !isBare(firm) || !(isList || isCapital(firm))) return undefined
  const company = fieldOf('company', withCapitals(firm))
  return company ? { company } : undefined
}

function nameAndFirm(text: string, isSure: boolean): Details | undefined {
  const [, before = text, after] = atFirm.exec(text) ?? []
  const isNamed =
    isBare(before) && !jobWords.test(before) && (isSure || (isCapital(before) && before.includes(' ')))
  const name = isNamed ? fieldOf('name', withCapitals(before)) : undefined
  if (!name) return undefined
  const company = after && isBare(after) ? fieldOf('company', withCapitals(after)) : undefined
  return { name, ...(company && { company }) }
}

/** So short and without words of a sentence that it can be a name or a company. */
const isBare = (part: string) =>
  part.length >= 2 &&
  part.length <= 80 &&
  !part.includes('?') &&
  part.split(/\s+/).length <= 6 &&
  !sentenceWords.test(part)
const isCapital = (text: string) => /^[\p{Lu}\p{N}]/u.test(text)

const openings =
  /^(?:hi|hiya|hello|hey|yes|yeah|yep|no|ok|okay|sure|grand|fine|great|perfect|lovely|right|well|sound|cool|fair enough|go on(?: then)?|all right|alright|whatever|anyway|here (?:you go|it is|we go)|and|or|so|then|sorry|thanks|cheers|good (?:morning|afternoon|evening)|it['’]?s|that['’]?s|it is|e-?mail|mail|phone|mobile|number|tel|call me|ring me|i am|i['’]?m|(?:my|the) (?:e-?mail(?: address)?|phone|number|mobile|phone number)(?:['’]?s| is)?)(?:[ ,.:!]+|$)/i

function withoutOpening(part: string): string {
  const left = part.replace(openings, '')
  return left === part ? part.trim() : withoutOpening(left)
}

/** Where nothing is written with capitals. */
export function withCapitals(text: string): string {
  if (/\p{Lu}/u.test(text)) return text
  return text.replace(
    /(^|[\s-])(\p{L})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  )
}

export const firmWords =
  /\b(?:ltd|limited|plc|llp|inc|gmbh|dac|group|castings|works|foods?|engineering|hospital|trust|holdings|services|haulage|logistics|tools|dairy|bakery|farms?|stores?|sons|bros|council|nhs|university|college|borough|daughters|brothers|transport|freight|packaging|plastics|steel|metals|brewery|retail|solutions|systems|industries)\b/i

/** Which of the bare words are the name and which the company: by the mailbox, by words of firms, else the first is the name. */
function sorted(bare: string[], { name, company, email = '' }: Details) {
  const [, domain = ''] = email.toLowerCase().split('@')
  const isWriter = (text: string) => wordsInMailbox(text, email).length > 0
  const isOwn = (text: string) =>
    lettersOf(text).length >= 4 && sharesStart(lettersOf(text), lettersOf(domain))
  const isFirm = (text: string) => isOwn(text) || firmWords.test(text)
  const found: Details = {}
  const unused: string[] = []
  for (const part of bare.flatMap((text) => parted(text, isWriter, isFirm))) {
    const kept = withCapitals(part)
    const asName = jobWords.test(part) ? undefined : fieldOf('name', kept)
    const asCompany = jobWords.test(part) ? undefined : fieldOf('company', kept)
    const isFuller = found.name !== undefined && asName?.startsWith(`${found.name} `)
    if (!name && asName && (isFuller || (!found.name && (isWriter(part) || !isFirm(part)))))
      found.name = asName
    else if (!(company ?? found.company) && asCompany) found.company = asCompany
    else unused.push(part)
  }
  return { found, unused }
}

/** Which words of a name are in the front of a mailbox. */
export function wordsInMailbox(text: string, email = ''): string[] {
  const bits = (email.toLowerCase().split('@')[0] ?? '').split(/[._+\d-]+/)
  return plainLetters(text)
    .split(/\s+/)
    .filter(
      (word) => word.length > 1 && bits.some((bit) => bit === word || (bit.length > 3 && bit.endsWith(word))),
    )
}

const plainLetters = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()

/** A name that is also a word of sentences, such as Will, as the mailbox has it. */
const isMailboxName = (text: string, email: string | undefined) =>
  isName(text) && text.split(/\s+/).length <= 3 && wordsInMailbox(text, email).length > 0 && isCapital(text)

/** "I look after booking at Tarnside NHS Trust": by a word of firms or by the mailbox, in what isn't a list. */
function firmNamedIn(rest: string[], email = ''): string | undefined {
  const domain = lettersOf(email.split('@')[1] ?? '')
  for (const part of rest) {
    const [, firm] =
      /\b(?:at|for|of|from)\s+(?:the )?((?:[\p{Lu}\d][\p{L}\d'’.&-]*|&|and|of)(?:\s+(?:[\p{Lu}\d][\p{L}\d'’.&-]*|&|and|of)){0,5})/u.exec(
        part,
      ) ?? []
    if (firm && (firmWords.test(firm) || sharesStart(lettersOf(firm), domain)))
      return fieldOf('company', firm)
  }
  return undefined
}

/** "Pat Murphy Cork Foods", "dave at hendry tools ltd": in two where both halves can be told. */
function parted(
  text: string,
  isWriter: (text: string) => boolean,
  isFirm: (text: string) => boolean,
): string[] {
  const [, before = '', after = ''] = jobWords.test(text) ? [] : (atFirm.exec(text) ?? [])
  if (before && after && !firmWords.test(before)) return [before, after]
  const words = text.split(/\s+/)
  const at = words.findIndex(
    (_, i) =>
      i > 0 &&
      isWriter(words.slice(0, i).join(' ')) &&
      !isWriter(words.slice(i).join(' ')) &&
      isFirm(words.slice(i).join(' ')) &&
      !isFirm(words.slice(0, i).join(' ')),
  )
  return at > 0 && words.length > 2
    ? [
        words.slice(0, Math.max(at, words.length > 3 ? 2 : 1)).join(' '),
        words.slice(Math.max(at, words.length > 3 ? 2 : 1)).join(' '),
      ]
    : [text]
}

export const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

function sharesStart(a: string, b: string): boolean {
  const least = Math.min(4, a.length, b.length)
  return least > 2 && a.slice(0, least) === b.slice(0, least)
}
