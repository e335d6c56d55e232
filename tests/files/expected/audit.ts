import type { SolutionSlug } from '#config/solutions.ts'
import type { Choices } from '#features/demos/frame/read/reading.ts'
import type { SettingValues } from '#features/demos/frame/run-demo.ts'

/** A file and what a person who knows its program finds in it. Figures were computed apart, with NumPy and SciPy. */
export interface AuditCase {
  file: string
  slug: SolutionSlug
  /** What the visitor fills in. */
  settings?: SettingValues
  /** What the visitor chooses of the reading. */
  choices?: Choices
  /** What the visitor says of values. */
  meanings?: Record<string, string>
  /** Headings by role; undefined for a role that nothing may fill. */
  columns: Record<string, string | undefined>
  /** Or the message where the method can't be used. */
  headline: RegExp
  /** Figures by label, as shown. */
  figures?: Record<string, string>
  /** Pieces of the notes on the reading. */
  says?: string[]
  /** What is asked before the visitor chooses: without `choices` nothing is computed. */
  asks?: RegExp
  /** Pieces of what the checks say. */
  tells?: string[]
}

export const auditCases: AuditCase[] = [
  {
    file: 'yokogawa-daq.csv',
    slug: 'instant-anomaly-detection',
    settings: { normal: 432 },
    columns: { at: 'Date + Time', reading: 'CH0001 [°C]', reading2: 'CH0002 [bar]' },
    // What was planted, on the fifth evening; noise alone may add one in a thousand readings.
    headline: /^[12] alarms? by 2 methods or more in 1,008 readings of CH0001/,
    says: ['The 5 rows above the headings are left out', 'Row 7 holds units'],
  },
  {
    file: 'grafana-epoch-ms.csv',
    slug: 'instant-anomaly-detection',
    settings: { normal: 240 },
    columns: { at: 'Time', reading: 'cold_store {sensor="north"}' },
    headline: /in 504 readings/,
  },
  {
    file: 'inspection-total-row.csv',
    slug: 'quality-insight-automation',
    columns: { inspected: 'Qty Insp.', defective: 'Qty Rej.' },
    headline: /^p signals at lot 18: rule 1/,
    figures: { 'Share defective': '3.28%', Signals: '1' },
  },
  {
    file: 'gauge-es.csv',
    slug: 'quality-insight-automation',
    columns: { operator: 'Operador', part: 'Pieza', reading: 'Medida (mm)' },
    headline: /18\.4% of the variation/,
    figures: { '%GRR': '18.4%', ndc: '7', 'Repeatability, EV': '0.0881', 'Reproducibility, AV': '0.0603' },
  },
  {
    file: 'merged-lot-cells.csv',
    slug: 'quality-insight-automation',
    columns: { subgroup: 'Lot #', reading: 'Fill weight (g)' },
    headline: /no rule fired in 20 subgroups/,
    figures: { 'Limits of X̄': '± 1.55' },
    says: ['Lot #: a blank cell takes what stands above it'],
  },
  {
    file: 'bearing-fs.csv',
    slug: 'predictive-maintenance-intelligence',
    settings: { planned: 500, failure: 4000 },
    columns: { age: 'Op. Hours', ended: 'F/S' },
    headline: /hours is cheapest/,
    figures: { 'Shape β': '1.97', 'Scale η': '1,817 hours' },
  },
  {
    file: 'maximo-removals.csv',
    slug: 'predictive-maintenance-intelligence',
    settings: { planned: 500, failure: 4000 },
    columns: { age: 'Install Date → Removal Date', ended: 'Removal Reason' },
    headline: /days is cheapest/,
    figures: { 'Shape β': '2.45', 'Scale η': '1,078 days' },
  },
  {
    file: 'sap-measurement-docs.csv',
    slug: 'predictive-maintenance-intelligence',
    settings: { limit: 7.1 },
    columns: { at: 'DATE + TIME', reading: 'READING' },
    headline: /reached in about 7[78] days/,
  },
  {
    file: 'plc-state-changes.csv',
    slug: 'dynamic-operational-dashboards',
    settings: { idealSeconds: 1, scope: 'all' },
    meanings: { 'SHIFT END': 'out' },
    columns: { start: 'TimeStamp', state: 'State', parts: 'PartCounter' },
    headline: /OEE at most 83\.70%/,
    figures: { Availability: '86.22%', Performance: '97.08%' },
  },
  {
    file: 'plc-state-changes.csv',
    slug: 'dynamic-operational-dashboards',
    settings: { idealSeconds: 1, scope: 'all' },
    columns: {},
    headline: /^First say what “SHIFT END” counts as/,
  },
  {
    file: 'poste-nuit-fr.csv',
    slug: 'dynamic-operational-dashboards',
    settings: { idealSeconds: 5, scope: 'all' },
    columns: {
      shift: 'Poste',
      start: 'Début',
      end: 'Fin',
      state: 'État',
      parts: 'Pièces',
      rejects: 'Rebuts',
    },
    headline: /OEE 80\.15%/,
    figures: { Availability: '84.44%', Performance: '95.83%', Quality: '99.04%' },
  },
  {
    file: 'sap-iw29-stops.txt',
    slug: 'dynamic-operational-dashboards',
    settings: { idealSeconds: 1, scope: 'all' },
    columns: { machine: 'Equipment', state: 'Description' },
    headline: /^First say what .*Vibration high/,
  },
  {
    file: 'mes-seconds.csv',
    slug: 'dynamic-operational-dashboards',
    settings: { idealSeconds: 2, scope: 'all' },
    columns: { minutes: 'Duration [s]', state: 'Event', parts: 'Total Count', rejects: 'Reject Count' },
    headline: /OEE 82\.26%/,
    figures: { Availability: '86.67%', Performance: '95.73%', Quality: '99.15%' },
  },
  {
    file: 'box-behnken.csv',
    slug: 'continuous-process-optimization',
    columns: { a: 'Cure temp (°C)', b: 'Cure time (min)', c: 'Catalyst (%)', result: 'Peel strength (N)' },
    headline: /Cure temp \(°C\) 153\.0, Cure time \(min\) 18\.9, Catalyst \(%\) 1\.76/,
    figures: { 'Highest mean': '81.96' },
  },
  {
    file: 'filtration-plus-minus.csv',
    slug: 'continuous-process-optimization',
    columns: { a: 'Temperature', d: 'Stirring', result: 'Filtration rate' },
    headline: /^Temperature, Stirring, Temperature × Formaldehyde and Temperature × Stirring move/,
    figures: { 'Largest effect': '21.6' },
  },
  {
    file: 'iot-hub.csv',
    slug: 'real-time-analytics-gateway',
    columns: {
      at: 'body.eventTime',
      arrived: 'EnqueuedTimeUtc',
      id: 'messageId',
      value: 'body.temperature',
    },
    headline: /600 messages/,
    figures: { Repeats: '3', 'Live against batch': 'equal' },
  },
  {
    file: 'xero-year-month.csv',
    slug: 'ai-enhanced-reporting',
    columns: { at: 'Year + Month', revenue: 'Net Sales' },
    headline: /312,566, 7\.7% up/,
  },
  {
    file: 'iso-weeks.csv',
    slug: 'ai-enhanced-reporting',
    columns: { at: 'KW', units: 'Stück', revenue: 'Umsatz' },
    headline: /^Umsatz, last 52 weeks: 63,475/,
  },
  {
    file: 'wide-months-parens.csv',
    slug: 'ai-enhanced-reporting',
    columns: { product: 'Product line' },
    headline: /^Value, last 12 months: 186,157, 0\.3% down/,
    says: ['figures in brackets are negative'],
  },
  {
    file: 'sap-trailing-minus.csv',
    slug: 'ai-enhanced-reporting',
    columns: {
      at: 'Buchungsdatum',
      product: 'Kundengruppe',
      units: 'Menge',
      revenue: 'Umsatz EUR',
    },
    headline: /^Umsatz, last 12 months: €332,788/,
  },
  {
    file: 'registro-turno-it.csv',
    slug: 'dynamic-operational-dashboards',
    settings: { idealSeconds: 2, scope: 'all' },
    choices: { formats: { Data: 'date dmy' } },
    columns: { shift: 'Turno', minutes: 'Ora inizio → Ora fine', state: 'Stato', rejects: 'Scarti' },
    headline: /OEE 85\.54%/,
    figures: { Availability: '89.57%', Performance: '96.28%', Quality: '99.20%' },
  },
  {
    file: 'rollen-fehler.csv',
    slug: 'quality-insight-automation',
    columns: { defects: 'Fehleranzahl' },
    headline: /^c signals at lot 12: rule 1/,
    figures: { 'Defects a lot': '6.733', Signals: '1' },
  },
  {
    file: 'shift-sheet-obs.txt',
    slug: 'quality-insight-automation',
    columns: { reading: 'Obs 1' },
    headline: /no rule fired in 25 subgroups/,
    figures: { 'Limits of X̄': '± 0.0466' },
  },
  {
    file: 'percent-only.csv',
    slug: 'quality-insight-automation',
    columns: { reading: 'Scrap %' },
    headline: /in 26 readings/,
  },
  {
    file: 'gauge-missing.csv',
    slug: 'quality-insight-automation',
    columns: { operator: 'Appraiser', part: 'Part ID', reading: 'Thickness' },
    headline: /B has 2 readings of part 5, where others have 3/,
  },
  {
    file: 'weibull-plus-plus.csv',
    slug: 'predictive-maintenance-intelligence',
    settings: { planned: 100, failure: 900 },
    columns: { age: 'Time to F or S (Hr)', ended: 'State F or S' },
    headline: /hours is cheapest/,
    figures: { 'Shape β': '1.13', 'Scale η': '537 hours' },
  },
  {
    file: 'ca-mensuel-fr.csv',
    slug: 'ai-enhanced-reporting',
    columns: { at: 'Mois', revenue: 'Chiffre d’affaires HT (€)', units: 'Quantité' },
    headline: /€644,505, 2\.5% up/,
  },
  {
    file: 'sap-fiscal-period.txt',
    slug: 'ai-enhanced-reporting',
    columns: { at: 'Fiscal year/period', revenue: 'Amount in LC', product: 'Material group' },
    headline: /216,911, 1\.0% up/,
  },
  {
    file: 'jmp-pattern.csv',
    slug: 'continuous-process-optimization',
    settings: { goal: 'low' },
    columns: { a: 'Mould temp', b: 'Hold pressure', result: 'Warp (mm)' },
    headline: /Mould temp 64\.7, Hold pressure 43\.5: 0\.80/,
  },
  {
    file: 'dcs-drift.csv',
    slug: 'instant-anomaly-detection',
    settings: { normal: 200 },
    columns: { at: 'Timestamp', reading: 'PT-3301 (barg)', reading2: 'TT-3302 (°C)' },
    headline: /^1 alarm .* of PT-3301/,
  },
]
