import { campaignKeys } from '#features/intake/campaign-keys.ts'

/** What links of campaigns, mails and advertisements carry. No page reads any of it on the server; the browser notes `campaignKeys`. */
const marks = new Set<string>([
  ...campaignKeys,
  'utm_id',
  'gclid',
  'gbraid',
  'wbraid',
  'fbclid',
  'msclkid',
  'li_fat_id',
  'ttclid',
  'mc_cid',
  'mc_eid',
  '_hsenc',
  '_hsmi',
])

/** The path of an address whose query, if it has one, holds nothing but marks: then it is the page without them. Undefined otherwise. */
export function pathBeforeMarks(url: string): string | undefined {
  const start = url.indexOf('?')
  if (start < 0) return url
  const names = [...new URLSearchParams(url.slice(start)).keys()]
  return names.every((name) => marks.has(name)) ? url.slice(0, start) : undefined
}
