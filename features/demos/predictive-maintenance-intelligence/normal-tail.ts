const density = (x: number) => Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)

/** Share of a standard normal distribution below x, in its middle. Source: G. Marsaglia, Journal of Statistical Software 11, 2004. */
function shareBelow(x: number): number {
  let term = x
  let sum = x
  for (let i = 3; Math.abs(term) > 1e-17 * Math.abs(sum); i += 2) {
    term *= (x * x) / i
    sum += term
  }
  return 0.5 + density(x) * sum
}

/** Mills’ ratio, the share above x for each unit of density there, in the upper tail: Laplace’s continued fraction. */
function tailRatio(x: number): number {
  let below = x
  for (let i = 80; i >= 1; i--) below = x + i / below
  return 1 / below
}

/** The logarithm of the share of a standard normal distribution above z, and its hazard there: density over that share. Accurate in both tails. */
export function normalTail(z: number): { logShare: number; hazard: number } {
  if (z < 3) {
    const share = z < -8 ? 1 : 1 - shareBelow(z)
    return { logShare: z < -3 ? Math.log1p(-(1 - share)) : Math.log(share), hazard: density(z) / share }
  }
  const ratio = tailRatio(z)
  return { logShare: Math.log(ratio) - (z * z) / 2 - Math.log(2 * Math.PI) / 2, hazard: 1 / ratio }
}
