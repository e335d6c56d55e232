import jStat from 'jstat'

/** Point of Student’s t below which a share of it lies, 0 to 1; `freedom` need not be whole. Eight digits. */
export const tQuantile = (share: number, freedom: number): number => jStat.studentt.inv(share, freedom)

/** Share of Student’s t beyond ± t. */
export const tTails = (t: number, freedom: number): number =>
  2 * (1 - jStat.studentt.cdf(Math.abs(t), freedom))

/** Share of an F distribution above `f`. */
export const fTail = (f: number, above: number, below: number): number =>
  1 - jStat.centralF.cdf(f, above, below)
