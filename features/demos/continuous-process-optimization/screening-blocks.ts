import { probit } from 'simple-statistics'
import type { Block, TableBlock } from '#features/demos/frame/report/report.ts'
import type { Layer } from '#ui/plot-spec.ts'
import { wordName } from './fractions.ts'
import type { Result } from './read-runs.ts'
import { rounded } from './rounded.ts'
import type { Effect, Screening } from './screening.ts'
import type { Factor } from './surface.ts'

interface Study {
  screening: Screening
  factors: Factor[]
  result: Result
  /** −1, 1, or 0 where it makes no difference. */
  best: number[]
}

const mostShown = 15
const bySize = (effects: readonly Effect[]) =>
  [...effects].sort((a, b) => Math.abs(b.value) - Math.abs(a.value))
const namesOf = ({ factors }: Study) => factors.map(({ name }) => name)
const digitsOf = (margin: number) => Math.min(8, Math.max(0, 2 - Math.floor(Math.log10(margin || 1))))

export function sizeBars(study: Study): Block {
  const { effects, margin } = study.screening
  const shown = bySize(effects).slice(0, mostShown)
  return {
    id: 'sizes',
    kind: 'bars',
    width: 'half',
    title: 'Effects by size',
    note: `19 times in 20, noise alone gives an effect below ${rounded(margin, margin / 20)}.`,
    labelHeading: 'Effect',
    labels: shown.map(({ word }) => wordName(word, namesOf(study))),
    series: [
      {
        name: `Change of ${study.result.name}, either way`,
        values: shown.map(({ value }) => Math.abs(value)),
      },
    ],
    digits: digitsOf(margin),
  }
}

/** Noise lies on a line through nought; what matters stands above it. Source: C. Daniel, Technometrics 1, 1959. */
export function halfNormalBlock(study: Study): Block {
  const { effects, margin } = study.screening
  const sorted = bySize(effects).reverse()
  const placed = sorted.map((effect, i) => ({
    ...effect,
    x: probit(0.5 + (0.5 * (i + 0.5)) / sorted.length),
    y: Math.abs(effect.value),
  }))
  const noise = placed.filter(({ isActive }) => !isActive)
  const layers: Layer[] = [
    {
      kind: 'points',
      name: 'Within the noise',
      tone: 'slate',
      x: noise.map(({ x }) => x),
      y: noise.map(({ y }) => y),
    },
    ...placed
      .filter(({ isActive }) => isActive)
      .map(({ word, x, y }): Layer => ({
        kind: 'points',
        name: wordName(word, namesOf(study)),
        shape: 'ring',
        tone: 4,
        x: [x],
        y: [y],
      })),
    { kind: 'level', name: `margin ${rounded(margin, margin / 20)}`, y: margin, tone: 'slate' },
  ]
  const title = 'Half-normal plot of effects'
  return {
    id: 'half-normal',
    kind: 'plot',
    width: 'half',
    title,
    note: 'Effects that are only noise follow a line from zero; those that matter are above the margin.',
    plot: {
      title,
      x: { label: 'Half-normal score', from: 0, to: (placed.at(-1)?.x ?? 1) * 1.06, digits: 2 },
      y: { label: 'Size of the effect', from: 0, digits: digitsOf(margin) },
      layers: layers.filter((layer) => layer.kind !== 'points' || layer.x.length > 0),
    },
  }
}

export function settingTable({ factors, best, screening }: Study): TableBlock {
  return {
    id: 'settings',
    kind: 'table',
    title: 'The best corner',
    columns: ['Setting', 'Best', 'Low', 'High', 'Effect'].map((label) => ({ label })),
    rows: factors.map(({ name, low, high, words = [String(low), String(high)] }, i) => {
      const own = screening.effects.find(({ word }) => word.length === 1 && word[0] === i)
      const corner = best[i] ?? 0
      return [
        name,
        corner === 0 ? 'either' : words[corner > 0 ? 1 : 0],
        ...words,
        own ? rounded(own.value, screening.margin / 20) : '',
      ]
    }),
  }
}

export function effectTable(study: Study): TableBlock {
  const { effects, margin, by, structure } = study.screening
  const names = namesOf(study)
  const hasAliases = structure.kind === 'products' && structure.resolution !== undefined
  return {
    id: 'effects',
    kind: 'table',
    title: 'All effects',
    note: `Change of ${study.result.name} when the setting goes from low to high.${hasAliases ? ' Aliases are other effects that could explain the same figure; a minus means with the opposite sign.' : ''}`,
    columns: [
      { label: 'Effect' },
      { label: 'Change', digits: digitsOf(margin) },
      { label: by === 'lenth' ? 'Times the margin' : 'p', ...(by === 'lenth' && { digits: 2 }) },
      { label: 'Verdict' },
      ...(hasAliases ? [{ label: 'Aliases' }] : []),
    ],
    rows: bySize(effects).map(({ word, value, chance, isActive, isSure, aliases }) => [
      wordName(word, names),
      value,
      by === 'lenth' ? Math.abs(value) / margin : chance < 0.001 ? 'under 0.001' : chance.toFixed(3),
      isSure ? 'matters' : isActive ? 'perhaps' : 'within the noise',
      ...(hasAliases
        ? [
            aliases
              .slice(0, 4)
              .map((alias) => `${alias.sign < 0 ? '−' : ''}${wordName(alias.word, names)}`)
              .join(', ') + (aliases.length > 4 ? ' …' : ''),
          ]
        : []),
    ]),
  }
}
