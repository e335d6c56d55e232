import { appendFileSync } from 'node:fs'
import { z } from 'zod'

/** `npm run test:attacks` sets both: many more payloads, and a file that gathers what was tried. */
export const isLong = process.env['ATTACKS'] === 'long'
/** Not a measurement: a test that hangs is ended, a machine that is busy is waited for. */
export const patienceMs = isLong ? 600_000 : 240_000
const file = process.env['ATTACK_LEDGER']

export const ledgerLine = z.object({
  attack: z.string(),
  /** Different inputs. */
  payloads: z.number(),
  /** Where they were sent or looked for. */
  targets: z.number(),
  /** What got through, in words; empty is good. */
  findings: z.array(z.string()),
})
export type LedgerLine = z.infer<typeof ledgerLine>

/** Notes what an attack tried, and returns what it found, to be expected empty. */
export function noted(line: LedgerLine): string[] {
  if (file) appendFileSync(file, `${JSON.stringify(line)}\n`)
  return line.findings
}
