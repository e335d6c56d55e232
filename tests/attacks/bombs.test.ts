import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { brotliCompressSync, gzipSync, zstdCompressSync } from 'node:zlib'
import { expect, test as plainTest } from 'vitest'
import { unpackLines } from '#lib/packed-lines.ts'
import { test } from '#tests/site-test.ts'
import { owner } from '#tests/site.ts'
import { enquiry, postJson, signIn } from '#tests/visits.ts'
import { isLong, noted, patienceMs } from './ledger.ts'
import { getRaw } from './raw-request.ts'

/** Resident memory of the site's process, in MB, where the system tells. */
async function memoryOf(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/VmRSS:\s+(\d+)/.exec(text)?.[1] ?? 0) / 1024
}

const megabyte = 2 ** 20

test(
  'packed bodies are never unpacked: a small request can’t become a large one',
  { timeout: patienceMs },
  async ({ site }) => {
    const plain = Buffer.from(JSON.stringify(enquiry({ message: ' '.repeat(4000) })))
    const bomb = Buffer.alloc((isLong ? 200 : 50) * megabyte, ' ')
    const before = await memoryOf(site.pid)
    const findings: string[] = []
    let tried = 0
    for (const [coding, pack] of [
      ['gzip', gzipSync],
      ['br', brotliCompressSync],
      ['zstd', zstdCompressSync],
    ] as const) {
      const packed = coding === 'br' ? brotliCompressSync(Buffer.alloc(10 * megabyte, ' ')) : pack(bomb)
      for (const body of [packed, pack(plain)]) {
        for (const path of ['/api/contact', '/api/events', '/api/chatbot', '/api/auth/login']) {
          tried += 1
          const answer = await fetch(site.url + path, {
            method: 'POST',
            body: new Uint8Array(body),
            headers: { 'content-type': 'application/json', 'content-encoding': coding },
          })
          if (answer.status < 400 || answer.status >= 500)
            findings.push(`${coding} to ${path}: ${answer.status}`)
        }
      }
    }
    const grown = (await memoryOf(site.pid)) - before
    if (grown > 150) findings.push(`memory grew by ${Math.round(grown)} MB`)
    expect(noted({ attack: 'packed request bodies', payloads: tried, targets: 4, findings })).toEqual([])
  },
)

test(
  'bodies that are too long, too deep or announced wrongly are refused early',
  { timeout: patienceMs },
  async ({ site }) => {
    const token = await signIn(site.url)
    const headers = { authorization: `Bearer ${token}` }
    const deep = (open: string, close: string, levels: number) => open.repeat(levels) + close.repeat(levels)
    const bodies: Record<string, string> = {
      'deep lists': deep('[', ']', 30_000),
      'deep objects': `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
      'one long number': `{"name":${'9'.repeat(60_000)}}`,
      'many keys': `{${Array.from({ length: 6000 }, (_, i) => `"k${i}":1`).join()}}`,
      'duplicated keys': `{${Array.from({ length: 6000 }, () => '"name":"x"').join()}}`,
      'prototype keys': '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}',
      'too long': `{"name":"${'x'.repeat(3 * megabyte)}"}`,
      'only opened': '{'.repeat(60_000),
      escapes: `{"name":"${'\\u0000'.repeat(10_000)}"}`,
    }
    const findings: string[] = []
    const paths = [
      '/api/contact',
      '/api/leads',
      '/api/faqs',
      '/api/events',
      '/api/team-request',
      '/api/scanner/sources/trial',
    ]
    for (const [what, body] of Object.entries(bodies)) {
      for (const path of paths) {
        const started = performance.now()
        const { status } = await postJson(site.url + path, body, headers)
        const ms = performance.now() - started
        if (status < 400 || status >= 500) findings.push(`${what} to ${path}: ${status}`)
        if (ms > 3000) findings.push(`${what} to ${path}: ${Math.round(ms)} ms`)
      }
    }
    const forms = [
      `name=${'%41'.repeat(20_000)}`,
      Array.from({ length: 9000 }, (_, i) => `a[${i}]=1`).join('&'),
      '__proto__[isAdmin]=1&constructor[prototype][x]=1',
      `${'a['.repeat(9000)}=1`,
    ]
    for (const body of forms) {
      const answer = await fetch(`${site.url}/api/contact`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
        redirect: 'manual',
      })
      if (answer.status >= 500) findings.push(`form ${body.slice(0, 30)}: ${answer.status}`)
    }
    expect(
      noted({
        attack: 'long, deep and odd bodies',
        payloads: Object.keys(bodies).length + forms.length,
        targets: paths.length,
        findings,
      }),
    ).toEqual([])
  },
)

test(
  'an address of the greatest length costs about as much as a short one',
  { timeout: patienceMs },
  async ({ site }) => {
    const shapes: Record<string, (length: number) => string> = {
      slashes: (length) => `/${'/'.repeat(length)}x`,
      'slashes inside': (length) => `/a${'/'.repeat(length)}b`,
      'slashes at the end': (length) => `/x${'/'.repeat(length)}`,
      dots: (length) => `/${'./'.repeat(length / 2)}x`,
      codes: (length) => `/${'%61'.repeat(length / 3)}`,
      'many parts': (length) => '/a'.repeat(length / 2),
      'a long query': (length) => `/?q=${'a+'.repeat(length / 2)}`,
      'a long search': (length) => `/search?q=${'%20a'.repeat(length / 4)}`,
      'data of many parts': (length) => `${'/a'.repeat(length / 2)}.data`,
    }
    const timeOf = async (path: string) => {
      const times: number[] = []
      for (let n = 0; n < 3; n++) {
        const { status, ms } = await getRaw(site.url, path)
        expect(status).toBeLessThan(500)
        times.push(ms)
      }
      return Math.min(...times)
    }
    const findings: string[] = []
    for (const [what, shape] of Object.entries(shapes)) {
      const [short, long] = [await timeOf(shape(120)), await timeOf(shape(15_000))]
      if (long > Math.max(400, short * 10))
        findings.push(`${what}: ${Math.round(long)} ms in place of ${Math.round(short)}`)
    }
    expect(
      noted({ attack: 'long addresses', payloads: Object.keys(shapes).length, targets: 1, findings }),
    ).toEqual([])
  },
)

plainTest(
  'an archive that unpacks without measure is refused before memory fills',
  { timeout: patienceMs },
  async () => {
    const bomb = zstdCompressSync(Buffer.alloc((isLong ? 700 : 200) * megabyte, '\n'))
    const read = async (bytes: Buffer) => {
      let lines = 0
      async function* pieces() {
        for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536)
      }
      for await (const line of unpackLines(pieces())) lines += line.length === 0 ? 1 : 0
      return lines
    }
    const before = process.memoryUsage().rss
    await expect(read(bomb)).rejects.toThrow()
    const oneLine = zstdCompressSync(Buffer.alloc(150 * megabyte, 'x'))
    await expect(read(oneLine)).rejects.toThrow()
    await expect(read(randomBytes(4096))).rejects.toThrow()
    expect((process.memoryUsage().rss - before) / megabyte).toBeLessThan(600)
    noted({ attack: 'archive bombs', payloads: 3, targets: 1, findings: [] })
  },
)

test(
  'an import and a backup that are sent up are held to their size',
  { timeout: patienceMs },
  async ({ site }) => {
    const headers = { authorization: `Bearer ${await signIn(site.url)}` }
    const send = (path: string, method: string, body: Buffer) =>
      fetch(site.url + path, {
        method,
        body: new Uint8Array(body),
        headers: { ...headers, 'content-type': 'application/octet-stream' },
      })
    const findings: string[] = []
    const begun = await postJson(`${site.url}/api/lead-imports`, { fileName: 'x.csv', bytes: 100 }, headers)
    const { id }: { id: string } = await begun.json()
    const packed = gzipSync(Buffer.alloc(megabyte, 'a'))
    for (const [part, body] of [
      [0, Buffer.alloc(5 * megabyte)],
      [1, Buffer.alloc(10)],
      [99, Buffer.alloc(100)],
      [0, packed],
    ] as const) {
      const { status } = await send(`/api/lead-imports/${id}/parts/${part}`, 'PUT', body)
      if (status < 400 || status >= 500) findings.push(`part ${part} with ${body.length} bytes: ${status}`)
    }
    for (const bytes of [60 * megabyte, 1e15, -1, 0, 1.5]) {
      const { status } = await postJson(`${site.url}/api/lead-imports`, { fileName: 'x.csv', bytes }, headers)
      if (status !== 422) findings.push(`an import of ${bytes} bytes: ${status}`)
    }
    await postJson(`${site.url}/api/auth/confirm`, { password: owner.password }, headers)
    for (const body of [{ bytes: 1e15, fileName: '../../x' }, { bytes: -1, fileName: 'x' }, {}]) {
      const { status } = await postJson(`${site.url}/api/backups/uploads`, body, headers)
      if (status < 400 || status >= 500) findings.push(`a backup ${JSON.stringify(body)}: ${status}`)
    }
    expect(noted({ attack: 'uploads beyond their size', payloads: 12, targets: 3, findings })).toEqual([])
  },
)
