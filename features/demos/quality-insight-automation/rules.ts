export interface Fired {
  rule: 1 | 2 | 3 | 4
  /** Indices of the points at which the rule was met, the first and the last in a row. */
  from: number
  to: number
  side: 'above' | 'below'
}

const rules = [
  { rule: 1, need: 1, of: 1, beyond: 3 },
  { rule: 2, need: 2, of: 3, beyond: 2 },
  { rule: 3, need: 4, of: 5, beyond: 1 },
  { rule: 4, need: 8, of: 8, beyond: 0 },
] as const

export const ruleWords: Record<Fired['rule'], string> = {
  1: 'one point beyond 3 σ',
  2: '2 of 3 beyond 2 σ on one side',
  3: '4 of 5 beyond 1 σ on one side',
  4: '8 in a row on one side of the centre',
}

/**
 * The rules met by points given in standard deviations from the centre. A rule is met at the point that completes it, which lies in the
 * zone itself; points in a row that meet the same rule are one. Source: Western Electric, Statistical Quality Control Handbook, 1956.
 */
export function firedRules(z: readonly number[], upTo = 4): Fired[] {
  const fired: Fired[] = []
  for (const { rule, need, of, beyond } of rules.slice(0, upTo)) {
    for (const [side, sign] of [
      ['above', 1],
      ['below', -1],
    ] as const) {
      const isBeyond = z.map((value) => value * sign > beyond)
      let open: Fired | undefined
      for (let i = 0; i < z.length; i++) {
        const last = isBeyond.slice(Math.max(0, i - of + 1), i + 1)
        if (!isBeyond[i] || last.filter(Boolean).length < need) open = undefined
        else if (open) open.to = i
        else fired.push((open = { rule, from: i, to: i, side }))
      }
    }
  }
  return fired.sort((a, b) => a.from - b.from || a.rule - b.rule)
}
