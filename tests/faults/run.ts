import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lineOf, titles, trialRow } from './report.ts'

/**
 * `npm run test:faults`: every nemesis for long, then one table. Ends with 1 when anything that was acknowledged is lost, any test failed or it took
 * too long. Words after it choose files: `npm run test:faults disk kill`.
 */
const atMostMs = 25 * 60_000

const folder = await mkdtemp(join(tmpdir(), 'faults-'))
const file = join(folder, 'rows')
const chosen = process.argv.slice(2).map((name) => `tests/faults/${name}`)
const child = spawn(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', ...(chosen.length > 0 ? chosen : ['tests/faults/'])],
  {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, FAULTS: 'long', FAULTS_REPORT: file },
  },
)
let isLate = false
const late = setTimeout(() => {
  isLate = true
  child.kill('SIGTERM')
}, atMostMs)
const started = performance.now()
const code = await new Promise<number | null>((done) => child.once('exit', done))
clearTimeout(late)

const text = await readFile(file, 'utf8').catch(() => '')
const rows = text
  .split('\n')
  .filter(Boolean)
  .map((line) => trialRow.parse(JSON.parse(line)))
const table = [titles, ...rows.map(lineOf)]
const widths = titles.map((_, i) => Math.max(...table.map((cells) => (cells[i] ?? '').length)))
for (const cells of table)
  process.stdout.write(`${cells.map((one, i) => one.padEnd(widths[i] ?? 0)).join('  ')}\n`)
await rm(folder, { recursive: true, force: true })

const lost = rows.reduce((sum, row) => sum + row.lost, 0)
const sum = rows.reduce((all, { acknowledged }) => all + acknowledged, 0)
const minutes = ((performance.now() - started) / 60_000).toFixed(1)
process.stdout.write(`\n${sum} acknowledged, ${lost} lost, in ${minutes} minutes\n`)
if (isLate) process.stdout.write(`Cut off: it took more than ${atMostMs / 60_000} minutes\n`)
process.exitCode = code === 0 && lost === 0 && rows.length > 0 && !isLate ? 0 : 1
