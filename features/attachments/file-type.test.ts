import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { fileTypeOf, isProgram } from './file-type.ts'

const typeOf = (bytes: Uint8Array) => fileTypeOf({ head: bytes, tail: bytes })
const words = (text: string) => new TextEncoder().encode(text)

test('a file is what its bytes say', () => {
  expect(typeOf(words('%PDF-1.7 …'))).toBe('application/pdf')
  expect(typeOf(new Uint8Array([0xff, 0xd8, 0xff, 0xe0]))).toBe('image/jpeg')
  expect(typeOf(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]))).toBe('image/png')
  expect(typeOf(words('<script>alert(1)</script>')), 'a page is only text').toBe('text/plain')
  expect(typeOf(words('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe('text/plain')
  expect(typeOf(words('MZ\0\u0001')), 'a program').toBe('application/octet-stream')
  expect(typeOf(new Uint8Array([0, 1, 2, 3]))).toBe('application/octet-stream')
})

test('a packed folder is a document by what is in it, also when the list of that is far from its beginning', () => {
  const document = zipSync({
    '[Content_Types].xml': strToU8('<Types/>'),
    'word/document.xml': strToU8('<w/>'),
  })
  expect(typeOf(document)).toMatch(/wordprocessingml/)
  const filler = strToU8('x'.repeat(100_000))
  const sheet = zipSync({ 'docProps/app.xml': filler, 'xl/workbook.xml': strToU8('<w/>') }, { level: 0 })
  expect(fileTypeOf({ head: sheet.subarray(0, 1000), tail: sheet.subarray(-1000) })).toMatch(/spreadsheetml/)
  expect(typeOf(zipSync({ 'notes.txt': strToU8('x') }))).toBe('application/zip')
  const odt = zipSync({ mimetype: [strToU8('application/vnd.oasis.opendocument.text'), { level: 0 }] })
  expect(typeOf(odt)).toBe('application/vnd.oasis.opendocument.text')
})

test('a program is one under any name', () => {
  expect(isProgram(words('MZ\u0090'))).toBe(true)
  expect(isProgram(new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 2]))).toBe(true)
  expect(isProgram(words('%PDF-1.7'))).toBe(false)
})
