import { expect, test } from 'vitest'
import { runDemo } from '#features/demos/frame/run-demo.ts'
import { compareDistributions, fitLognormal } from './compare-distributions.ts'
import { demo } from './demo.ts'
import { weibullGoodness } from './goodness-of-fit.ts'
import { normalTail } from './normal-tail.ts'
import { sampleLives } from './sample.ts'
import { fitWeibull, type Life } from './weibull.ts'

const idle = { progress: () => undefined }
const failed = (...ages: number[]): Life[] => ages.map((age) => ({ age, hasFailed: true }))
const good = (...ages: number[]): Life[] => ages.map((age) => ({ age, hasFailed: false }))

/** Millions of revolutions of 23 ball bearings: J. Lieblein, M. Zelen, Journal of Research of the NBS 57, 1956. */
const bearings = failed(
  17.88,
  28.92,
  33,
  41.52,
  42.12,
  45.6,
  48.4,
  51.84,
  51.96,
  54.12,
  55.56,
  67.8,
  68.64,
  68.64,
  68.88,
  84.12,
  93.12,
  98.64,
  105.12,
  105.84,
  127.92,
  128.04,
  173.4,
)
/** Kilometres of 38 shock absorbers, 11 failed: W. Q. Meeker, L. A. Escobar 1998, table C.2. */
const absorbers = [
  ...failed(6700, 9120, 12_200, 13_150, 14_300, 17_520, 20_100, 20_900, 22_700, 26_510, 27_490),
  ...good(
    6950,
    7820,
    8790,
    9660,
    9820,
    11_310,
    11_690,
    11_850,
    11_880,
    12_140,
    12_870,
    13_330,
    13_470,
    14_040,
    17_540,
    17_890,
    18_450,
    18_960,
    18_980,
    19_410,
    20_100,
    20_150,
    20_320,
    23_490,
    27_410,
    27_890,
    28_100,
  ),
]

test('Lieblein and Zelen’s bearings: Weibull β 2.102, η 81.88, log-likelihood −113.69; lognormal μ 4.150, σ 0.522, −113.13', () => {
  const fit = fitWeibull(bearings)
  if (!fit) throw new Error('23 failures have a distribution')
  expect(fit.shape).toBeCloseTo(2.102, 3)
  expect(fit.scale).toBeCloseTo(81.88, 1)
  const lognormal = fitLognormal(bearings)
  expect(lognormal?.mean).toBeCloseTo(4.15, 3)
  expect(lognormal?.deviation).toBeCloseTo(0.522, 3)
  const fits = compareDistributions(bearings, fit)
  expect(fits.map(({ name, logLikelihood }) => [name, logLikelihood.toFixed(2)])).toEqual([
    ['Lognormal', '-113.13'],
    ['Weibull', '-113.69'],
    ['Exponential', '-121.43'],
  ])
})

test('Meeker and Escobar’s shock absorbers: β 3.16, η 27,719 with 95% from 1.9 to 5.3 for β; lognormal μ 10.14, σ 0.530', () => {
  const fit = fitWeibull(absorbers)
  expect(fit?.shape).toBeCloseTo(3.16, 2)
  expect(fit?.scale).toBeCloseTo(27_719, -1)
  const lognormal = fitLognormal(absorbers)
  expect(lognormal?.mean).toBeCloseTo(10.14, 2)
  expect(lognormal?.deviation).toBeCloseTo(0.53, 2)
})

test('ReliaSoft’s six units of 16 to 120 hours: β 1.933, η 73.526', () => {
  const fit = fitWeibull(failed(16, 34, 53, 75, 93, 120))
  expect(fit?.shape).toBeCloseTo(1.933, 3)
  expect(fit?.scale).toBeCloseTo(73.526, 2)
})

test('the tail of the normal distribution is exact from −8 to 40', () => {
  // log Q(z): tables of Abramowitz and Stegun 26.2, and R’s pnorm(z, lower.tail = FALSE, log.p = TRUE) for the far ones.
  expect(normalTail(0).logShare).toBeCloseTo(Math.log(0.5), 14)
  expect(Math.exp(normalTail(1).logShare)).toBeCloseTo(0.158_655_253_931_457, 13)
  expect(Math.exp(normalTail(-2).logShare)).toBeCloseTo(0.977_249_868_051_821, 13)
  expect(normalTail(5).logShare).toBeCloseTo(Math.log(2.866_515_718_791_94e-7), 9)
  expect(normalTail(10).logShare).toBeCloseTo(-53.231_285_151_247, 8)
  expect(normalTail(40).logShare).toBeCloseTo(-804.608_442_013_754, 8)
  expect(normalTail(-8).hazard).toBeCloseTo(5.05e-15, 16)
})

test('lives of a Weibull distribution are refused about as seldom as the 5% say, censored or not', () => {
  const isLow = (seed: number) => {
    const lives = sampleLives(seed, 40)
    const fit = fitWeibull(lives)
    const goodness = fit && weibullGoodness(lives, fit)
    return goodness !== undefined && goodness.correlation < goodness.critical
  }
  const refused = Array.from({ length: 120 }, (_, i) => isLow(4000 + i)).filter(Boolean).length
  expect(refused).toBeLessThanOrEqual(14)
})

const own = (
  csv: string,
  settings: Record<string, number> = { planned: 400, failure: 2600 },
  meanings?: Record<string, string>,
) =>
  runDemo(demo, { kind: 'table', file: new Blob([csv]), meanings }, { limit: Number.NaN, ...settings }, idle)

test('two kinds of failure mixed are told apart from wear: no replacement age, and the reason', async () => {
  const early = Array.from({ length: 60 }, (_, i) => 1 + i * 0.4)
  const late = Array.from({ length: 60 }, (_, i) => 4000 + i * 12)
  const csv = `hours,status\n${[...early, ...late].map((age) => `${age},failed`).join('\n')}`
  const { report } = await own(csv)
  expect(report?.headline).toMatch(/^No replacement age/)
  expect(report?.checks?.find(({ state }) => state === 'failed')?.says).toContain('mixed')
  expect(report?.figures.map(({ label }) => label)).toEqual(['Failures'])
})

test('four failures are too few, whatever the number of parts', async () => {
  const rows = [
    ...[300, 500, 700, 900].map((age) => `${age},failed`),
    ...Array.from({ length: 40 }, (_, i) => `${600 + i},running`),
  ]
  const { report } = await own(`age,status\n${rows.join('\n')}`)
  expect(report?.headline).toMatch(/^No replacement age/)
  expect(report?.checks?.find(({ name }) => name === 'Enough failures')?.state).toBe('failed')
})

test('without costs the distribution is given and the costs are asked for', async () => {
  const csv = `cycles,status\n${bearings.map(({ age }) => `${age},failed`).join('\n')}`
  const { report } = await own(csv, { planned: Number.NaN, failure: Number.NaN })
  expect(report?.headline).toContain('β 2.10')
  expect(report?.warnings?.join(' ')).toContain('what a planned replacement and a failure cost')
  expect(JSON.stringify(report?.figures)).not.toMatch(/NaN/)
})
