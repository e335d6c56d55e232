import { FeatureWeights, type Vector } from './feature-weights.ts'
import { tellingTerms } from './word-index.ts'

/** From this cosine of their telling words on two answers say much the same. */
const alike = 0.2

/** Which answers say the same, so that it matters little which of them is shown. Answers are known by their position. */
export class AnswerLikeness {
  readonly #vectors: (Vector | undefined)[]

  /** What isn’t published has no answer. */
  constructor(answers: readonly (string | undefined)[]) {
    const terms = answers.map((answer) => (answer === undefined ? undefined : tellingTerms(answer)))
    const weights = new FeatureWeights()
    for (const own of terms) weights.count(own ?? [])
    weights.weigh()
    this.#vectors = terms.map((own) => own && weights.vectorOf(own))
  }

  /** Whether another answer says much the same as this one. Two that aren’t published are told in the same words. */
  alikeTo(one: number): (other: number) => boolean {
    const a = this.#vectors[one]
    const weightOf = new Map(Array.from(a?.ids ?? [], (id, i) => [id, a?.weights[i] ?? 0]))
    return (other) => {
      const b = this.#vectors[other]
      if (!a || !b) return a === b
      let cosine = 0
      for (let i = 0; i < b.ids.length; i++)
        cosine += (weightOf.get(b.ids[i] ?? 0) ?? 0) * (b.weights[i] ?? 0)
      return cosine >= alike
    }
  }
}
