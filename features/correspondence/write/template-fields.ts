/** What a template may leave open, by the words in {{ }}. */
export const templateFields = [
  'name',
  'first name',
  'company',
  'my name',
  'my first name',
  'our name',
] as const

const firstOf = (name: string) => name.trim().split(/\s+/)[0] ?? ''

interface Known {
  name: string
  company: string
  myName: string
  ourName: string
}

/** What each field is replaced with, empty where it isn't known. */
export const fieldValues = ({ name, company, myName, ourName }: Known): Record<string, string> => ({
  name,
  'first name': firstOf(name),
  company,
  'my name': myName,
  'my first name': firstOf(myName),
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
