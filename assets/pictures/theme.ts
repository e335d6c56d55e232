import { readFileSync } from 'node:fs'

import type { Tone } from './drawing.ts'

export type ThemeName = 'light' | 'dark'
export type Palette = Record<Tone, string>
export type PalettePair = Record<ThemeName, Palette>

const properties: Record<Exclude<Tone, 'deep'>, string> = {
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

/** The colour half way between two `#rrggbb` colours. */
function blend(one: string, other: string): string {
  const channels = [1, 3, 5].map((at) => {
    const half = (parseInt(one.slice(at, at + 2), 16) + parseInt(other.slice(at, at + 2), 16)) / 2
    return Math.round(half).toString(16).padStart(2, '0')
  })
  return `#${channels.join('')}`
}

/** Reads the colours of one theme from ui/theme.css, the only place that holds them. */
export function readPalette(theme: ThemeName): Palette {
  const css = readFileSync(new URL('../../ui/theme.css', import.meta.url), 'utf8')
  const selector = theme === 'light' ? ':root' : '\\.dark'
  const block = new RegExp(`^ *${selector} \\{([^}]*)\\}`, 'm').exec(css)?.[1] ?? ''
  const colour = (tone: keyof typeof properties) => {
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
    // Solid parts in a dark sheet would outshine the signal: there they sink half into the paper.
    deep: theme === 'light' ? colour('sea') : blend(colour('sea'), colour('paper')),
    ink: colour('ink'),
    signal: colour('signal'),
  }
}

export const readPalettes = (): PalettePair => ({ light: readPalette('light'), dark: readPalette('dark') })
