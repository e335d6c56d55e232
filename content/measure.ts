import { sourcedRanges, sources, type SourceId } from './sources.ts'

export interface Measure {
  name: string
  text: string
  /** Per cent, when the line gives a typical range between 0 and 100. */
  range?: { from: number; to: number }
  /** The published figure behind the range; without one it is our estimate. */
  source?: { href: string; label: string }
}

/** The parts of a benefit that is written "What is measured: typically A to B% …". */
export function measureOf(benefit: string): Measure {
  const [, name = benefit, text = ''] = /^([^:]+): (.+)$/s.exec(benefit) ?? []
  const [, from, to] = /\btypically (\d+(?:\.\d+)?) to (\d+(?:\.\d+)?) ?%/.exec(text) ?? []
  const range = { from: Number(from), to: Number(to) }
  return range.from < range.to && range.to <= 100 ? { name, text, range } : { name, text }
}

/** The benefits of a page, each with its source where one is published. */
export function measuresOf(page: string, benefits: string[]): Measure[] {
  return benefits.map((benefit) => {
    const measure = measureOf(benefit)
    const known = sourcedRanges.find((one) => one.page === page && one.measure === measure.name)
    return known ? { ...measure, source: linkTo(known.source) } : measure
  })
}

/** "Sullivan and others, 2010". */
function linkTo(id: SourceId) {
  const { by, published } = sources[id]
  const year = /\b(?:19|20)\d\d\b/.exec(published)?.[0] ?? ''
  return { href: `/sources#${id}`, label: `${by}, ${year}` }
}
