import { expect, test } from 'vitest'
import { safeNameOf } from './safe-name.ts'

const names: [given: string, safe: string][] = [
  ['Quote 2026.pdf', 'Quote 2026.pdf'],
  ['../../etc/passwd', '_.._etc_passwd'],
  ['C:\\Windows\\a.txt', 'C__Windows_a.txt'],
  ['invoice\u202Efdp.exe', 'invoicefdp.exe.download'],
  ['page.HTML', 'page.HTML.download'],
  ['logo.svg', 'logo.svg.download'],
  ['a.pdf.js', 'a.pdf.js.download'],
  ['con.txt', '_con.txt'],
  ['.bashrc', 'bashrc'],
  ['a\r\nSet-Cookie: x', 'aSet-Cookie_ x'],
  ['', 'file'],
  ['...', 'file'],
]

test.for(names)('a file that calls itself %j is saved as %j', ([given, safe]) => {
  expect(safeNameOf(given)).toBe(safe)
})

test('a long name keeps its ending', () => {
  expect(safeNameOf(`${'a'.repeat(300)}.pdf`)).toBe(`${'a'.repeat(116)}.pdf`)
})
