import { readFileSync } from 'node:fs'

import type { Tone } from './drawing.ts'

export type ThemeName = 'light' | 'dark'
export type Palette = Record<Tone, string>

const properties: Record<Tone, string> = {
  paper: 'paper',
  raised: 'paper-raised',
  sunk: 'paper-sunk',
  tint: 'sea-tint',
  rule: 'rule',
  edge: 'rule-strong',
  slate: 'slate',
  sea: 'sea',
  ink: 'ink',
  signal: 'signal',
}

/** Reads the colours of one theme from ui/theme.css, the only place that holds them. */
export function readPalette(theme: ThemeName): Palette {
  const css = readFileSync(new URL('../../ui/theme.css', import.meta.url), 'utf8')
  const selector = theme === 'light' ? ':root' : '\\.dark'
  const block = new RegExp(`^${selector} \\{([^}]*)\\}`, 'm').exec(css)?.[1] ?? ''
  const colour = (tone: Tone) => {
    const value = new RegExp(`--${properties[tone]}:\\s*(#[0-9a-f]{6})\\b`, 'i').exec(block)?.[1]
    if (!value) throw new Error(`ui/theme.css has no --${properties[tone]} in its ${theme} theme.`)
    return value
  }
  return {
    paper: colour('paper'),
    raised: colour('raised'),
    sunk: colour('sunk'),
    tint: colour('tint'),
    rule: colour('rule'),
    edge: colour('edge'),
    slate: colour('slate'),
    sea: colour('sea'),
    ink: colour('ink'),
    signal: colour('signal'),
  }
}
