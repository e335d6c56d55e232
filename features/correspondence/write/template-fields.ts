/** What a template may leave open, by the words in {{ }}. */
export const templateFields = [
  'name',
  'first name',
  'company',
  'my name',
  'my first name',
  'our name',
] as const

const field = /\{\{ ?([a-z]{1,20}(?: [a-z]{1,20}){0,2}) ?\}\}/g

/** A template with its fields filled in. What has no value stays as it is, so that it is seen before it is sent. */
export function fillTemplate(text: string, values: Record<string, string>): string {
  return text.replace(field, (whole, name: string) => (Object.hasOwn(values, name) && values[name]) || whole)
}

/** The fields that are still open, once each. */
export function openFields(text: string): string[] {
  return [...new Set([...text.matchAll(field)].map(([whole]) => whole))]
}
