import type { PlotBlock } from '#features/demos/frame/report/report.ts'
import { ratesAt, rocOf } from './rates.ts'

type Scored = Parameters<typeof rocOf>[0]

/** What each threshold would have cost: false rejects and escapes. */
export function ratesPlot(scored: Scored, threshold: number): PlotBlock {
  const x = Array.from({ length: 51 }, (_, i) => i / 50)
  const rates = x.map((at) => ratesAt(scored, at))
  const inPercent = (share: number) => Number((share * 100).toFixed(2))
  const title = 'Errors by threshold'
  return {
    id: 'rates',
    kind: 'plot',
    title,
    width: 'half',
    note: 'Set it lower and faults escape; set it higher and good parts are scrapped.',
    plot: {
      title,
      x: { label: 'Threshold', digits: 2 },
      y: { label: 'Share', unit: '%', from: 0, to: 100, digits: 1 },
      layers: [
        {
          kind: 'line',
          name: 'Faulty parts that escape',
          x,
          y: rates.map((one) => inPercent(one.escapeRate)),
        },
        {
          kind: 'line',
          name: 'Good parts rejected',
          x,
          y: rates.map((one) => inPercent(one.falseRejectRate)),
        },
        { kind: 'mark', name: `set to ${threshold.toFixed(2)}`, x: threshold, tone: 'slate' },
      ],
    },
  }
}

/** Recall against false rejects over all thresholds, and where the present one stands. */
export function rocPlot(scored: Scored, now: { falseRejectRate: number; recall: number }): PlotBlock {
  const curve = rocOf(scored)
  const title = 'Recall and false rejects'
  return {
    id: 'roc',
    kind: 'plot',
    title,
    width: 'half',
    note: 'The closer the curve comes to the top left corner, the better good and faulty parts are told apart.',
    plot: {
      title,
      x: { label: 'Good parts rejected', unit: '%', from: 0, to: 100, digits: 1 },
      y: { label: 'Faulty parts found', unit: '%', from: 0, to: 100, digits: 1 },
      layers: [
        {
          kind: 'line',
          name: 'All thresholds',
          x: curve.map((one) => one.falseRejectRate * 100),
          y: curve.map((one) => one.recall * 100),
        },
        {
          kind: 'points',
          name: 'The threshold set',
          x: [now.falseRejectRate * 100],
          y: [now.recall * 100],
          tone: 2,
        },
      ],
    },
  }
}
