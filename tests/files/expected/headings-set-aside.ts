import type { AuditCase } from './audit.ts'

/** More files of both kinds, which were not looked at while the reader learned them; figures from Python. */
export const headingCasesSetAside: AuditCase[] = [
  {
    // Three rows: groups, headings, units.
    file: 'packing-cells.xlsx',
    slug: 'dynamic-operational-dashboards',
    settings: { scope: 'all', idealSeconds: 2.5 },
    columns: { machine: 'Cell', planned: 'Planned [min]', stopped: 'Stopped [min]', parts: 'Packed [pcs]' },
    headline: /^All shifts: OEE at most 78\.95%/,
    figures: { Availability: '90.24%', Performance: '87.49%', Quality: 'not known' },
  },
  {
    file: 'kunden-zwei-jahre.csv',
    slug: 'ai-enhanced-reporting',
    columns: { unitsBefore: '2023/24 Absatz (Stk)', revenueAfter: '2024/25 Umsatz (EUR)' },
    headline: /^Umsatz, 2024\/25: €557,736, €69,616 \(14\.3%\) more than 2023\/24\./,
    figures: { Price: '+€27,328', Volume: '+€41,319', Mix: '+€969' },
  },
  {
    file: 'spindles.txt',
    slug: 'instant-anomaly-detection',
    settings: { normal: 40 },
    columns: { reading: 'Spindle 1 Vibration mm/s', reading6: 'Spindle 3 Temp °C' },
    headline: /in 120 readings of Spindle 1 Vibration/,
  },
  {
    // “2003-04” is no April.
    file: 'years-with-hyphen.csv',
    slug: 'ai-enhanced-reporting',
    columns: { at: 'Financial year' },
    headline: /^Energy used, last year: 20,533/,
    says: ['“2003-04” is shown as 2004'],
    tells: ['9 years'],
  },
  {
    file: 'fy-q.csv',
    slug: 'ai-enhanced-reporting',
    choices: { formats: { Period: 'fiscal 4 first' } },
    asks: /“FY2021 Q1” belongs/,
    columns: { at: 'Period' },
    headline: /^Turnover, last 4 quarters: 343,720/,
    tells: ['end on 1 January 2026'],
  },
  {
    file: 'p-fy.csv',
    slug: 'ai-enhanced-reporting',
    choices: { formats: { Month: 'fiscal 7' } },
    asks: /“P1 FY24” belongs/,
    columns: { at: 'Month' },
    headline: /^Volume, last 12 months: 75,502/,
    tells: ['end on 1 June 2025'],
  },
  {
    file: 'week-comma-year.csv',
    slug: 'ai-enhanced-reporting',
    columns: { at: 'Week' },
    headline: /^Pallets, last 21 weeks: 21,073/,
    tells: ['end on 12 May 2025', 'None of 43 weeks'],
  },
  {
    file: 'kw.csv',
    slug: 'ai-enhanced-reporting',
    columns: { at: 'Kalenderwoche' },
    headline: /^Stückzahl, last 25 weeks: 328,132/,
    tells: ['end on 16 February 2026'],
  },
  {
    file: 'periods-as-headings.csv',
    slug: 'ai-enhanced-reporting',
    choices: { formats: { 'P01 to P12': 'months 2025' } },
    asks: /no year is given/,
    columns: { product: 'Product' },
    headline: /^Value, last 6 months: 9,096/,
    tells: ['end on 1 December 2025'],
  },
  {
    file: 'inspections-by-shift.xlsx',
    slug: 'quality-insight-automation',
    choices: { groups: 'only Night' },
    asks: /under “Early”, “Late” and “Night”/,
    columns: { inspected: 'Inspected', defective: 'Rejected' },
    headline: /28 lots|p signals/,
    figures: { 'Share defective': '3.21%' },
  },
  {
    file: 'fy-and-month.csv',
    slug: 'ai-enhanced-reporting',
    choices: { formats: { 'FY + Month': 'fiscal 4' } },
    asks: /“Apr FY2024” belongs/,
    columns: { at: 'FY + Month' },
    headline: /^Sales, last 12 months: £755,456/,
    tells: ['end on 1 March 2025'],
  },
  {
    // An index of output is no number of rows.
    file: 'eurostat.csv',
    slug: 'ai-enhanced-reporting',
    columns: { at: 'TIME', revenue: 'Index' },
    headline: /./,
    tells: ['end on 1 December 2025'],
  },
]
