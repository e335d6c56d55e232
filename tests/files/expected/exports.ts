import { expect } from 'vitest'
import type { AuditCase } from './audit.ts'

/** Files as programs export them, with the figures of somebody who doesn't know this code; computed apart, in Python. */
export const exportCases: AuditCase[] = [
  {
    // Two inspections are missing. By a straight line −0.372 mm in 14 days and 64 days.
    file: 'brake-pads-falling.txt',
    slug: 'predictive-maintenance-intelligence',
    settings: { limit: 5 },
    columns: { at: 'Inspected on', reading: 'Pad thickness (mm)' },
    headline: /reached in about 6[2-4] days/,
    figures: { 'Trend now': expect.stringMatching(/^−0\.37\d/) },
    tells: ['2 gaps in which about 2 readings are missing'],
  },
  {
    file: 'brake-pads-filled.txt',
    slug: 'predictive-maintenance-intelligence',
    settings: { limit: 5 },
    columns: { at: 'Inspected on', reading: 'Pad thickness (mm)' },
    headline: /reached in about 6[2-4] days/,
    figures: { 'Trend now': expect.stringMatching(/^−0\.372/) },
    tells: ['without gaps'],
  },
  {
    // +0.0303 a day, 20 days without readings; 70 days by a straight line.
    file: 'daily-with-outage.csv',
    slug: 'predictive-maintenance-intelligence',
    settings: { limit: 7.1 },
    columns: { at: 'Zeit', reading: 'Schwinggeschw. [mm/s]' },
    headline: /reached in about (?:69|70) days/,
    figures: { 'Trend now': expect.stringMatching(/^\+0\.0303/) },
    tells: ['one gap in which about 20 readings are missing'],
  },
  ...['mqtt-india-offset.csv', 'mqtt-value-first.csv'].map((file): AuditCase => ({
    // p99 is 55.24, and a digest comes near it. Events at +05:30, arrivals in milliseconds of UTC, rows in no order.
    file,
    slug: 'real-time-analytics-gateway',
    columns: { at: 'event_ts', value: 'power_kw', id: 'msg_id', arrived: 'received_at' },
    headline: /1,200 messages.*33,698\.69/,
    figures: { p99: expect.stringMatching(/^55\.[12]\d$/) },
    tells: ['They were put in order by their arrival time', 'Each arrival time is the later of the two'],
  })),
  {
    // 118 pieces in ten minutes; durations as Excel keeps them; a row of totals.
    file: 'oee-rate-per-ten-minutes.xlsx',
    slug: 'dynamic-operational-dashboards',
    columns: { rate: 'Ideal rate (pcs/10 min)' },
    headline: /Night.*OEE 86\.5\d%; all 3 shifts together 78\.89%/,
  },
  {
    file: 'oee-rate-in-thousands.csv',
    slug: 'dynamic-operational-dashboards',
    columns: { rate: 'Ideal rate (1000 pcs/h)' },
    headline: /all 3 shifts together 78\.89%/,
  },
  {
    // Meals and reels stand under Reason, parts on a counter without a start: 15,800 parts in 323 minutes of running, and two of a minor stop.
    file: 'oee-stops-by-reason.csv',
    slug: 'dynamic-operational-dashboards',
    settings: { idealSeconds: 1, scope: 'all' },
    columns: { reason: 'Reason', parts: 'Counter total', rejects: undefined },
    headline: /OEE at most 68\.42%/,
    figures: { Availability: '84.44%', Performance: '81.03%', Quality: 'not known', OEE: 'at most 68.42%' },
    tells: [
      'In row 2 the counter has no start',
      '55 minutes are left out of performance',
      'quality isn’t known',
    ],
  },
  {
    file: 'absorbers-distance.csv',
    slug: 'predictive-maintenance-intelligence',
    // Meeker and Escobar: β 3.160, η 27,719 km.
    meanings: { 'Mode 1': 'failed', 'Mode 2': 'failed', Censored: 'running' },
    columns: { age: 'Distance (km)', ended: 'Failure Mode', reading: undefined },
    headline: /β 3\.16 and scale η 27,719 km/,
  },
  {
    // Day or month first is asked; what is the event time isn't.
    file: 'weighbridge.csv',
    slug: 'real-time-analytics-gateway',
    choices: { formats: { Date: 'date dmy' } },
    asks: /day or the month/,
    columns: { at: 'Date + Time', arrived: undefined, id: 'Ticket', value: 'Net weight (t)' },
    headline: /58 messages, 1,052\.48 in total/,
    tells: ['1 row repeats an id with another time or value'],
  },
]
