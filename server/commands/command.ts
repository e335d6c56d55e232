import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline/promises'
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'
import { brand } from '#config/brand.ts'
import { parseEnvFile } from '#config/env-file.server.ts'
import { optionsNpmTook, readEnvWith, type Env } from '#config/env.server.ts'
import { failureInWords } from '#features/backup/failure-in-words.server.ts'
import { openSite, type Opened } from './command-site.ts'
import { Usage, type Say } from './usage.ts'

/** One call of a command. */
export interface Call {
  /** By option, without the dashes. */
  values: Record<string, string | boolean | undefined>
  words: string[]
  say: Say
  signal: AbortSignal
  /** With --dry-run: say what would be done, and write nothing. */
  isDryRun: boolean
  env: Env
  /** What --env-file holds. */
  file: Record<string, string>
  /** The id of this build. */
  build: string
  /** Opens the database and says which it is. Throws `Usage` when there is none, unless `--new` may make it. Undone when the command ends. */
  open(options?: { isQuiet: boolean }): Promise<Opened>
  /** Waits for the person at the terminal to name the site; without a terminal `--yes` says it. */
  confirm(what: string): Promise<void>
}

export interface Command {
  /** A line for each way to call it. */
  usage: string
  options: ParseArgsOptionsConfig
  /** The most words beside the options. */
  words: number
  run(call: Call): Promise<void>
}

const signals = ['SIGINT', 'SIGTERM'] as const
const everyOption = {
  'env-file': { type: 'string' },
  'dry-run': { type: 'boolean' },
  help: { type: 'boolean' },
} as const satisfies ParseArgsOptionsConfig

const everyUsage = `  --env-file FILE   the settings of the site, such as /etc/site.env; they go before those of the environment
  --dry-run         say what would be done, and write nothing
  --help            these lines`

/** Runs a command to its end and sets the exit code: 0 done, 1 failed and nothing was changed, 2 called wrongly. */
export async function runCommand(command: Command, args: string[], build = ''): Promise<void> {
  const undo: (() => Promise<unknown>)[] = []
  const stop = new AbortController()
  const interrupt = () => stop.abort()
  for (const signal of signals) process.once(signal, interrupt)
  const say: Say = (text) => void process.stdout.write(`${text}\n`)
  try {
    const { values, words } = parse(command, args)
    if (values['help'] === true) return say(`${command.usage}\n${everyUsage}`)
    const file = await readFileOfSettings(values['env-file'])
    const env = readEnvWith(file)
    const isDryRun = values['dry-run'] === true
    await command.run({
      values,
      words,
      say,
      signal: stop.signal,
      isDryRun,
      env,
      file,
      build,
      open: ({ isQuiet } = { isQuiet: false }) =>
        openSite(env, {
          mayCreate: values['new'] === true,
          isDryRun,
          say: isQuiet ? () => undefined : say,
          undo,
        }),
      confirm: (what) => confirm(what, values['yes'] === true, stop.signal, say),
    })
    if (isDryRun && values['json'] !== true) say('Dry run: nothing was written.')
  } catch (error) {
    process.exitCode = error instanceof Usage ? 2 : 1
    const reason = stop.signal.aborted ? 'Interrupted' : failureInWords(error, false)
    const text = error instanceof Usage ? error.message : `${reason}. Nothing was changed.`
    process.stderr.write(`${text}\n`)
  } finally {
    for (let step = undo.pop(); step; step = undo.pop()) await step()
    for (const signal of signals) process.off(signal, interrupt)
  }
}

function parse(command: Command, args: string[]) {
  const options = { ...command.options, ...everyOption }
  const wrong = (why: string) => new Usage(`${why}\n\n${command.usage}\n${everyUsage}`)
  // `npm run backup --dry-run` without the dashes before it would write.
  const took = optionsNpmTook(Object.keys(options).filter((name) => name !== 'yes' && name !== 'help'))
  if (took.length > 0) throw wrong(`npm took --${took.join(' and --')} for itself: put -- before the options`)
  let parsed
  try {
    parsed = parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    throw wrong(error instanceof Error ? error.message : String(error))
  }
  const extra = parsed.positionals[command.words]
  if (extra !== undefined) throw wrong(`What is “${extra}”?`)
  const values: Call['values'] = {}
  for (const [name, value] of Object.entries(parsed.values)) if (!Array.isArray(value)) values[name] = value
  return { values, words: parsed.positionals }
}

async function readFileOfSettings(path: string | boolean | undefined): Promise<Record<string, string>> {
  if (typeof path !== 'string') return {}
  const text = await readFile(path, 'utf8').catch((error: Error) => {
    throw new Usage(`The settings can't be read: ${error.message}`)
  })
  try {
    return parseEnvFile(text)
  } catch (error) {
    throw new Usage(`${path}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

async function confirm(what: string, isConfirmed: boolean, signal: AbortSignal, say: Say) {
  if (isConfirmed) return
  if (!process.stdin.isTTY || !process.stdout.isTTY)
    throw new Usage(`${what} To say that you mean it, add --yes.`)
  say(what)
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    const said = await terminal.question(`To go on, type the site's name, ${brand.name}: `, { signal })
    if (said.trim() !== brand.name) throw new Error('That is another name')
  } finally {
    terminal.close()
  }
}
