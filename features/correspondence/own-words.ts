/** "On Monday, Ann wrote:", "Am Montag schrieb Ann:", or the rule under which Outlook quotes. */
const quotes = /^(?:>|-{3,} ?(?:original|urspr|forwarded)|_{10,}$|from: .{3,200}$)/i
const longestLead = 3

/** What a mail says itself: without what it quotes below, and the line or lines that lead to that. */
export function ownText(text: string): string {
  const lines = text.split(/\r?\n/)
  const quoted = lines.findIndex((line) => quotes.test(line.trim()))
  const own = quoted < 0 ? lines : lines.slice(0, leadOf(lines, quoted))
  // One that answers between the quoted lines has its words there.
  return own.join('\n').trim() || text.replace(/^>.*$/gm, '').trim()
}

/** The same in one line. */
export const ownWords = (text: string): string => ownText(text).replace(/\s+/g, ' ')

/** Where the lines begin that say whose words are quoted: the last ones before, up to one that ends with a colon. */
function leadOf(lines: string[], quoted: number): number {
  let end = quoted
  while (end > 0 && lines[end - 1]?.trim() === '') end -= 1
  if (!lines[end - 1]?.trimEnd().endsWith(':')) return quoted
  const from = Math.max(0, end - longestLead)
  const first = lines.slice(from, end).findLastIndex((line) => line.trim() === '')
  return first < 0 ? end - 1 : from + first
}
