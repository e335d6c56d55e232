import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { signatures, startStore, storeKeys, type StoreFault } from '#tests/s3-server.ts'
import { hourMs } from './durations.ts'
import { openObjectStore } from './object-store.ts'

const signal = new AbortController().signal
const mb = 2 ** 20

async function fileOf(bytes: Buffer) {
  const folder = await mkdtemp(join(tmpdir(), 'object-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await writeFile(join(folder, 'file'), bytes)
  return join(folder, 'file')
}

const storeAt = (url: string, changes: Partial<typeof storeKeys> = {}) =>
  openObjectStore({ url, region: 'eu-west-9', ...storeKeys, ...changes })

async function bytesOf(source: AsyncIterable<Buffer>) {
  const chunks: Buffer[] = []
  for await (const chunk of source) chunks.push(chunk)
  return Buffer.concat(chunks)
}

test('the signature of AWS’s own example is recomputed: the gate of these tests refuses wrong ones', () => {
  // https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html, "GET Object".
  const empty = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
  // In two parts, for those who look for keys in repositories.
  const publishedKeyId = `AKIA${'IOSFODNN7EXAMPLE'}`
  const found = signatures(
    {
      method: 'GET',
      url: '/test.txt',
      headers: {
        host: 'examplebucket.s3.amazonaws.com',
        range: 'bytes=0-9',
        'x-amz-content-sha256': empty,
        'x-amz-date': '20130524T000000Z',
        authorization: `AWS4-HMAC-SHA256 Credential=${publishedKeyId}/20130524/us-east-1/s3/aws4_request, SignedHeaders=host;range;x-amz-content-sha256;x-amz-date, Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41`,
      },
    },
    'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  )
  expect(found?.expected).toBe('f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41')
  expect(found?.given).toBe(found?.expected)
})

test('a file of several parts comes back as it was, in pieces, and is listed with its size', async () => {
  const server = await startStore()
  const store = storeAt(server.url)
  const bytes = randomBytes(19 * mb + 7)
  const told: number[] = []
  const put = await store.putFile('backup-a.ndjson.zst.age', await fileOf(bytes), {
    signal,
    onProgress: async (done) => void told.push(done),
  })
  expect(told).toEqual([8 * mb, 16 * mb, 19 * mb + 7])
  await store.putFile('small', await fileOf(Buffer.from('abc')), { signal })
  expect((await store.list(signal)).toSorted((a, b) => b.bytes - a.bytes)).toEqual([
    { name: 'backup-a.ndjson.zst.age', bytes: 19 * mb + 7 },
    { name: 'small', bytes: 3 },
  ])
  const read = await bytesOf(store.read('backup-a.ndjson.zst.age', 19 * mb + 7, { signal }))
  expect(read.equals(bytes)).toBe(true)
  expect(put).toMatchObject({ bytes: 19 * mb + 7, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) })
  expect((await store.readWhole('small', signal))?.toString()).toBe('abc')
  expect(await store.readWhole('none', signal)).toBeUndefined()
  expect(server.seen.filter((line) => line.startsWith('GET') && line.includes('backup-a'))).toHaveLength(3)
  await store.remove('small', signal)
  expect((await store.list(signal)).map(({ name }) => name)).toEqual(['backup-a.ndjson.zst.age'])
})

test('an object that is not as long as it should be is not taken for it', async () => {
  const server = await startStore()
  const store = storeAt(server.url)
  await store.putFile('short', await fileOf(Buffer.from('abc')), { signal })
  await expect(bytesOf(store.read('short', 2, { signal }))).rejects.toMatchObject({ code: 'invalid' })
  await expect(bytesOf(store.read('none', 2, { signal }))).rejects.toMatchObject({ code: 'gone' })
})

const faults: [string, StoreFault | undefined, RegExp][] = [
  ['is down', 'down', /can’t be reached \(ECONNREFUSED\)/],
  ['refuses', 'forbidden', /refuses access to the bucket backups \(403 AccessDenied\)/],
  ['is busy', 'busy', /is out of service \(503\)/],
  ['is full', 'full', /is full/],
  ['cuts the line in the middle of a body', { cutAfter: mb }, /was cut off/],
]

test.each(faults)('a store that %s is told in words, without its keys', async (_name, fault, words) => {
  const server = await startStore()
  const store = storeAt(server.url)
  const path = await fileOf(randomBytes(3 * mb))
  server.set(fault)
  const failed = await store.putFile('a', path, { signal }).catch((error: unknown) => error)
  expect(failed).toMatchObject({ message: expect.stringMatching(words) })
  expect(JSON.stringify(failed)).not.toContain(storeKeys.secret)
  server.set(undefined)
  await store.putFile('a', path, { signal })
})

test('wrong keys, a wrong clock and a wrong bucket are told as such', async () => {
  const server = await startStore()
  const path = await fileOf(Buffer.from('abc'))
  const put = (url: string, changes = {}) => storeAt(url, changes).putFile('a', path, { signal })
  await expect(put(server.url, { secret: 'another' })).rejects.toThrow(/BACKUP_S3_SECRET is not its secret/)
  await expect(put(server.url, { keyId: 'another' })).rejects.toThrow(/doesn’t know BACKUP_S3_KEY_ID/)
  const elsewhere = server.url.replace('/backups/', '/nothing/')
  await expect(put(elsewhere)).rejects.toThrow(/There is no bucket nothing at 127\.0\.0\.1:\d+/)
  await expect(storeAt(elsewhere).list(signal)).rejects.toThrow(/There is no bucket nothing/)
  server.setClock(hourMs)
  await expect(put(server.url)).rejects.toThrow(/its clock is wrong/)
})

test('a piece that breaks off is sent again, and an upload that is stopped ends at once', async () => {
  const server = await startStore()
  const store = storeAt(server.url)
  const bytes = randomBytes(9 * mb)
  const path = await fileOf(bytes)
  await store.putFile('a', path, {
    signal,
    onParts: async (id) => {
      if (id === undefined) return
      server.set({ cutAfter: mb })
      setTimeout(() => server.set(undefined), 700)
    },
  })
  expect((await bytesOf(store.read('a', bytes.length, { signal }))).equals(bytes)).toBe(true)

  server.set('silent')
  const stop = new AbortController()
  const stopped = store.putFile('b', path, { signal: stop.signal })
  setTimeout(() => stop.abort(), 200)
  await expect(stopped).rejects.toThrow()
})
