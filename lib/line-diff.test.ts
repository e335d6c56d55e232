import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { diffLines, patchOf } from './line-diff.ts'

const text = fc
  .array(fc.constantFrom('a', 'b', 'c', 'd', ''), { maxLength: 30 })
  .map((lines) => `${lines.join('\n')}end\n`)

test('what is the same and removed is the text before, what is the same and added the text after', () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      const lines = diffLines(before, after)
      const without = (left: string) =>
        lines
          .filter(({ kind }) => kind !== left)
          .map((line) => line.text)
          .join('\n')
      expect(without('added')).toBe(before)
      expect(without('removed')).toBe(after)
    }),
  )
})

test('one changed line is one removed and one added', () => {
  expect(diffLines('a\nb\nc', 'a\nB\nc').filter(({ kind }) => kind !== 'same')).toEqual([
    { kind: 'removed', text: 'b' },
    { kind: 'added', text: 'B' },
  ])
})

test('git applies the patch of any change', () => {
  const folder = mkdtempSync(join(tmpdir(), 'patch-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'page.md')
  fc.assert(
    fc.property(text, text, (before, after) => {
      const patch = patchOf('page.md', before, after)
      if (before === after) {
        expect(patch).toBe('')
        return
      }
      writeFileSync(file, before)
      execFileSync('git', ['apply', '-'], { cwd: folder, input: patch })
      expect(readFileSync(file, 'utf8')).toBe(after)
    }),
    { numRuns: 40 },
  )
})
