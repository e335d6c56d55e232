import { expect, test } from 'vitest'
import { isUnasked } from './facets.ts'

test.for([
  ['price', 'Pedestrians and forklifts. We had a near miss last week. Options?', true],
  ['time', 'Pedestrians and forklifts. We had a near miss last week. Options?', true],
  ['price', 'would the moisture control work on a 40-year-old line', true],
  ['price', 'what would that set us back', false],
  ['price', 'is it dear', false],
  ['price', '£5k, enough?', false],
  ['time', 'how many weeks', false],
  ['time', 'can it be live before Christmas', false],
  ['time', 'would the moisture control work on a 40-year-old line', true],
  ['time', 'we get 300 letters a week, can you sort them', true],
  ['needs', 'anything at all', false],
] as const)(
  'an answer with a %s is unasked where no word of the message asks for one: “%s” %s (C4)',
  ([facet, said, isIt]) => {
    expect(isUnasked(facet, said)).toBe(isIt)
  },
)
