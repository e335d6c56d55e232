import { spawnSync } from 'node:child_process'

/** `npm run check`: what can be told without a browser, in under a minute and without a network. Every step runs, whatever failed before. */
const steps = [
  ['format', 'oxfmt', '--check', '.'],
  ['lint', 'oxlint', '--deny-warnings'],
  ['route types', 'react-router', 'typegen'],
  ['types', 'tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/check.tsbuildinfo'],
  ['dead code', 'knip'],
  // Those on a PostgreSQL are left to `npm test`.
  ['unit tests', 'vitest', 'run', '--project=bare', '--reporter=dot', '--exclude=tests/{api,attacks}/**'],
]

const lines = steps.map(([name = '', command = '', ...args]) => {
  const started = performance.now()
  process.stdout.write(`\n── ${name}\n`)
  const { status } = spawnSync(`node_modules/.bin/${command}`, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const seconds = (performance.now() - started) / 1000
  return {
    isGood: status === 0,
    seconds,
    line: `${status === 0 ? 'good  ' : 'FAILED'}  ${name.padEnd(12)} ${seconds.toFixed(1).padStart(5)} s`,
  }
})

process.stdout.write(`\n${lines.map(({ line }) => line).join('\n')}\n`)
process.stdout.write(
  `        in all ${lines
    .reduce((sum, { seconds }) => sum + seconds, 0)
    .toFixed(1)
    .padStart(11)} s\n`,
)
process.exitCode = lines.every(({ isGood }) => isGood) ? 0 : 1
