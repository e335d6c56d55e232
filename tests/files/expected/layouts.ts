import type { AuditCase } from './audit.ts'

/** Files that hold the same thing as another layout of their demo; the figures were computed apart, in Python. */
export const layoutCases: AuditCase[] = [
  {
    // Titles above the headings, thousands with commas, a row of totals.
    file: 'shift-summary-uk.csv',
    slug: 'dynamic-operational-dashboards',
    settings: { scope: 'all' },
    columns: {
      planned: 'Planned production time (min)',
      stopped: 'Downtime (min)',
      parts: 'Total parts',
      rejects: 'Reject parts',
      cycle: 'Ideal cycle time (s)',
      state: undefined,
    },
    headline: /^All shifts: OEE 76\.23%\. Largest loss: downtime, 558 min/,
    figures: { Availability: '87.43%', Performance: '88.56%', Quality: '98.45%', OEE: '76.23%' },
    says: ['The file is read as: shift totals', 'Left out as a total or summary: row 15'],
  },
  {
    file: 'shift-summary-uk.csv',
    slug: 'dynamic-operational-dashboards',
    settings: { scope: 'worst' },
    columns: { day: 'Date', shift: 'Shift' },
    headline: /^09\/10\/2026 Early|^08\/10\/2026 Early: OEE 56\.00%; all 10 shifts together 76\.23%/,
  },
  {
    // Times in hours, decimal commas, good parts rather than all.
    file: 'schichtbericht.csv',
    slug: 'dynamic-operational-dashboards',
    settings: { scope: 'all' },
    columns: {
      planned: 'Planbelegungszeit [h]',
      stopped: 'Stillstandszeit [h]',
      good: 'Gutmenge',
      parts: undefined,
    },
    headline: /^All shifts: OEE 75\.73%/,
    figures: { Availability: '87.56%', Performance: '87.81%', Quality: '98.50%' },
  },
  {
    // The worked example of many courses: 480 minutes with 60 of breaks, 47 down, 60 parts a minute.
    file: 'oee-worksheet.csv',
    slug: 'dynamic-operational-dashboards',
    settings: { scope: 'worst' },
    columns: { planned: 'Shift Length (min)', breaks: 'Breaks (min)', rate: 'Ideal Run Rate (ppm)' },
    headline: /^Monday day: OEE 74\.79%; all 2 shifts together 77\.38%/,
    figures: { Availability: '88.81%', Performance: '86.11%', Quality: '97.80%' },
  },
  {
    file: 'cnc-hours.txt',
    slug: 'dynamic-operational-dashboards',
    settings: { scope: 'all' },
    columns: { planned: 'Available hrs', run: 'Run hrs', stopped: undefined, rate: 'Std parts per hour' },
    headline: /^All shifts: OEE 76\.84%/,
    figures: { Availability: '84.68%', Performance: '93.60%', Quality: '96.95%' },
  },
  {
    file: 'trs-par-poste.csv',
    slug: 'dynamic-operational-dashboards',
    settings: { scope: 'all' },
    columns: { planned: 'Temps d’ouverture (h)', stopped: 'Arrêts (min)', rejects: 'Rebuts' },
    headline: /^All shifts: OEE 81\.56%/,
    figures: { Availability: '89.11%', Performance: '93.18%', Quality: '98.23%' },
  },
  {
    // Times as h:mm, and no ideal cycle in the file.
    file: 'mes-shift-totals.csv',
    slug: 'dynamic-operational-dashboards',
    settings: { scope: 'all', idealSeconds: 2 },
    columns: { planned: 'Scheduled time', stopped: 'Unplanned downtime', parts: 'Units produced' },
    headline: /^All shifts: OEE 87\.93%/,
    figures: { Availability: '90.50%', Performance: '98.30%', Quality: '98.84%' },
  },
  {
    // A workbook with days as numbers, and set-up beside breakdowns.
    file: 'shift-totals.xlsx',
    slug: 'dynamic-operational-dashboards',
    columns: { setUp: 'Changeover (min)', stopped: 'Breakdowns (min)', rate: 'Rated speed (pcs/min)' },
    headline: /Night: OEE 75\.82%; all 8 shifts together 77\.22%/,
    figures: { Availability: '85.83%', Performance: '89.32%', Quality: '98.89%' },
  },
  {
    // Headings that look like figures with a unit, and a row of totals.
    file: 'product-years-wide.csv',
    slug: 'ai-enhanced-reporting',
    columns: {
      product: 'Product',
      unitsBefore: '2024 units',
      revenueAfter: '2025 revenue (£)',
      at: undefined,
    },
    headline:
      /^Revenue, 2025: £1,523,900, £91,900 \(6\.4%\) more than 2024\. Largest step: volume added £115,454\./,
    figures: { Price: '+£43,100', Volume: '+£115,454', Mix: '−£66,654' },
    says: ['The file is read as: two years side by side', 'Left out as a total or summary: row 6'],
  },
  {
    // One product that ended and one that is new, with blank cells.
    file: 'umsatz-zwei-jahre.csv',
    slug: 'ai-enhanced-reporting',
    columns: { unitsBefore: 'Menge 2024', unitsAfter: 'Menge 2025', revenueBefore: 'Umsatz 2024 (EUR)' },
    headline:
      /^Umsatz, 2025: €409,560, €29,820 \(7\.9%\) more than 2024\. Largest step: new products added €22,400\./,
    figures: { Price: '+€13,830', Volume: '+€10,673', Mix: '+€1,117', 'New and ended': '+€4,200' },
  },
  {
    // Prior and current year, with prices in place of a value.
    file: 'sku-py-cy.csv',
    slug: 'ai-enhanced-reporting',
    columns: { unitsBefore: 'PY Qty', unitsAfter: 'CY Qty', priceBefore: 'PY Price', priceAfter: 'CY Price' },
    headline: /^Units times price, CY: 31,935, 1,435 \(4\.7%\) more than PY/,
    figures: { Price: '+1,645', Volume: '+78', Mix: '−288' },
  },
  {
    file: 'sales-by-year-long.csv',
    slug: 'ai-enhanced-reporting',
    columns: { at: 'Year', product: 'Region', units: 'Units', revenue: 'Revenue' },
    headline: /^Revenue, 2025: 608,200, 33,100 \(5\.8%\) more than 2024\. Largest step: price added 20,400\./,
    figures: { Price: '+20,400', Volume: '+15,404', Mix: '−2,704' },
  },
  {
    file: 'fiscal-years.xlsx',
    slug: 'ai-enhanced-reporting',
    columns: { product: 'Item', unitsBefore: 'FY24 Volume', revenueAfter: 'FY25 Net Sales' },
    headline:
      /^Net Sales, FY25: 189,510, 16,810 \(9\.7%\) more than FY24\. Largest step: volume added 12,336\./,
    figures: { Price: '−390', Volume: '+12,336', Mix: '+4,864' },
  },
  {
    file: 'preise-lang.csv',
    slug: 'ai-enhanced-reporting',
    columns: { at: 'Jahr', units: 'Menge', price: 'Preis (EUR)', revenue: undefined },
    headline:
      /^Units times price, 2025: €30,012, €2,772 \(10\.2%\) more than 2024\. Largest step: price added €1,912\./,
    figures: { Price: '+€1,912', Volume: '+€764', Mix: '+€96' },
  },
  {
    file: 'regions-two-years.csv',
    slug: 'ai-enhanced-reporting',
    columns: { product: 'Region' },
    headline: /^Value, 2025: 1,015,500, 75,000 \(8\.0%\) more than 2024\./,
    figures: { 'Largest change': '+47,500' },
  },
  {
    file: 'defect-list.csv',
    slug: 'quality-insight-automation',
    columns: { cause: 'Defect', times: undefined },
    headline: /^“Scratch” comes first with 46 of 100 \(46\.0%\); 3 of 6 kinds make up 85\.0%\.$/,
    figures: { Counted: '100', 'First three': '85.0%', 'Kinds for 80%': '3' },
    says: ['The file is read as: a list of defects'],
  },
  {
    file: 'reason-count.csv',
    slug: 'quality-insight-automation',
    columns: { cause: 'Scrap reason', times: 'Count' },
    headline: /^“Label misplaced” comes first with 118 of 254 \(46\.5%\); 3 of 6 kinds make up 87\.8%\.$/,
    says: ['Left out as a total or summary: row 8'],
  },
  {
    file: 'fehlersammelkarte.csv',
    slug: 'quality-insight-automation',
    columns: { cause: 'Fehlerart', times: 'Anzahl Fehler' },
    headline: /^“Lunker” comes first with 312 of 760 \(41\.1%\); 3 of 6 kinds make up 88\.0%\.$/,
  },
  {
    // Preventive, corrective and emergency orders of seven pumps, some with follow-on work on the same day.
    file: 'maximo-orders.csv',
    slug: 'predictive-maintenance-intelligence',
    columns: { asset: 'Asset', raised: 'Reported Date', type: 'Work Type', age: undefined, ended: undefined },
    headline: /^Times between failures have shape β 3\.00 and scale η 160 days/,
    figures: { 'B10 life': '76 days' },
    says: ['Reported Date is read month first', 'The file is read as: work orders of all types'],
  },
  {
    // SAP’s order types are each firm’s own: they are asked about.
    file: 'sap-iw39-orders.txt',
    slug: 'predictive-maintenance-intelligence',
    columns: { asset: 'Equipment', raised: 'Eckstarttermin', type: 'Auftragsart' },
    headline: /^First say what “PM01”, “PM02” mean: a failure, or planned work\?/,
  },
  {
    file: 'sap-iw39-orders.txt',
    slug: 'predictive-maintenance-intelligence',
    meanings: { PM01: 'failure', PM02: 'work' },
    columns: { asset: 'Equipment' },
    headline: /^Times between failures have shape β 1\.74 and scale η 143 days/,
    figures: { 'B10 life': '39 days' },
  },
  {
    file: 'press-failures.xlsx',
    slug: 'predictive-maintenance-intelligence',
    columns: { asset: 'Machine', failed: 'Failure date' },
    headline: /^Times between failures have shape β 2\.64 and scale η 65 days/,
    figures: { 'B10 life': '28 days' },
  },
  {
    // Failures come ever closer: times between them have no one distribution.
    file: 'cmms-worsening.csv',
    slug: 'predictive-maintenance-intelligence',
    columns: { asset: 'Equipment', raised: 'Date', type: 'Type' },
    headline:
      /^No replacement age can be given: the check “A repair makes the asset as good as before” failed/,
    figures: { Failures: '65' },
  },
]
