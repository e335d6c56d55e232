import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { z } from 'zod'
import { unreadableLines } from './log-lines.ts'
import { newMemoryFolder } from './memory-folder.ts'

/** `npm test`: unit tests, then journeys in a browser. Counts come from the runners' own reports, and a runner without tests has failed. */
const folder = 'test-results'
const unitReport = `${folder}/unit.json`
const browserReport = `${folder}/browser.json`
/** Where `tests/site.ts` keeps what every site of the run printed. */
const siteLogs = resolve(folder, 'site-logs')

const unitCounts = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numFailedTestSuites: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
})
interface Suite {
  specs: { title: string; file: string; tests: { status: string; projectName: string }[] }[]
  suites?: Suite[] | undefined
}
const suite: z.ZodType<Suite> = z.lazy(() =>
  z.object({
    specs: z.array(
      z.object({
        title: z.string(),
        file: z.string(),
        tests: z.array(z.object({ status: z.string(), projectName: z.string() })),
      }),
    ),
    suites: z.array(suite).optional(),
  }),
)
const browserCounts = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  suites: z.array(suite),
  errors: z.array(z.unknown()),
})

interface Result {
  name: string
  passed: number
  failed: number
  isGood: boolean
}

await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })

process.env['SITE_LOGS'] = siteLogs
const memory = await newMemoryFolder()
if (memory !== undefined) {
  process.env['TMPDIR'] = memory
  process.on('exit', () => rmSync(memory, { recursive: true, force: true }))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
}

const results: Result[] = []
const unitExit = await run('vitest/vitest.mjs', [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${unitReport}`,
])
const unit = await readReport(unitReport, unitCounts)
results.push({
  name: 'unit',
  passed: unit?.numPassedTests ?? 0,
  failed: Math.max(unit?.numFailedTests ?? 0, unit?.numFailedTestSuites ? 1 : 0),
  isGood: unitExit === 0,
})

const browserExit = await run('@playwright/test/cli.js', ['test'], {
  PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport,
})
const browser = await readReport(browserReport, browserCounts)
results.push({
  name: 'browser',
  passed: (browser?.stats.expected ?? 0) + (browser?.stats.flaky ?? 0),
  failed: (browser?.stats.unexpected ?? 0) + (browser?.errors.length ?? 0),
  isGood: browserExit === 0,
})

const logs = await readLogs()
results.push({
  name: `logs of the sites, ${logs.lines} lines`,
  passed: logs.lines > 0 ? 1 : 0,
  failed: logs.unreadable.length,
  isGood: logs.unreadable.length === 0,
})

const suites = browser?.suites ?? []
tell('Passed only at the second try', withStatus(suites, 'flaky'))
tell('Failed', [...failedUnits(), ...withStatus(suites, 'unexpected')])
tell('Lines of logs that are not JSON', logs.unreadable)

let passed = 0
let failed = 0
for (const result of results) {
  const isFailure = !result.isGood || result.passed === 0
  // A runner that broke before or beside its tests counts as one failure, so that the sum never looks clean.
  const count = isFailure ? Math.max(result.failed, 1) : result.failed
  process.stdout.write(
    `\n${result.name}: ${result.passed} passed, ${count} failed${result.passed === 0 ? ' (no test ran)' : ''}`,
  )
  passed += result.passed
  failed += count
}
process.stdout.write(`\n\n${passed} passed, ${failed} failed\n`)
process.exitCode = failed > 0 ? 1 : 0

function tell(heading: string, names: string[]): void {
  if (names.length > 0) process.stdout.write(`\n${heading}:\n${names.map((name) => `  ${name}\n`).join('')}`)
}

function withStatus(within: Suite[], wanted: string): string[] {
  return within.flatMap(({ specs, suites: inner = [] }) => {
    const own = specs.flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status === wanted)
        .map(({ projectName }) => `[${projectName}] ${file}: ${title}`),
    )
    return [...own, ...withStatus(inner, wanted)]
  })
}

/** With the beginning of what each said: of a long run often only the end is kept. */
function failedUnits(): string[] {
  const start = (text: string) => text.split('\n').slice(0, 12).join('\n      ')
  return (unit?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(process.cwd(), name)
    const failed = assertionResults.filter((result) => result.status === 'failed')
    if (failed.length === 0) return status === 'failed' ? [`${file}: ${start(message)}`] : []
    return failed.map(
      ({ fullName, failureMessages }) =>
        `${file}: ${fullName}\n      ${start(failureMessages?.join('\n') ?? '')}`,
    )
  })
}

/** Of every site that the tests started, to its end. */
async function readLogs(): Promise<{ lines: number; unreadable: string[] }> {
  let lines = 0
  const unreadable: string[] = []
  for (const name of await readdir(siteLogs).catch(() => [])) {
    const text = await readFile(join(siteLogs, name), 'utf8')
    lines += text.split('\n').length - 1
    unreadable.push(...unreadableLines(text).map((line) => `${name}: ${line}`))
  }
  return { lines, unreadable }
}

function run(script: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  return new Promise((done, broken) => {
    const child = spawn(process.execPath, [`node_modules/${script}`, ...args], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    })
    child.on('error', broken)
    child.on('exit', (code) => done(code ?? 1))
  })
}

async function readReport<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
): Promise<z.infer<Schema> | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  return text === undefined ? undefined : schema.parse(JSON.parse(text))
}
