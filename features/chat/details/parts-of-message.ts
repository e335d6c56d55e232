/** What a message is cut into before it is asked which piece is a name: mailboxes, numbers, and the words between marks. */

export const emailIn =
  /[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[\p{L}\p{N}][\p{L}\p{N}-]{0,62}\.)+[\p{L}\p{N}-]{2,63}/u
const emails = new RegExp(emailIn, 'gu')
/** "…@old.example is my wife’s": another mailbox than the one to use. */
const notThis = /^\s*(?:is|was|isn['’]?t|no longer|does ?n['’]?t|has|bounces)\b/i
const notBefore = /\bnot\s+$/i

/** The mailbox of a message; of several the first that it doesn’t say to be another’s or out of use. */
export function emailOf(text: string): string | undefined {
  const all = Array.from(text.matchAll(emails))
  const mine = all.find(
    ({ 0: mailbox, index }) =>
      !notThis.test(text.slice(index + mailbox.length)) && !notBefore.test(text.slice(0, index)),
  )
  return (all.length > 1 ? (mine ?? all[0]) : all[0])?.[0]
}

const extension = String.raw`(?:,?\s{0,2}\b(?:ext(?:ension)?\.?|x)\s{0,2}\d{1,5})?`
/** With its zero or country code, or a mobile number whose zero was left out; with its extension. */
const phoneIn = new RegExp(
  String.raw`(?:(?:\(?\+|\(?\b0)\d[\d ().-]{6,18}\d|(?<![\d-])7\d{3}[ -]?\d{3}[ -]?\d{3})${extension}(?![\w-])`,
  'gi',
)
/** The numbers of a message in their order, as written; the zero that was left out is put back. */
export const phonesIn = (text: string): string[] =>
  (text.replace(emails, ' ').match(phoneIn) ?? []).map((number) =>
    number.startsWith('7') ? `0${number}` : number,
  )

export const labelWords = String.raw`contact|name|e-?mail|e|company|firm|organi[sz]ation|org|phone|tel|t|mobile|mob|m|number`
/** "Please could somebody visit us: Helen Pascoe", but not "Name: Helen Pascoe". */
const colonBeforeName = new RegExp(
  String.raw`(?<=\p{L})(?<!(?:^|\s)(?:${labelWords})):\s+(?=\p{Lu}[\p{L}'’-]+\s\p{Lu})`,
  'giu',
)
/** Where a label is in the middle of a line. */
const beforeLabel = new RegExp(String.raw`\s+(?=(?:${labelWords})\s*:\s)`, 'gi')

const closing =
  /^(?:(?:kind|best|warm|many)\s+)?(?:regards|wishes|thanks|cheers|yours(?: \w+)?|thank you|sincerely|br|rgds)$/i
/** What led to a mailbox or a number that was cut out. */
const dangling = /\s+(?:(?:on|at|via|by|is|to|or|and|number|no|e-?mail|tel|mob|mobile|phone)\b[.:]?\s*)+$/i

/** Between marks, and between what is cut out: the mailbox and the number. */
export function partsOf(text: string): string[] {
  return text
    .replace(emails, '\n')
    .replace(phoneIn, '\n')
    .replace(beforeLabel, '\n')
    .replace(colonBeforeName, '\n')
    .split(/\n/)
    .map((line, i, lines) => (i < lines.length - 1 ? ` ${line}`.replace(dangling, '') : line))
    .join('\n')
    .split(
      /[\n;()<>|]+|,(?!\d)|(?<=[.!?])(?<!\b(?:[A-Z]|[Mm]r|[Mm]rs|[Mm]s|[Dd]r|[Pp]rof|[Rr]ev|[Ss]t)\.)\s+|\s[–—/-]\s|\s+[Aa][Nn][Dd]\s+(?=(?:[Ii]|[Ww]e|[Mm]y|[Oo]ur|[Yy]ou|[Hh]e|[Ss]he|[Hh]is|[Hh]er|the)\b)/,
    )
    .map((part) =>
      part
        .trim()
        .replace(/^[.:*]+|[.!]+$/g, '')
        .trim(),
    )
    .filter((part) => /[\p{L}\p{N}]/u.test(part) && !closing.test(part))
}

const secondThought =
  /[\s,.–—-]*\b(?:no,? wait|wait,? no|hang on|scratch that|or rather|i mean|no sorry|sorry,? (?:no|i mean))\b[\s,:–—-]*(?:(?:do ?n['’]?t|not) (?:put|use|write|say) (?:that|it)\b[\s,]*)?(?:(?:put|use|write|say|make (?:it|that)|it['’]?s)\s+)?/i
const leadIn = /^.*(?:\b(?:is|for|at|from|of|called|its|it['’]s)\s+|:\s*)/is

/** "Company is Fells no wait put Fells & Son": as if the first had not been written. */
export function settled(text: string): string {
  const at = secondThought.exec(text)
  if (!at) return text
  const before = text.slice(0, at.index)
  const from = Math.max(...[',', ';', '.', '\n'].map((mark) => before.lastIndexOf(mark))) + 1
  const kept = before.slice(0, from) + (leadIn.exec(before.slice(from))?.[0] ?? ' ')
  return `${kept}${text.slice(at.index + at[0].length)}`.trim()
}
