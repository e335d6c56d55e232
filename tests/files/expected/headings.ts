import type { AuditCase } from './audit.ts'

/** Files with two rows of headings; the figures were computed apart, in Python. */
export const headingCases: AuditCase[] = [
  {
    // Two lines side by side under merged names: both count.
    file: 'two-lines-oee.csv',
    slug: 'dynamic-operational-dashboards',
    settings: { scope: 'all', idealSeconds: 3 },
    columns: {
      day: 'Date',
      machine: 'Line',
      planned: 'Planned (min)',
      stopped: 'Downtime (min)',
      good: 'Good',
      rejects: 'Scrap',
    },
    headline: /^All shifts: OEE 76\.11%/,
    figures: { Availability: '87.64%', Performance: '88.61%', Quality: '98.00%' },
    says: ['under “Line 1” and “Line 2” are read one below the other'],
  },
  {
    // One line alone.
    file: 'two-lines-oee.csv',
    slug: 'dynamic-operational-dashboards',
    settings: { scope: 'all', idealSeconds: 3 },
    choices: { groups: 'only Line 1' },
    columns: { good: 'Good' },
    headline: /^All shifts: OEE 75\.17%/,
    figures: { Availability: '87.58%', Performance: '87.47%', Quality: '98.13%' },
  },
  {
    // A workbook with merged cells, across and downwards.
    file: 'three-presses.xlsx',
    slug: 'dynamic-operational-dashboards',
    settings: { scope: 'all', idealSeconds: 5 },
    columns: { machine: 'Press', run: 'Run time (h)', stopped: 'Stopped (h)', parts: 'Parts' },
    headline: /^All shifts: OEE at most 72\.28%/,
    figures: { Availability: '83.64%', Performance: '86.42%', Quality: 'not known' },
  },
  {
    // The unit stands in the upper row.
    file: 'times-quantities.csv',
    slug: 'dynamic-operational-dashboards',
    settings: { scope: 'all', idealSeconds: 6 },
    columns: { planned: 'Planned (min)', stopped: 'Downtime (min)', parts: 'Total', rejects: 'Rejects' },
    headline: /^All shifts: OEE 78\.76%/,
    figures: { Availability: '89.05%', Performance: '90.23%', Quality: '98.02%' },
  },
  {
    // Years over measures.
    file: 'years-over-units.csv',
    slug: 'ai-enhanced-reporting',
    columns: { product: 'Product', unitsBefore: '2024 Units', revenueAfter: '2025 Revenue (£)' },
    headline: /^Revenue, 2025: £613,167, £47,263 \(7\.2%\) less than 2024\./,
    figures: { Price: '+£18,821', Volume: '+£19,707', Mix: '−£85,791' },
    says: ['Two rows of headings are joined'],
  },
  {
    // Measures over financial years, in merged cells.
    file: 'measure-over-years.xlsx',
    slug: 'ai-enhanced-reporting',
    columns: { product: 'Product group', unitsAfter: 'FY25 Volume (t)', revenueBefore: 'FY24 Turnover (€k)' },
    headline: /^Turnover, FY25: 14,760 €k, 2,732 €k \(22\.7%\) more than FY24\./,
    figures: { Price: '+282 €k', Volume: '+2,343 €k', Mix: '+107 €k' },
  },
  {
    file: 'split-years-products.csv',
    slug: 'ai-enhanced-reporting',
    columns: { at: 'Year', units: 'Units' },
    headline: /^Sales, 2025: £773,599, £113,958 \(17\.3%\) more than 2024\./,
    figures: { Price: '+£23,715', Volume: '+£91,711', Mix: '−£1,468' },
    says: ['“FY2023/24” is shown as 2024, the year in which it ends'],
  },
  {
    file: 'items-split-years.csv',
    slug: 'ai-enhanced-reporting',
    columns: { unitsBefore: 'Qty 2023/24', revenueAfter: 'Revenue 2024/25' },
    headline: /^Revenue, 2024\/25: 784,903, 6,385 \(0\.8%\) more than 2023\/24\./,
    figures: { Price: '+6,509', Volume: '−7,554', Mix: '+7,431' },
  },
  {
    // Two boilers with the same sensors: columns of their own, with the names of both rows.
    file: 'zwei-kessel.csv',
    slug: 'instant-anomaly-detection',
    settings: { normal: 40 },
    columns: { at: 'Zeitpunkt', reading: 'Kessel 1 Temperatur [°C]', reading3: 'Kessel 2 Temperatur [°C]' },
    headline: /in 96 readings of Kessel 1 Temperatur/,
  },
  {
    // “Run” stands in the upper row alone.
    file: 'factors-responses.csv',
    slug: 'continuous-process-optimization',
    columns: { a: 'Temp (°C)', c: 'Catalyst (%)', result: 'Yield (%)', result2: 'Purity (%)' },
    headline: /^Temp \(°C\), Time \(min\)/,
    figures: { 'Largest effect': '8.36' },
  },
  {
    file: 'cavities.csv',
    slug: 'quality-insight-automation',
    choices: { groups: 'only Cavity 2' },
    asks: /same columns stand under “Cavity 1” and “Cavity 2”/,
    columns: { subgroup: 'Sample', reading: '1' },
    headline: /in 25 subgroups|signals? at/,
  },
  {
    // Two inspections are no one process: which is meant is asked.
    file: 'incoming-final.csv',
    slug: 'quality-insight-automation',
    choices: { groups: 'only Final' },
    asks: /under “Incoming” and “Final”/,
    columns: { inspected: 'Inspected', defective: 'Rejected' },
    headline: /26 lots|p signals/,
    figures: { 'Share defective': '1.17%' },
  },
  {
    file: 'reasons-by-line.csv',
    slug: 'quality-insight-automation',
    choices: { groups: 'stacked' },
    asks: /under “Line A” and “Line B”/,
    columns: { cause: 'Reason', times: 'Count' },
    headline: / of 512 /,
    figures: { Counted: '512' },
  },
  {
    file: 'pump-types.csv',
    slug: 'predictive-maintenance-intelligence',
    settings: { planned: 300, failure: 2000 },
    choices: { groups: 'only Pump type B' },
    asks: /under “Pump type A” and “Pump type B”/,
    columns: { age: 'Hours', ended: 'Status' },
    headline: /./,
    figures: { 'Shape β': '1.64', 'Scale η': '4,700 hours' },
  },
  {
    // The planned time stands before both lines and holds for each.
    file: 'linien-gut-ausschuss.csv',
    slug: 'dynamic-operational-dashboards',
    settings: { scope: 'all', idealSeconds: 4 },
    columns: { planned: 'Planzeit [min]', machine: 'Linie', good: 'Gut', rejects: 'Ausschuss' },
    headline: /^Availability needs the downtime/,
  },
]
