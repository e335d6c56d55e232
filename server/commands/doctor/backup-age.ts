import { hourMs } from '#lib/durations.ts'
import { ok, warning, wrong, type Finding } from './finding.ts'

export const about = 'backups'
/** As in deploy/prometheus-alerts.yml. */
const graceMs = 2 * hourMs

interface Due {
  intervalMs: number
  /** What is so and so old, with its verb. */
  subject: string
  remedy: string
}

/** A warning when the next one is overdue, wrong when three are. */
export function ageFinding(at: number, { intervalMs, subject, remedy }: Due): Finding {
  const ageMs = Date.now() - at
  const hours = Math.floor(ageMs / hourMs)
  const text = `${subject} ${hours} ${hours === 1 ? 'hour' : 'hours'} old`
  if (ageMs >= 3 * intervalMs + graceMs) return wrong(about, text, remedy)
  return ageMs >= intervalMs + graceMs ? warning(about, text, remedy) : ok(about, text)
}
