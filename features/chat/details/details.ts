import { visitorInput } from '#features/intake/visitor.schema.ts'

export interface Details {
  name?: string
  email?: string
  company?: string
  phone?: string
  /** A second number, beside the first. */
  alsoPhone?: string
  /** When they wish to be called, in their own words: "tomorrow after 2". */
  when?: string
}
export type DetailField = 'name' | 'email' | 'company' | 'phone'
/** What the assistant asks for; a company and a phone number are taken when they come. */
export type Asked = 'name' | 'email'

const isName = (text: string) =>
  /^[\p{L}\p{M}'’. -]{2,100}$/u.test(text) && !/\.\p{L}/u.test(text) && text.split(/\s+/).length <= 5
const isCompany = (text: string) => !/[<>@\p{Cc}]|:\/\/|www\./iu.test(text)

/** The field as it is kept, or undefined for what can't be one. Links and markup never pass: names end up in mails. */
export function fieldOf(field: DetailField, text: string): string | undefined {
  const value = text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[,;.]+$/, (marks) => (/\b(?:ltd|co|inc|[A-Z])\.$/i.test(text) ? marks : ''))
  if (field === 'name' && !isName(value)) return undefined
  if ((field === 'company' || field === 'phone') && !isCompany(value)) return undefined
  const parsed = visitorInput.shape[field].safeParse(value)
  return parsed.success && parsed.data ? parsed.data : undefined
}
