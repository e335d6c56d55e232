import { visitorInput } from '#features/intake/visitor.schema.ts'

export interface Details {
  name?: string
  email?: string
  company?: string
  phone?: string
}
export type Asked = 'name' | 'email' | 'company'

const emailIn = /[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[\p{L}\p{N}][\p{L}\p{N}-]{0,62}\.)+[\p{L}\p{N}-]{2,63}/u
const phoneIn = /(?:\+|\b0)\d[\d ().-]{7,18}\d/
const word = String.raw`[\p{Lu}][\p{L}'’-]{0,40}\.?`
const nameIn = new RegExp(
  String.raw`(?:\b[Mm]y name(?:['’]s| is)|\b[Ii](?: am|['’]m)|\b[Tt]his is)\s{1,3}(${word}(?: ${word}){0,3})`,
  'u',
)
const firmWord = String.raw`[\p{Lu}\p{N}][\p{L}\p{N}&'’.-]{0,40}`
const companyIn = new RegExp(
  String.raw`(?:\b[Ff]rom|\b[Aa]t|\b[Ww]ork (?:for|with)|\b[Cc]ompany(?:['’]s| is)|\b[Ww]e(?: are|['’]re))\s{1,3}(${firmWord}(?: (?:${firmWord}|&|and|of)){0,5})`,
  'u',
)
const labelled = /^\s*(name|e-?mail|company|firm|phone|tel)\s*[:=]\s*(.{1,200}?)\s*$/i
const jobWords =
  /\b(?:manager|director|engineer|head|lead|officer|owner|founder|chief|operations|production|plant|sales|buyer|consultant)\b/i
const firmWords =
  /\b(?:ltd|limited|plc|llp|inc|gmbh|group|castings|works|foods|engineering|hospital|trust|holdings|services)\b/i
const leadIn =
  /^(?:(?:it['’]?s|it is|that['’]?s|my name(?:['’]s| is)|i am|i['’]m|this is|we are|we['’]re|i work (?:for|at|with)|we work (?:for|at|with)|my company is|the company is|my e-?mail(?: address)? is|from|at)\s+)+/i
const skipped = /^(?:skip(?: it| this)?|none|no company|private|privately|n\/a|no)[.!]?$/i

const isName = (text: string) =>
  /^[\p{L}\p{M}'’. -]{2,100}$/u.test(text) && !/\.\p{L}/u.test(text) && text.split(/\s+/).length <= 5
const isCompany = (text: string) => !/[<>@\p{Cc}]|:\/\/|www\./iu.test(text)

/** The field as it is kept, or undefined for what can't be one. Links and markup never pass: names end up in mails. */
export function fieldOf(field: keyof Details, text: string): string | undefined {
  const value = text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[,;]+$/, '')
  if (field === 'name' && !isName(value)) return undefined
  if ((field === 'company' || field === 'phone') && !isCompany(value)) return undefined
  const parsed = visitorInput.shape[field].safeParse(value)
  return parsed.success && parsed.data ? parsed.data : undefined
}

/** The name, email, company and phone that a message gives of itself, in whatever order. */
export function detailsIn(text: string): Details {
  const found: Details = {}
  const put = (field: keyof Details, value: string | undefined) => {
    const kept = value === undefined ? undefined : fieldOf(field, value)
    if (kept) found[field] ??= kept
  }
  for (const line of text.split(/[\n;,]/)) {
    const [, label = '', value] = labelled.exec(line) ?? []
    const name = label.toLowerCase()
    put(
      name.startsWith('e')
        ? 'email'
        : name === 'name'
          ? 'name'
          : name === 'phone' || name === 'tel'
            ? 'phone'
            : 'company',
      value,
    )
  }
  put('email', emailIn.exec(text)?.[0])
  put('phone', phoneIn.exec(text)?.[0])
  const name = nameIn.exec(text)?.[1]?.replace(/\.$/, '')
  // "I'm Irish" and "I am Production Manager" are no names.
  if (name && !jobWords.test(name) && (name.includes(' ') || found.email || /name/i.test(text)))
    put('name', name)
  if (found.email || found.name) put('company', firmIn(text))
  return found
}

function firmIn(text: string) {
  return companyIn
    .exec(text)?.[1]
    ?.replace(/(?: (?:and|of|&))+$/, '')
    .replace(/\.$/, '')
}

/** The same for somebody who was asked for a field: the bare answer counts, and so does a list such as "Ann Byrne, Castings Ltd". */
export function detailsWhenAsked(
  text: string,
  asked: Asked,
  known: Details,
): Details & { isCompanySkipped?: true } {
  const found: Details & { isCompanySkipped?: true } = detailsIn(text)
  if (asked === 'company' && skipped.test(text.trim())) return { ...found, isCompanySkipped: true }
  if (text.includes('?')) return found
  const parts = text
    .split(/[\n;,]/)
    .map((part) => part.replace(emailIn, '').replace(phoneIn, '').trim().replace(leadIn, '').trim())
    .filter((part) => part && !labelled.test(part) && part !== found.name && part !== found.company)
  const isShort = text.length <= 160 && parts.every((part) => part.split(/\s+/).length <= 6)
  if (!isShort || Object.keys(found).length > 2) return found
  for (const part of parts) {
    const isFirm = firmWords.test(part)
    if (!isFirm && !found.name && !known.name && asked !== 'company') {
      const name = fieldOf('name', part)
      if (name) found.name = name
    } else if (!found.company && !known.company && (isFirm || asked === 'company' || parts.length > 1)) {
      const company = fieldOf('company', part)
      if (company) found.company = company
    }
  }
  return found
}
