import { readdirSync, readFileSync } from 'node:fs'
import { brotliDecompressSync, gzipSync } from 'node:zlib'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startPagePacker } from './page-packer.ts'

/** The packers below this process, with their nice values. */
function packers() {
  return new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((pid) => {
        try {
          const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
          const isPacker = readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('brotliCompressSync')
          return isPacker && Number(fields[1]) === process.pid ? [[pid, Number(fields[16])] as const] : []
        } catch {
          return []
        }
      }),
  )
}

test('pages are packed one after the other by a process that gives way to others and ends when it is closed', async () => {
  const before = packers()
  const packer = startPagePacker()
  onTestFinished(packer.close)
  for (const html of ['<p>tide</p>'.repeat(500), '<p>ebb</p>']) {
    expect(brotliDecompressSync(await packer.pack(gzipSync(html))).toString()).toBe(html)
  }
  const ours = [...packers()].filter(([pid]) => !before.has(pid))
  expect(ours.map(([, nice]) => nice)).toEqual([10])
  const settings = readFileSync(`/proc/${ours[0]?.[0]}/environ`, 'utf8').split('\0').filter(Boolean)
  expect(settings.filter((one) => !one.startsWith('NODE_CHANNEL_'))).toEqual([])
  packer.close()
  await vi.waitFor(() => expect(packers().has(ours[0]?.[0] ?? '')).toBe(false), 20_000)
  packer.close()
})

test('a page that ends the process is reported, and so is every page after it', async () => {
  const packer = startPagePacker()
  await expect(packer.pack(Buffer.from('not gzip'))).rejects.toThrow()
  await expect(packer.pack(gzipSync('<p>tide</p>'))).rejects.toThrow()
})
