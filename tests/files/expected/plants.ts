import type { AuditCase } from './audit.ts'

/** Files as programs in plants of several countries write them; what is expected was written down before the engines saw them. */
export const plantCases: AuditCase[] = [
  {
    // A historian writes dates as in the ISO standard and figures as Windows is set, here in German.
    file: 'historian-iso-comma.txt',
    slug: 'instant-anomaly-detection',
    settings: { normal: 100 },
    choices: { formats: { 'Wert [bar]': 'number ,' } },
    columns: { at: 'Zeitstempel', reading: 'Wert [bar]' },
    headline: /alarms? by 2 methods or more in 287 readings of Wert/,
    asks: /is “5,423” 5,423 or 5\.423\?/,
  },
  {
    // SAP through a pivot table of a German Excel: 2,626 defects in all.
    file: 'pivot-fehler.csv',
    slug: 'quality-insight-automation',
    columns: { cause: 'Fehlerart', times: 'Anzahl Fehler' },
    headline: /^“Lunker” comes first with 1,235 of 2,626 \(47\.0%\)/,
    says: ['Gesamtergebnis'],
  },
  {
    file: 'pivot-defects-nl.csv',
    slug: 'quality-insight-automation',
    columns: { cause: 'Soort fout', times: 'Aantal' },
    headline: /^“Kras” comes first with 640 of 1,306 \(49\.0%\)/,
    says: ['Eindtotaal'],
  },
  {
    file: 'scarti-pivot.csv',
    slug: 'quality-insight-automation',
    columns: { cause: 'Difetto', times: 'Conteggio di pezzi' },
    headline: /^“Graffio” comes first with 298 of 435 \(68\.5%\)/,
    says: ['rows 4, 7, 8'],
  },
  {
    // Its total has a name of the plant's own.
    file: 'defects-all-lines.csv',
    slug: 'quality-insight-automation',
    columns: { cause: 'Defect', times: 'Count' },
    headline: /^No verdict: “All lines” looks like a total/,
    tells: ['just as many as all others together (1,171)'],
  },
  {
    // OPC codes: three readings of 0.0 at 24 (bad, device failure) were never measured.
    file: 'ignition-quality-codes.csv',
    slug: 'instant-anomaly-detection',
    settings: { normal: 150 },
    columns: { reading: 'Plant1/Oven2/ZoneA/TempPV' },
    headline: /^2 alarms by 2 methods or more in 597 readings/,
    says: ['3 rows marked Bad in quality_code are left out.'],
  },
  {
    file: 'schichtsummen.csv',
    slug: 'dynamic-operational-dashboards',
    settings: { scope: 'all' },
    choices: { formats: { 'Gesamtmenge (Stk)': 'number ,' } },
    columns: { rate: 'Soll-Leistung (Stk/min)', parts: 'Gesamtmenge (Stk)' },
    headline: /OEE 72\.50%/,
    asks: /is “19\.271” 19\.271 or 19,271/,
    figures: { Availability: '87.83%', Performance: '84.38%', Quality: '97.83%', OEE: '72.50%' },
  },
  {
    // Maximo: 95 times between failures of six assets; ten orders were cancelled. β 2.39, η 88.8 days.
    file: 'maximo-cancelled.csv',
    slug: 'predictive-maintenance-intelligence',
    columns: { asset: 'Asset', raised: 'Reported Date', type: 'Work Type', status: 'Status' },
    headline: /./,
    figures: { 'Shape β': '2.39' },
    tells: ['10 orders with “CAN” in Status were cancelled and are left out.'],
  },
  {
    // The fans of Nelson (1982) as Minitab holds them, with how many each row stands for: 12 of 70 failed, β 1.058, η 26,297 hours.
    file: 'minitab-fans-freq.txt',
    slug: 'predictive-maintenance-intelligence',
    choices: { formats: { Hours: 'number .' } },
    meanings: { '1': 'failed', '0': 'running' },
    columns: { age: 'Hours', ended: 'Censor', parts: 'Freq' },
    headline: /./,
    asks: /1,150/,
    figures: { 'Shape β': '1.06', 'Scale η': '26,297 hours' },
  },
  {
    // Two points of one fan: one rises by 0.025 mm/s a day and reaches 7.1 in about 64 days by a straight line, the other stays at 2.2.
    file: 'schwingung-zwei-stellen.csv',
    slug: 'predictive-maintenance-intelligence',
    settings: { limit: 7.1 },
    columns: { at: 'Datum', point: 'Messstelle', reading: 'Schwinggeschw. (mm/s)' },
    headline: /^First choose one measuring point: “Lüfter 3 AS”, “Lüfter 3 BS”\./,
  },
  {
    file: 'schwingung-zwei-stellen.csv',
    slug: 'predictive-maintenance-intelligence',
    settings: { limit: 7.1 },
    meanings: { 'Lüfter 3 AS': 'follow' },
    columns: { at: 'Datum', point: 'Messstelle', reading: 'Schwinggeschw. (mm/s)' },
    headline: /^Lüfter 3 AS: The limit is reached in about \d+ days/,
  },
  {
    file: 'schwingung-zwei-stellen.csv',
    slug: 'instant-anomaly-detection',
    settings: { normal: 60 },
    columns: { at: 'Datum', point: 'Messstelle', reading: 'Schwinggeschw. (mm/s)' },
    headline: /^Messstelle holds 2 measuring points \(Lüfter 3 AS, Lüfter 3 BS\)/,
  },
]
