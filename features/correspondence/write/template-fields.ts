/** What a template may leave open, by the words in {{ }}. */
export const templateFields = [
  'name',
  'first name',
  'company',
  'my name',
  'my first name',
  'our name',
] as const

const spaces = /\s+/
const title = /^(?:mr|mrs|ms|miss|mx|dr|prof|professor|sir|dame|lord|lady|rev|ing|herr|frau)\.?$/i
/** “J.”, “J”, “J.P.”, “JP”. */
const initials = /^(?:\p{L}\.?-?){1,3}$/u
const isInitials = (word: string) =>
  initials.test(word) && (word.includes('.') || word === word.toUpperCase())

/** What somebody is greeted with: the first name, or the whole name where it begins with a title or initials; empty for what is no person’s name. */
export function firstNameOf(name: string, company = ''): string {
  const whole = name.trim().split(spaces).join(' ')
  if (whole.includes('@') || whole.toLowerCase() === company.trim().toLowerCase()) return ''
  const [last = '', given] = whole.split(', ')
  const [first = ''] = (given ?? last).split(' ')
  return title.test(first) || isInitials(first) ? [given, last].filter(Boolean).join(' ') : first
}

interface Known {
  name: string
  company: string
  myName: string
  ourName: string
}

/** What each field is replaced with, empty where it isn't known. */
export const fieldValues = ({ name, company, myName, ourName }: Known): Record<string, string> => ({
  name,
  'first name': firstNameOf(name, company),
  company,
  'my name': myName,
  'my first name': firstNameOf(myName),
  'our name': ourName,
})

const field = /\{\{ ?([a-z]{1,20}(?: [a-z]{1,20}){0,2}) ?\}\}/g

/** A template with its fields filled in. What has no value stays as it is, so that it is seen before it is sent. */
export function fillTemplate(text: string, values: Record<string, string>): string {
  return text.replace(field, (whole, name: string) => (Object.hasOwn(values, name) && values[name]) || whole)
}

/** The fields that are still open, once each. */
export function openFields(text: string): string[] {
  return [...new Set([...text.matchAll(field)].map(([whole]) => whole))]
}
