import type { Env } from '#config/env.server.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { countStoredSecrets } from '#features/users/second-step/second-step-seal.server.ts'
import { ok, warning, wrong, type Finding } from './finding.ts'

const about = 'keys'
/** Thirty-two random characters have twenty different ones; a word typed twice has few. */
const leastDifferent = 10

/** Whether the keys are set and good; `ctx` is undefined where the database can't be asked. */
export async function checkKeys(env: Env, ctx: Ctx | undefined): Promise<Finding[]> {
  const findings: Finding[] = []
  const make =
    'Make one with openssl rand -base64 32, and keep a copy where the loss of this machine doesn’t take it.'
  for (const [name, what] of [
    ['SECRETS_KEY', 'secrets of second steps lie in clear in the database'],
    ['BACKUP_KEY', 'backups lie in clear'],
  ] as const) {
    const key = env[name]
    if (!key) findings.push(warning(about, `${name} is not set: ${what}`, make))
    else if (new Set(key).size < leastDifferent)
      findings.push(warning(about, `${name} is easily guessed`, make))
    else findings.push(ok(about, `${name} is set`))
  }
  if (env.SECRETS_KEY && env.SECRETS_KEY === env.BACKUP_KEY)
    findings.push(warning(about, 'SECRETS_KEY and BACKUP_KEY are the same', make))
  if (ctx) findings.push(...storedFindings(await countStoredSecrets(ctx)))
  return findings
}

function storedFindings({ current, stale, lost }: Awaited<ReturnType<typeof countStoredSecrets>>): Finding[] {
  if (lost > 0)
    return [
      wrong(
        about,
        `${lost} second steps are sealed with another SECRETS_KEY: those people can’t sign in with a code`,
        'Put the former key back as SECRETS_KEY, or as SECRETS_KEY_BEFORE beside the new one.',
      ),
    ]
  if (stale > 0)
    return [
      warning(
        about,
        `${stale} second steps are not sealed with this SECRETS_KEY yet`,
        'The next start of the server seals them.',
      ),
    ]
  return current > 0 ? [ok(about, `All ${current} second steps are as SECRETS_KEY says`)] : []
}
