import { seededRandom } from '#lib/random.ts'
import { twelveRuns, twoLevelRuns } from './fractions.ts'

export interface PlannedSetting {
  name: string
  low: number
  high: number
}

/** `two-level` for screening, with 2^power corners; the others for a curved surface. */
export type Design =
  | { kind: 'two-level'; power: number }
  /** Twelve runs for settings alone. */
  | { kind: 'plackett-burman' }
  /** Stars on the faces: three values of each setting. */
  | { kind: 'face-centred' }
  /** Stars at the ends of the range and corners inside it, all as far from the centre: five values of each setting. */
  | { kind: 'inscribed' }

export interface PlannedRun {
  /** Place in standard order and in the order in which to run, from 1. */
  standard: number
  kind: 'corner' | 'star' | 'centre'
  /** In the units of the settings. */
  values: number[]
}

/** Distance of the stars from the centre, with corners at 1, that makes predictions as sure in all directions. */
export const rotatableDistance = (settings: number) => 2 ** (settings / 4)

/**
 * Runs in random order, the same for the same seed. `repeats`: how often each corner and star is run. Sources: NIST/SEMATECH e-Handbook of
 * Statistical Methods, 5.3.3.4 and 5.3.3.6.1.
 */
export function planRuns(
  settings: readonly PlannedSetting[],
  design: Design,
  { centres, repeats, seed }: { centres: number; repeats: number; seed: number },
): PlannedRun[] {
  const count = settings.length
  const corner = design.kind === 'inscribed' ? 1 / rotatableDistance(count) : 1
  const coded: { kind: PlannedRun['kind']; at: number[] }[] = cornersOf(design, count).map((row) => ({
    kind: 'corner',
    at: row.map((one) => one * corner),
  }))
  if (isSurface(design))
    for (let i = 0; i < count; i++)
      for (const side of [-1, 1])
        coded.push({ kind: 'star', at: settings.map((_, j) => (i === j ? side : 0)) })
  const all = [
    ...Array.from({ length: repeats }, () => coded).flat(),
    ...Array.from({ length: centres }, () => ({ kind: 'centre' as const, at: settings.map(() => 0) })),
  ]
  const random = seededRandom(seed)
  return all
    .map(({ kind, at }, i) => ({
      order: random.next(),
      run: {
        standard: i + 1,
        kind,
        values: settings.map(({ low, high }, j) =>
          tidy(low + (((at[j] ?? 0) + 1) / 2) * (high - low), high - low),
        ),
      },
    }))
    .sort((a, b) => a.order - b.order)
    .map(({ run }) => run)
}

/** It has stars beside its corners. */
export const isSurface = ({ kind }: Design): boolean => kind === 'face-centred' || kind === 'inscribed'

export const cornersOf = (design: Design, settings: number): number[][] =>
  design.kind === 'plackett-burman'
    ? twelveRuns(settings)
    : twoLevelRuns(settings, design.kind === 'two-level' ? design.power : settings)

/** To a ten-thousandth of the range: finer than any knob. */
const tidy = (value: number, range: number) =>
  Number(value.toFixed(Math.max(0, Math.min(10, 4 - Math.floor(Math.log10(Math.abs(range)))))))

/** Rows of a run sheet, with an empty column for each result; the page reads it again once it is filled in. */
export function runSheet(
  settings: readonly PlannedSetting[],
  runs: readonly PlannedRun[],
  results: readonly string[],
) {
  return [
    ['Run order', 'Standard order', 'Point', ...settings.map(({ name }) => name), ...results],
    ...runs.map(({ standard, kind, values }, i) => [
      i + 1,
      standard,
      kind,
      ...values,
      ...results.map(() => ''),
    ]),
  ]
}
