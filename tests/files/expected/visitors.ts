import type { AuditCase } from './audit.ts'

/** Files as visitors bring them, written by libraries, loggers and offices; the figures were computed apart, with NumPy. */
export const visitorCases: AuditCase[] = [
  {
    // As openpyxl and pandas write workbooks: every sheet says that it is visible.
    file: 'fill-weights-library.xlsx',
    slug: 'quality-insight-automation',
    columns: { at: 'Date + Time', reading: 'Sample 1 [g]', subgroup: undefined },
    headline: /in 12 subgroups/,
    figures: { 'Limits of X̄': '± 2.406' },
    says: ['The sheet “Fill weights” of 2 is read', 'Row 5 holds units'],
  },
  {
    file: 'profit-and-loss-library.xlsx',
    slug: 'ai-enhanced-reporting',
    columns: { product: undefined },
    headline: /^Value, last 6 months: 270,375,/,
    says: ['Left out as a total or summary: rows 9, 13, 15'],
  },
  {
    file: 'ignition-month-first.csv',
    slug: 'instant-anomaly-detection',
    settings: { normal: 40 },
    columns: { at: 't_stamp', reading: 'Line1/Filler/Pressure' },
    headline: /in 96 readings/,
    says: ['t_stamp is read month first: only so do the rows follow without a leap'],
  },
  {
    file: 'druck-unicode-text.txt',
    slug: 'instant-anomaly-detection',
    settings: { normal: 30 },
    columns: { at: 'Zeit', reading: 'Druck (bar)' },
    headline: /^1 alarm by 2 methods or more in 60 readings of Druck/,
    says: ['“3,'],
  },
  {
    file: 'mqtt-device-ids.csv',
    slug: 'real-time-analytics-gateway',
    columns: { at: 'event_time', arrived: 'received_at', value: 'value', id: undefined },
    headline: /^Live and batch agree: 120 messages, 2,331\.07 in total/,
  },
  {
    file: 'campbell-toa5.dat',
    slug: 'real-time-analytics-gateway',
    // Wind or temperature: it is asked for.
    choices: { roles: { value: 'WS_ms_Avg [meters/second]' } },
    columns: { at: 'TIMESTAMP [TS]', value: 'WS_ms_Avg [meters/second]' },
    headline: /^Live and batch agree: 58 messages, 352\.7 in total/,
  },
  {
    file: 'plc-milliseconds.csv',
    slug: 'real-time-analytics-gateway',
    choices: { roles: { value: 'Kanal 1 [A]' } },
    columns: { at: 'Datum + Zeit + ms', value: 'Kanal 1 [A]', arrived: undefined },
    headline: /^Live and batch agree: 240 messages, 2,998\.24 in total/,
  },
  {
    // Malfunctions alone: how long a repair took is no life, but how long it ran until the next is.
    file: 'sap-iw29-breakdowns.txt',
    slug: 'predictive-maintenance-intelligence',
    columns: { age: undefined, asset: 'Equipment', failed: 'Störungsbeginn + Beginn (Zeit)' },
    headline: /^Times between failures have shape β 1\.59 and scale η 6 days/,
    says: ['The file is read as: failures, several for each asset'],
  },
  {
    file: 'minitab-censor-columns.txt',
    slug: 'predictive-maintenance-intelligence',
    columns: { ended: 'Cens100', reading: undefined, age: undefined },
    headline: /Choose the column/,
  },
  {
    file: 'night-shift-clocks.csv',
    slug: 'dynamic-operational-dashboards',
    settings: { idealSeconds: 1, scope: 'worst' },
    columns: { state: 'Machine state', start: 'Date + Start', minutes: 'Start → End', end: undefined },
    headline: /OEE 79\.25%/,
    figures: { Availability: '86.46%', Performance: '92.67%', Quality: '98.92%' },
  },
  {
    file: 'chargen-protokoll.csv',
    slug: 'continuous-process-optimization',
    columns: { a: 'Temperatur (°C)', b: 'Druck (bar)', c: 'Drehzahl (1/min)', result: 'Ausbeute (%)' },
    headline: /Temperatur \(°C\) 183\.6, Druck \(bar\) 3\.78, Drehzahl \(1\/min\) 61\.1: 65\.1/,
  },
  {
    file: 'design-expert-units.csv',
    slug: 'continuous-process-optimization',
    columns: { result: 'Strength [MPa]', result2: 'Cost [EUR]' },
    headline: /^Strength \[MPa\] is highest at .*B:Speed \[rpm\] 415.*A:Temp \[deg C\] 6[23]\./,
    says: ['Row 3 holds units'],
  },
  {
    // Lined up by spaces, units under some of the headings, "---" for what is missing and * for what is estimated.
    file: 'station-lined-up.txt',
    slug: 'instant-anomaly-detection',
    settings: { normal: 48 },
    columns: { at: 'yyyy + mm', reading: 'tmax', reading2: 'tmin', reading3: 'rain' },
    headline: /readings of tmax/,
    says: ['Fields are separated by spaces', 'tmax: 2 figures bear a mark such as *'],
  },
  {
    file: 'cycles-plus.csv',
    slug: 'predictive-maintenance-intelligence',
    columns: { age: 'Cycles to failure', ended: 'Cycles to failure (+)' },
    headline: /^Lives have shape β 2\.88 and scale η 102,207 cycles/,
    figures: { 'B10 life': '46,766 cycles' },
    says: ['7 figures bear a plus and count as not ended yet'],
  },
  {
    file: 'bearings-fitted.csv',
    slug: 'predictive-maintenance-intelligence',
    columns: { age: 'Fitted on → Removed on', ended: 'Reason for removal' },
    headline: /^Lives have shape β 1\.84 and scale η 442 days/,
  },
  {
    file: 'shift-report-ok-nok.xlsx',
    slug: 'dynamic-operational-dashboards',
    settings: { idealSeconds: 14, scope: 'all' },
    columns: { state: 'Activity', good: 'Parts OK', rejects: 'Parts NOK', parts: undefined },
    headline: /^The whole log: OEE/,
    figures: { Availability: '87.78%', Quality: '98.81%' },
  },
  {
    file: 'mes-defects-one-by-one.csv',
    slug: 'quality-insight-automation',
    columns: { cause: 'Defect type', times: undefined },
    headline: /^“Scratch” comes first with 27 of 59 \(45\.8%\); 3 of 4 kinds make up 94\.9%/,
  },
]
