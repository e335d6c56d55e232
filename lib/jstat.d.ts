/** What we use of it; the package has no types. */
declare module 'jstat' {
  interface Distribution<P extends number[]> {
    cdf(x: number, ...parameters: P): number
    inv(share: number, ...parameters: P): number
  }
  const jStat: {
    studentt: Distribution<[freedom: number]>
    centralF: Distribution<[above: number, below: number]>
  }
  export default jStat
}
