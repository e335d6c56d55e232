import type { Columns } from '#features/demos/frame/demo.ts'

/** What rows are counted in: figures of different ones are never added up. */
export const measures = {
  currency: {
    kind: 'text',
    label: 'Currency',
    names: 'currency|curr|ccy|currency code|währung|währg|devise|moneda|divisa|valuta|munt'.split('|'),
    holds: 'eur gbp usd chf sek nok dkk pln czk huf jpy cny inr aud cad nzd zar € £ $'.split(' '),
    required: false,
    isWords: true,
  },
  measure: {
    kind: 'text',
    label: 'Units counted in',
    names: 'uom|unit of measure|base unit|me|mengeneinheit|einheit|unité|unidad|unità|eenheid'.split('|'),
    holds: 'kg g t l ml m m2 m² m3 m³ pc pcs ea each st stk stück pal box pack krt'.split(' '),
    required: false,
    isWords: true,
  },
} as const satisfies Columns
