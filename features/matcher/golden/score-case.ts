import type { GoldenCase } from './case.ts'

interface Shown {
  fits: string[]
  /** What would fit, each with the questions whose answers rule it out. */
  nearest: { slug: string; questions: string[] }[]
}

/** What is wrong with what a visitor is shown; empty when all is right. */
export function scoreCase({ first, oneOf, never, nearest }: GoldenCase, { fits, nearest: near }: Shown) {
  const top = fits.slice(0, 3)
  const isNamed =
    !nearest ||
    near.some(({ slug, questions }) => slug === nearest.slug && questions.includes(nearest.question))
  return [
    ...(first === 'nothing' && fits.length > 0 ? [`fits though nothing does: ${top.join(', ')}`] : []),
    ...(first && first !== 'nothing' && fits[0] !== first ? [`first is ${fits[0]}, not ${first}`] : []),
    ...(oneOf && !oneOf.some((slug) => top.includes(slug)) ? [`none of ${oneOf.join(', ')}`] : []),
    ...(never ?? []).filter((slug) => fits.includes(slug)).map((slug) => `never: ${slug}`),
    ...(isNamed ? [] : [`nearest is not ${nearest.slug}, ruled out by ${nearest.question}`]),
  ]
}
