import { expect, test } from 'vitest'
import { fileTypeOf } from './file-type.ts'
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

const files: [what: string, bytes: Buffer, name: string, type: string][] = [
  ['a PDF', Buffer.from('%PDF-1.7'), 'a.txt', 'application/pdf'],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]), 'a.exe', 'image/png'],
  ['a page', Buffer.from('<html><script>alert(1)</script>'), 'a.html', 'text/plain'],
  ['a drawing', Buffer.from('<svg onload="alert(1)">'), 'a.svg', 'text/plain'],
  ['a program', Buffer.from('MZ\u0000\u0001'), 'a.pdf', 'application/octet-stream'],
]

test.for(files)('%s is told by its bytes', ([, bytes, name, type]) => {
  expect(fileTypeOf(bytes, name)).toBe(type)
})
