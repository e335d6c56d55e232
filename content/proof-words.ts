import { wordsOf } from './site/index.ts'

/** Headings over what the firm shows as proof, from `site/proof.md`; without anything to show none of them is there. */
export const proofWords = wordsOf('proof')
