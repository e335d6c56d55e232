import { spawn } from 'node:child_process'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { ledgerLine, type LedgerLine } from './ledger.ts'

/** `npm run test:attacks`: the attacks in their long form, then a table of what was tried. `-- ssrf xss` takes only files whose names hold one of these. */
const mostMinutes = 15
const folder = 'test-results'
const ledger = `${folder}/attacks.ndjson`
const wanted = process.argv.slice(2)
const isWanted = (name: string) => wanted.length === 0 || wanted.some((part) => name.includes(part))

await mkdir(folder, { recursive: true })
await rm(ledger, { force: true })
const started = performance.now()
const env = { ...process.env, ATTACKS: 'long', ATTACK_LEDGER: ledger }

const inNode = [
  'tests/attacks',
  'tests/permissions.test.ts',
  'tests/api/fuzz.test.ts',
  'lib/fetch-guard',
  'lib/csv',
  'features/backup/archive/damage.test.ts',
]
const files = wanted.length === 0 ? inNode : wanted.filter((part) => part !== 'xss')
const results = [
  ...(files.length > 0
    ? [await run('node_modules/vitest/vitest.mjs', ['run', '--maxWorkers=2', ...files])]
    : []),
  ...(isWanted('xss')
    ? [
        await run('node_modules/@playwright/test/cli.js', [
          'test',
          'e2e/xss.test.ts',
          '--project',
          'desktop',
          '--reporter',
          'list',
        ]),
      ]
    : []),
]

const text = await readFile(ledger, 'utf8').catch(() => '')
const lines = text
  .split('\n')
  .filter(Boolean)
  .map((line) => ledgerLine.parse(JSON.parse(line)))
process.stdout.write(`\n${tableOf(lines)}\n\n`)
for (const { attack, findings } of lines)
  for (const one of findings) process.stdout.write(`FOUND  ${attack}: ${one}\n`)
const seconds = Math.round((performance.now() - started) / 1000)
const isGood =
  lines.length > 0 &&
  results.every((code) => code === 0) &&
  lines.every(({ findings }) => findings.length === 0)
process.stdout.write(
  `${isGood ? 'Nothing got through' : 'FAILED'}, ${lines.length} attacks in ${seconds} s\n`,
)
process.exitCode = isGood ? 0 : 1

function tableOf(rows: LedgerLine[]): string {
  const cells = [
    ['attack', 'payloads', 'targets', 'findings'],
    ...rows.map(({ attack, payloads, targets, findings }) => [
      attack,
      String(payloads),
      String(targets),
      String(findings.length),
    ]),
  ]
  const width = Math.max(...cells.map(([name = '']) => name.length))
  return cells
    .map(
      ([name = '', ...figures]) =>
        `${name.padEnd(width)}${figures.map((figure) => figure.padStart(10)).join('')}`,
    )
    .join('\n')
}

/** The exit code; what isn't done when the time is over is ended, and has failed. */
function run(script: string, args: string[]): Promise<number> {
  return new Promise((done, broken) => {
    const child = spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'inherit', 'inherit'], env })
    const left = mostMinutes * 60_000 - (performance.now() - started)
    const timer = setTimeout(() => child.kill('SIGTERM'), Math.max(1000, left))
    child.on('error', broken)
    child.on('exit', (code) => {
      clearTimeout(timer)
      done(code ?? 1)
    })
  })
}
