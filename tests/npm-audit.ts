import { execFile } from 'node:child_process'
import { z } from 'zod'

const answered = z.object({
  auditReportVersion: z.number(),
  vulnerabilities: z.record(
    z.string(),
    z.object({ severity: z.string(), via: z.array(z.union([z.string(), z.object({ title: z.string() })])) }),
  ),
  metadata: z.object({ dependencies: z.object({ prod: z.number() }) }),
})
const unanswered = z.union([
  z.object({ message: z.string() }),
  z.object({ error: z.object({ summary: z.string() }) }),
])

export type Audit =
  | { kind: 'answered'; packages: number; serious: string[] }
  | { kind: 'not reached'; why: string }

/** What the registry that npm is set to says of the packages that are shipped; `serious` is high and critical. */
export async function auditShipped(registry?: string): Promise<Audit> {
  const options = ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=20000']
  if (registry) options.push(`--registry=${registry}`)
  return readAudit(await outputOf('npm', options))
}

/** Reads the answer of `npm audit --json`. Throws for one that is neither a report nor a refusal. */
export function readAudit(text: string): Audit {
  const answer: unknown = JSON.parse(text)
  const report = answered.safeParse(answer)
  if (report.success) {
    const { vulnerabilities, metadata } = report.data
    const serious = Object.entries(vulnerabilities)
      .filter(([, { severity }]) => severity === 'high' || severity === 'critical')
      .map(([name, { severity, via }]) => {
        const causes = via.map((one) => (typeof one === 'string' ? `by ${one}` : one.title))
        return `${name}, ${severity}: ${causes.join('; ')}`
      })
    return { kind: 'answered', packages: metadata.dependencies.prod, serious }
  }
  const refusal = unanswered.parse(answer)
  return { kind: 'not reached', why: 'message' in refusal ? refusal.message : refusal.error.summary }
}

/** Standard output, whatever the exit code: npm's is 1 for findings as well. */
function outputOf(command: string, args: string[]): Promise<string> {
  return new Promise((done, broken) => {
    execFile(command, args, { maxBuffer: 32 * 2 ** 20 }, (error, stdout) => {
      if (stdout.trim() || !error) done(stdout)
      else broken(error)
    })
  })
}
