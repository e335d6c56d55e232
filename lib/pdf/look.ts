/** The colours of a printed page, as `#rrggbb`. */
export interface PdfLook {
  ink: string
  slate: string
  rule: string
  edge: string
  sunk: string
  tint: string
  sea: string
  signal: string
  ok: string
  /** Series of a chart, in order. */
  chart1: string
  chart2: string
  chart3: string
}

export type PdfTone = keyof PdfLook

const tokens: Record<PdfTone, string> = {
  ink: 'ink',
  slate: 'slate',
  rule: 'rule',
  edge: 'rule-strong',
  sunk: 'paper-sunk',
  tint: 'sea-tint',
  sea: 'sea',
  signal: 'signal',
  ok: 'ok',
  chart1: 'chart-1',
  chart2: 'chart-2',
  chart3: 'chart-3',
}

/** Reads a printed page's colours from the light block (`:root`) of a style sheet with our tokens. Throws on a missing one. */
export function lookOfTheme(css: string): PdfLook {
  const block = /^:root \{([^}]*)\}/m.exec(css)?.[1] ?? ''
  const colour = (tone: PdfTone) => {
    const value = new RegExp(`--${tokens[tone]}:\\s*(#[0-9a-f]{6})\\b`, 'i').exec(block)?.[1]
    if (!value) throw new Error(`The theme has no --${tokens[tone]} in its light colours.`)
    return value
  }
  return {
    ink: colour('ink'),
    slate: colour('slate'),
    rule: colour('rule'),
    edge: colour('edge'),
    sunk: colour('sunk'),
    tint: colour('tint'),
    sea: colour('sea'),
    signal: colour('signal'),
    ok: colour('ok'),
    chart1: colour('chart1'),
    chart2: colour('chart2'),
    chart3: colour('chart3'),
  }
}
