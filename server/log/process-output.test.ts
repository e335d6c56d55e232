import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { unreadableLines } from '#tests/log-lines.ts'

const log = new URL('./log.ts', import.meta.url).href
const output = new URL('./process-output.ts', import.meta.url).href

/** Runs statements in a process whose output goes to its log. */
function run(statements: string) {
  const script = `
    import { createLog } from '${log}'
    import { logProcessOutput } from '${output}'
    logProcessOutput(createLog('debug'))
    ${statements}`
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  })
  const lines = stdout.split('\n').slice(0, -1)
  expect(unreadableLines(stdout)).toEqual([])
  expect(stderr).toBe('')
  return { status, lines: lines.map((line) => JSON.parse(line)) }
}

test('what libraries print is a line of the log each, with the error in its own field and no value in it', () => {
  const { status, lines } = run(`
    console.log('a', 1)
    console.info('two\\nlines')
    console.warn('slow %s', 'page')
    console.error(new Error('Failed query: select $1\\nparams: Maeve', { cause: new TypeError('below') }))
    console.debug({ password: 'Maeve' })
    console.trace('here')`)
  expect(status).toBe(0)
  expect(lines.map(({ level, msg }) => [level, msg])).toEqual([
    ['info', 'console: a 1'],
    ['info', 'console: two\nlines'],
    ['warn', 'console: slow page'],
    ['error', 'console: '],
    ['debug', 'console: '],
    ['debug', 'console: here'],
  ])
  expect(lines[3].err).toMatchObject({ type: 'Error', cause: { type: 'TypeError', message: 'below' } })
  expect(JSON.stringify(lines)).not.toContain('Maeve')
})

test('warnings of Node are lines of the log', () => {
  const { status, lines } = run(`
    process.emitWarning('This is old', 'DeprecationWarning', 'DEP9999')
    new (await import('node:events')).EventEmitter().setMaxListeners(1).on('a', () => 1).on('a', () => 1)`)
  expect(status).toBe(0)
  expect(lines.map(({ level, msg, err }) => [level, msg, err.type])).toEqual([
    ['warn', 'Node warns', 'DeprecationWarning'],
    ['warn', 'Node warns', 'MaxListenersExceededWarning'],
  ])
})

test.for([
  `setTimeout(() => { throw new Error('thrown') })`,
  `void Promise.reject(new Error('thrown'))`,
  `queueMicrotask(() => { throw Object.assign(new Error('thrown'), { code: 'EPIPE' }) })`,
])('%s ends the process with a line of the log', (statement) => {
  const { status, lines } = run(statement)
  expect(status).toBe(1)
  expect(lines).toMatchObject([{ level: 'fatal', msg: 'uncaught error', err: { message: 'thrown' } }])
})

test('so does a throw or a rejection of something that is no error', () => {
  for (const statement of [`setTimeout(() => { throw 'words' })`, `void Promise.reject({ a: 1 })`]) {
    const { status, lines } = run(statement)
    expect(status).toBe(1)
    expect(lines).toMatchObject([{ level: 'fatal', msg: 'uncaught error' }])
  }
})
