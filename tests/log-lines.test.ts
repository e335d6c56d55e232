import { expect, test } from 'vitest'
import { createLog } from '#server/log/log.ts'
import { unreadableLines } from './log-lines.ts'

test('only a line that is one JSON object with level, time and message is readable', () => {
  const written: string[] = []
  const log = createLog('info', { write: (line: string) => void written.push(line) })
  log.info({ path: '/a\nb' }, 'turned away')
  log.error({ err: new Error('no\n    at place (file.ts:1:2)') }, 'request failed')
  expect(unreadableLines(written.join(''))).toEqual([])
  for (const line of [
    'Serving http://localhost:3000',
    '',
    '    at Object.<anonymous> (/build/server/main.js:1:1)',
    '(node:12) ExperimentalWarning: SQLite is an experimental feature',
    '{"level":"info"}',
    '{"level":"info","time":"2026-11-18T10:00:00.000Z","msg":"a"}{"level":"info"}',
    '["level"]',
    'null',
  ])
    expect(unreadableLines(`${line}\n`), line).toEqual([line])
  // What a killed process was about to write.
  expect(unreadableLines(`${written[0]}{"level":"inf`)).toEqual([])
})
