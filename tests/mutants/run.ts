import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'
import { modules } from './modules.ts'

/**
 * `npm run test:mutants`: changes the rules that matter one place at a time and counts the changes that their tests notice.
 * `npm run test:mutants -- spam search` takes these modules only, `--incremental` what changed since the last run.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { incremental: { type: 'boolean', default: false } },
})
const unknown = positionals.filter((name) => !(name in modules))
if (unknown.length > 0) {
  console.error(`No such module: ${unknown.join(', ')}. There are ${Object.keys(modules).join(', ')}.`)
  process.exit(2)
}

const target = 80
const statuses = ['Killed', 'Survived', 'Timeout', 'NoCoverage', 'RuntimeError']
const names = positionals.length > 0 ? positionals : Object.keys(modules)
const lines = [['module', 'killed', 'survived', 'timeout', 'no coverage', 'errors', 'score', 'minutes']]
let isGood = true

for (const name of names) {
  process.env['MUTATED'] = name
  const started = performance.now()
  const mutants = await new Stryker({
    mutate: modules[name]?.mutate ?? [],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'tests/mutants/module-tests.ts', related: false },
    // A changed text is either one that people read, or one that the types refuse.
    mutator: { plugins: null, excludedMutations: ['StringLiteral'] },
    concurrency: Math.max(1, availableParallelism() - 1),
    // A busy machine is no endless loop.
    timeoutMS: 20_000,
    incremental: values.incremental,
    incrementalFile: `.cache/mutants-before/${name}.json`,
    tempDirName: '.cache/mutants',
    ignorePatterns: ['/build', '/data', '/public', '/e2e', '/bench', '/.cache', '/.react-router'],
    // There is no such file: Stryker would rewrite it by TypeScript's former programming interface.
    tsconfigFile: 'none.json',
    reporters: ['progress-append-only'],
    allowConsoleColors: false,
  }).runMutationTest()

  const count = (status: string) => mutants.filter((one) => one.status === status).length
  const noticed = count('Killed') + count('Timeout')
  const score = (100 * noticed) / Math.max(1, noticed + count('Survived') + count('NoCoverage'))
  isGood &&= score >= target
  for (const { status, fileName, location, mutatorName, replacement } of mutants) {
    if (status !== 'Survived' && status !== 'NoCoverage') continue
    const { line, column } = location.start
    console.log(
      `${status}  ${fileName}:${line}:${column}  ${mutatorName}  ${replacement?.replace(/\s+/g, ' ')}`,
    )
  }
  const minutes = (performance.now() - started) / 60_000
  lines.push([name, ...statuses.map((status) => String(count(status))), score.toFixed(1), minutes.toFixed(1)])
}

const widths = lines[0]?.map((_, i) => Math.max(...lines.map((cells) => cells[i]?.length ?? 0))) ?? []
for (const cells of lines) console.log(cells.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join('  '))
console.log(`Target: ${target} % in each. Those known to survive: tests/mutants/README.md`)
process.exitCode = isGood ? 0 : 1
