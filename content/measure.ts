export interface Measure {
  name: string
  text: string
  /** Per cent, when the line gives a typical range between 0 and 100. */
  range?: { from: number; to: number }
}

/** The parts of a benefit that is written "What is measured: typically A to B % …". */
export function measureOf(benefit: string): Measure {
  const [, name = benefit, text = ''] = /^([^:]+): (.+)$/s.exec(benefit) ?? []
  const [, from, to] = /\btypically (\d+(?:\.\d+)?) to (\d+(?:\.\d+)?) %/.exec(text) ?? []
  const range = { from: Number(from), to: Number(to) }
  return range.from < range.to && range.to <= 100 ? { name, text, range } : { name, text }
}
