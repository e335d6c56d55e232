import { expect, test } from 'vitest'
import { testCtx } from '#tests/context.ts'
import { limits } from './lead-import.schema.ts'
import { getImport } from './lead-import.server/list-imports.ts'
import { checkImport, readAgain } from './lead-import.server/steer-import.ts'
import { createImport, finishUpload, storePart } from './lead-import.server/upload.ts'
import { writeReport } from './lead-import.server/write-report.ts'
import { upload, work, check, run, allLeads, textOf } from '#tests/imports.ts'

test.each([
  [
    'Windows-1252',
    Uint8Array.from([
      ...Buffer.from('Name,Email\nSiobh', 'latin1'),
      0xe1,
      ...Buffer.from('n \x80,s@x.example\n', 'latin1'),
    ]),
    'Siobhán €',
  ],
  [
    'UTF-8 with its mark',
    new TextEncoder().encode('\uFEFFName,Email\r\nSiobhán €,s@x.example\r\n'),
    'Siobhán €',
  ],
  ['UTF-16 of Excel', Buffer.from('\uFEFFName\tEmail\r\nSiobhán €\ts@x.example\r\n', 'utf16le'), 'Siobhán €'],
  [
    'Excel’s own line',
    new TextEncoder().encode('sep=|\r\nName|Email\r\nSiobhán €|s@x.example\r\n'),
    'Siobhán €',
  ],
  ['old Mac line ends', new TextEncoder().encode('Name,Email\rSiobhán €,s@x.example\r'), 'Siobhán €'],
])('a file in %s is read as it was meant', async (_, bytes, name) => {
  const ctx = await testCtx({ role: 'sales' })
  const id = await upload(ctx, bytes)
  expect(await getImport(ctx, id)).toMatchObject({
    header: ['Name', 'Email'],
    sample: [[name, 's@x.example']],
  })
})

test.each([
  ['a workbook', Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0]), 'Excel workbook'],
  ['bytes that are no text', Uint8Array.from([1, 0, 2, 0, 3]), 'not a text file'],
  ['a heading alone', new TextEncoder().encode('Name,Email\n'), 'no rows below the heading'],
  [
    'a quote that never closes',
    new TextEncoder().encode(`Name,Email\nAnn,"${'x'.repeat(300_000)}`),
    'line 2',
  ],
  ['200 columns', new TextEncoder().encode(`${'a,'.repeat(200)}\n${'b,'.repeat(200)}\n`), '100 columns'],
])('%s is refused in words', async (_, bytes, words) => {
  const ctx = await testCtx({ role: 'sales' })
  const id = await upload(ctx, bytes)
  expect(await getImport(ctx, id)).toMatchObject({ state: 'failed', problem: expect.stringContaining(words) })
})

test('hostile cells are stored as the text they are, or skipped with the reason', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const long = 'x'.repeat(limits.cellChars + 1)
  const file = `Name,Email,Company\n"=cmd()|A1",f@x.example,<script>alert(1)</script>\nNul,n@x.example,a\0b\nLong,l@x.example,${long}\nWide,w@x.example,a,b,c\nShort\n`
  const id = await upload(ctx, file)
  expect(await check(ctx, id)).toEqual([
    'create',
    'It contains a character that is not text (NUL)',
    'A cell has more than 100,000 characters',
    'It has 5 cells where the heading has 3',
    'create',
  ])
  await run(ctx, id)
  expect((await allLeads(ctx)).map(({ name, company }) => [name, company])).toEqual([
    ['=cmd()|A1', '<script>alert(1)</script>'],
    ['Short', ''],
  ])
  const report = await textOf(await writeReport(ctx, id))
  expect(report).toContain("'=cmd()|A1")
  expect(report.split('\r\n')).toHaveLength(7)
})

test('parts must be those of the file: a wrong size, a part too many and a missing one are refused; one sent twice is kept once', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const { id } = await createImport(ctx, { fileName: 'a.csv', bytes: limits.partBytes + 4 })
  const first = new Uint8Array(limits.partBytes).fill(97)
  const rest = new TextEncoder().encode('\nb\nc')
  await expect(storePart(ctx, { id, part: 0, content: rest })).rejects.toMatchObject({ code: 'invalid' })
  await expect(storePart(ctx, { id, part: 2, content: rest })).rejects.toMatchObject({ code: 'invalid' })
  await storePart(ctx, { id, part: 1, content: rest })
  await expect(finishUpload(ctx, id)).rejects.toMatchObject({ code: 'invalid' })
  await Promise.all([
    storePart(ctx, { id, part: 0, content: first }),
    storePart(ctx, { id, part: 0, content: first }),
  ])
  await finishUpload(ctx, id)
  await expect(storePart(ctx, { id, part: 0, content: first })).rejects.toMatchObject({ code: 'conflict' })
})

test('a file is read again with another separator and heading until it is imported', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const id = await upload(ctx, 'Ann|x,ann@x.example\nBen|y,ben@x.example\n')
  await readAgain(ctx, { id, separator: ',', encoding: 'utf-8', hasHeader: false })
  await work(ctx, id)
  expect(await getImport(ctx, id)).toMatchObject({ rows: 2, header: ['Column 1', 'Column 2'] })
  await expect(
    checkImport(ctx, { id, mapping: ['name'], mode: 'fill', owner: 'nobody' }),
  ).rejects.toMatchObject({ code: 'invalid' })
  await expect(
    checkImport(ctx, { id, mapping: ['name', 'name'], mode: 'fill', owner: 'nobody' }),
  ).rejects.toMatchObject({ code: 'invalid' })
  await expect(
    checkImport(ctx, { id, mapping: [null, 'phone'], mode: 'fill', owner: 'nobody' }),
  ).rejects.toMatchObject({ code: 'invalid' })
  expect(await check(ctx, id, { mapping: ['name', 'email'], owner: 'me' })).toEqual(['create', 'create'])
  await run(ctx, id)
  expect(await allLeads(ctx)).toMatchObject([{ name: 'Ann|x', ownerName: 'Test sales' }, {}])
  await expect(
    readAgain(ctx, { id, separator: '|', encoding: 'utf-8', hasHeader: true }),
  ).rejects.toMatchObject({ code: 'conflict' })
})
