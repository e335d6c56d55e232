import type { AuditCase } from './audit.ts'

/** Ordinary files whose columns are easily taken for something else; the figures were computed apart, in Python. */
export const guessedRoleCases: AuditCase[] = [
  {
    file: 'ereignisse-zwei-zeiten.txt',
    slug: 'real-time-analytics-gateway',
    columns: { at: 'Ereigniszeit', arrived: 'Empfangen', value: 'Wert' },
    headline: /^Live and batch agree: 198 messages, 243,925\.1 in total/,
    tells: ['Each arrival time is the later of the two'],
  },
  {
    // Words that no list holds: what happened comes before what arrived.
    file: 'zdarzenia-pl.csv',
    slug: 'real-time-analytics-gateway',
    columns: { at: 'Zdarzenie', arrived: 'Odebrano' },
    headline: /^Live and batch agree: 120 messages, 2,986\.68 in total/,
    says: ['since “Zdarzenie” is the earlier of the two in most rows'],
  },
  {
    file: 'zdarzenia-pl.csv',
    slug: 'real-time-analytics-gateway',
    choices: { roles: { at: 'Odebrano', arrived: 'Zdarzenie' } },
    columns: { at: 'Odebrano', arrived: 'Zdarzenie' },
    headline: /^No verdict on Wartość\. 120 of 120 messages arrived before they happened/,
  },
  {
    // Document numbers, a minus behind the figure, and a last row with the total of all.
    file: 'sap-alv-umsatz.txt',
    slug: 'ai-enhanced-reporting',
    settings: { period: 'month' },
    columns: { at: 'Fk.Datum', revenue: 'Nettowert', units: 'Fkt. Menge', product: 'Bezeichnung' },
    headline: /^Nettowert, last 12 months: €1,385,860, 7\.7% up/,
  },
  {
    file: 'powerbi-two-currencies.csv',
    slug: 'ai-enhanced-reporting',
    columns: { revenue: 'Sum of Sales Amount', currency: 'Currency', product: 'Product Category' },
    headline: /^First say which currency counts: EUR or GBP\?/,
  },
  {
    file: 'powerbi-two-currencies.csv',
    slug: 'ai-enhanced-reporting',
    meanings: { EUR: 'counted' },
    columns: { currency: 'Currency' },
    headline: /^Sum of Sales Amount, last 12 months: €120,416, 4\.5% up/,
  },
  {
    file: 'powerbi-two-currencies.csv',
    slug: 'ai-enhanced-reporting',
    meanings: { GBP: 'counted', EUR: 'left out' },
    columns: { currency: 'Currency' },
    headline: /^Sum of Sales Amount, last 12 months: £210,067, 0\.8% down/,
  },
  {
    // Prices of both families are constant: what the total gained is volume and mix.
    file: 'board-quarters.xlsx',
    slug: 'ai-enhanced-reporting',
    columns: { product: 'Family', units: 'Units', revenue: 'Revenue (€k)' },
    headline: /^Revenue, last 4 quarters: 1,787.€k, 3\.5% up\. Largest step: volume/,
  },
  {
    file: 'board-quarters.xlsx',
    slug: 'ai-enhanced-reporting',
    choices: { roles: { product: null } },
    columns: { product: undefined },
    headline: /^Revenue, last 4 quarters: 1,787.€k, 3\.5% up\.$/,
    tells: ['so there is more than one product'],
  },
]
