/**
 * The mark of the house on a 32 × 32 field: two tides of a neap-to-spring curve over a datum rule with its three ticks.
 * `ui/brand-mark.tsx` draws the same paths; a test holds them together.
 */
export const mark = {
  viewBox: '0 0 32 32',
  tide: 'M3 17C5.2 17 5.6 11 8.5 11S12.2 20 15 20 19 6 22.5 6 26.6 17 29 17',
  datum: 'M3 25H29M3 25V29M16 25V28M29 25V29',
  strokeWidth: 2.6,
} as const
