import { appendFileSync } from 'node:fs'
import { z } from 'zod'

/** What one nemesis did, a line of the table. */
export const trialRow = z.object({
  nemesis: z.string(),
  rounds: z.number(),
  acknowledged: z.number(),
  lost: z.number(),
  /** Those told to wait and to come back. */
  waits: z.number(),
  /** The longest that anybody waited for an answer. */
  longestMs: z.number(),
  mails: z.number(),
  /** Mails that arrived again under the same Message-ID. */
  duplicates: z.number(),
  /** Of each round: from the end of the fault until the site is ready and everything is taken again. */
  recoveryMs: z.array(z.number()),
})
export type TrialRow = z.infer<typeof trialRow>

/** Notes the row for the table of `npm run test:faults`, and tells it. */
export function report(row: TrialRow): void {
  const file = process.env['FAULTS_REPORT']
  if (file) appendFileSync(file, `${JSON.stringify(row)}\n`)
  process.stdout.write(`${lineOf(row).join(' | ')}\n`)
}

export const titles = [
  'nemesis',
  'rounds',
  'acknowledged',
  'lost',
  'told to wait',
  'longest answer (s)',
  'mails',
  'again',
  'recovery (s)',
]

export function lineOf(row: TrialRow): string[] {
  const { nemesis, rounds, acknowledged, lost, waits, longestMs, mails, duplicates, recoveryMs } = row
  const sorted = recoveryMs.toSorted((a, b) => a - b)
  const seconds = (ms = 0) => (ms / 1000).toFixed(1)
  const recovery =
    sorted.length === 0 ? '' : `${seconds(sorted[sorted.length >> 1])}, at most ${seconds(sorted.at(-1))}`
  const counts = [rounds, acknowledged, lost, waits].map(String)
  return [nemesis, ...counts, seconds(longestMs), String(mails), String(duplicates), recovery]
}
