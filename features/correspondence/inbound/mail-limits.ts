/** What is read of a mail at most. Beyond it the mail is kept cut, never lost: it lies in its mailbox as it came. */
export const mailLimits = {
  rawBytes: 32 * 1024 * 1024,
  headerBytes: 256 * 1024,
  depth: 30,
  parts: 500,
  textLetters: 200_000,
  htmlLetters: 500_000,
  files: 50,
  fileBytes: 25 * 1024 * 1024,
  recipients: 50,
  references: 20,
  idLetters: 300,
  subjectLetters: 300,
}

const dash = 0x2d
const newline = 0x0a

/** Whether a mail is made of so many parts that taking it apart is an attack. Looks at the bytes alone. */
export function hasTooManyParts(raw: Uint8Array): boolean {
  let parts = 0
  for (let at = raw.indexOf(newline); at >= 0; at = raw.indexOf(newline, at + 1))
    if (raw[at + 1] === dash && raw[at + 2] === dash && isHeaderNext(raw, at + 3)) parts += 1
  return parts > mailLimits.parts
}

const longestBoundary = 90

/** A line that begins with -- and is followed by one with a colon, or by an empty one, as a part's header is. */
function isHeaderNext(raw: Uint8Array, from: number): boolean {
  const end = raw.indexOf(newline, from)
  if (end < 0 || end - from > longestBoundary) return false
  const next = Buffer.from(raw.subarray(end + 1, end + 20)).toString('latin1')
  return /^(?:\r?\n|content-)/i.test(next)
}
