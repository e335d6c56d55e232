export interface Range {
  from: number
  to: number
}

/** The two numbers of a text such as "£800–£1,500" or "3–12 months". */
export function rangeOf(value: string): Range {
  const [from = 0, to = from] = (value.match(/\d[\d,]*/g) ?? []).map((text) =>
    Number(text.replaceAll(',', '')),
  )
  return { from, to }
}

/** Finds, for `split`, the dash of each range in a text with a figure's character on both sides: a line must not end in it. */
export const dashOfRange = /(\d–[£€]?\d)/
