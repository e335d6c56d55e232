import { readMisspelt } from '#config/env.server.ts'
import { createContext } from '#server/context.ts'
import { nameOf, type Opened } from '#server/commands/command-site.ts'
import type { Call, Command } from '#server/commands/command.ts'
import { settingsOf } from '#server/settings.ts'
import { checkBackups } from './check-backups.ts'
import { checkDatabase } from './check-database.ts'
import { checkKeys } from './check-keys.ts'
import { checkMachine } from './check-machine.ts'
import { checkMail } from './check-mail.ts'
import { checkSite, clockFinding } from './check-site.ts'
import { readClock } from '#db/survey.ts'
import { systemActor } from '#features/context/actor.ts'
import { ok, reasonOf, warning, wrong, type Finding } from './finding.ts'

export const doctorCommand: Command = {
  usage: `npm run doctor                              looks at everything that a site needs, and says what is wrong and what to do
npm run doctor -- --mail you@example.com    sends a test mail too; nothing else is ever written
  --json            one object: { wrong, warnings, findings }`,
  options: { mail: { type: 'string' }, json: { type: 'boolean' } },
  words: 0,
  async run(call) {
    const findings = await examine(call)
    const count = (state: Finding['state']) => findings.filter((one) => one.state === state).length
    if (count('wrong') > 0) process.exitCode = 1
    if (call.values['json'] === true)
      return call.say(
        JSON.stringify({ wrong: count('wrong'), warnings: count('warning'), findings }, undefined, 2),
      )
    for (const finding of findings) call.say(lineOf(finding))
    call.say(`${count('wrong')} wrong, ${count('warning')} warnings, ${count('ok')} in order`)
  },
}

async function examine({ env, file, values, open, isDryRun, build }: Call): Promise<Finding[]> {
  const settings = settingsOf(env)
  const mail = typeof values['mail'] === 'string' && !isDryRun ? values['mail'] : undefined
  const opened = await openToLook(env, open)
  const at = 'database' in opened ? opened : undefined
  const ctx = at && createContext(at.deps, systemActor('doctor'))
  const none: Finding[] = 'database' in opened ? [] : [opened]
  const { siteUrl } = settings
  const parts = [
    attempt('settings', async () => checkSettings(file)),
    attempt('database', async () => (at ? checkDatabase(at.database, at.target) : none)),
    attempt('mail', () => checkMail(settings, mail)),
    attempt('site', () => checkSite(env, { siteUrl, build, servers: at?.target.servers ?? 0 })),
    attempt('clock', async () => (at ? [clockFinding('the database', await readClock(at.database))] : [])),
    attempt('disk', () => checkMachine(env.DATA_DIR)),
    attempt('backups', () =>
      checkBackups(env, at?.target.leads === undefined ? undefined : ctx, at?.target.leads),
    ),
    attempt('keys', () => checkKeys(env, at?.target.accounts === undefined ? undefined : ctx)),
  ]
  return (await Promise.all(parts)).flat()
}

async function openToLook(env: Call['env'], open: Call['open']): Promise<Opened | Finding> {
  try {
    return await open({ isQuiet: true })
  } catch (error) {
    return wrong(
      'database',
      `${nameOf(env)}: ${reasonOf(error)}`,
      env.DATABASE_URL
        ? 'Does PostgreSQL run there, are host, port, name and password right in DATABASE_URL, and does a firewall let this machine in?'
        : 'Is DATA_DIR the folder of the service, and is this run as its user? The lines of PostgreSQL say more.',
    )
  }
}

function checkSettings(file: Call['file']): Finding[] {
  const misspelt = readMisspelt(file)
  if (misspelt.length === 0) return [ok('settings', 'All of them can be used')]
  return misspelt.map(({ name, meant }) =>
    warning('settings', `${name} is no setting`, `Was ${meant} meant?`),
  )
}

/** What a check can't find out is a finding too. */
async function attempt(about: string, check: () => Promise<Finding[]>): Promise<Finding[]> {
  return check().catch((error: unknown) => [
    wrong(
      about,
      `It can’t be looked at: ${reasonOf(error)}`,
      'See the other lines; the database may be older than this code.',
    ),
  ])
}

const marks = { ok: 'ok     ', warning: 'warning', wrong: 'WRONG  ' } satisfies Record<
  Finding['state'],
  string
>

function lineOf({ about, state, text, remedy }: Finding): string {
  const line = `${marks[state]}  ${about.padEnd(11)}  ${text}`
  return remedy === undefined ? line : `${line}\n${' '.repeat(22)}→ ${remedy}`
}
