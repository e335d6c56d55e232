interface Scored {
  isFaulty: boolean
  score: number
}

/** Shares of good parts rejected and of faulty ones passed when all below `threshold` are rejected; NaN without such parts. */
export function ratesAt(scored: readonly Scored[], threshold: number) {
  const good = scored.filter(({ isFaulty }) => !isFaulty)
  const faulty = scored.filter(({ isFaulty }) => isFaulty)
  const rejected = (parts: readonly Scored[]) => parts.filter(({ score }) => score < threshold).length
  const falseRejects = rejected(good)
  const escapes = faulty.length - rejected(faulty)
  return {
    good: good.length,
    faulty: faulty.length,
    falseRejects,
    escapes,
    falseRejectRate: falseRejects / good.length,
    escapeRate: escapes / faulty.length,
    recall: 1 - escapes / faulty.length,
  }
}

/** Every step of the curve from "reject nothing" to "reject all": share of good ones rejected and of faulty ones found. */
export function rocOf(scored: readonly Scored[]): { falseRejectRate: number; recall: number }[] {
  const thresholds = [-Infinity, ...new Set(scored.map(({ score }) => score + 1e-9))].sort((a, b) => a - b)
  return thresholds.map((threshold) => ratesAt(scored, threshold))
}

/** The 95% interval of a share seen as `hits` of `of`. E. B. Wilson, JASA 22, 1927. */
export function wilson(hits: number, of: number): [low: number, high: number] {
  const z = 1.959964
  const share = hits / of
  const middle = share + (z * z) / (2 * of)
  const half = z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of))
  const scale = 1 + (z * z) / of
  return [Math.max(0, (middle - half) / scale), Math.min(1, (middle + half) / scale)]
}

/** The threshold in the middle of the widest stretch with the fewest wrong verdicts. */
export function bestThreshold(scored: readonly Scored[]): number {
  const scores = [...new Set(scored.map(({ score }) => score))].sort((a, b) => a - b)
  const stretches = scores.slice(1).map((score, i) => {
    const from = scores[i] ?? 0
    const threshold = (from + score) / 2
    const { falseRejects, escapes } = ratesAt(scored, threshold)
    return { threshold, width: score - from, wrong: falseRejects + escapes }
  })
  stretches.sort((a, b) => a.wrong - b.wrong || b.width - a.width)
  return stretches[0]?.threshold ?? scores[0] ?? 0
}

/** For the visitor's pictures without a threshold of their own: the best one where both kinds are known, else NaN. */
export function proposedThreshold(compared: readonly (Scored & { isRecognised: boolean })[]): number {
  const scored = compared.filter(({ isRecognised }) => isRecognised)
  const { good, faulty } = ratesAt(scored, 0)
  return good > 0 && faulty > 0 ? bestThreshold(scored) : Number.NaN
}
