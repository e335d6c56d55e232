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
]
