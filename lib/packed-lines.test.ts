import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packText, unpackLines } from './packed-lines.ts'

const key = 'a key of more than sixteen letters'

async function pack(lines: string[], given?: string) {
  const text = (async function* () {
    yield lines.map((line) => `${line}\n`).join('')
  })()
  return bytesOf(packText(text, given))
}

async function bytesOf(source: AsyncIterable<Buffer>) {
  const chunks: Buffer[] = []
  for await (const chunk of source) chunks.push(chunk)
  return Buffer.concat(chunks)
}

async function unpack(bytes: Buffer, given?: string) {
  const lines: string[] = []
  for await (const line of unpackLines(inPieces(bytes), given)) lines.push(line)
  return lines
}

async function* inPieces(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += 50_000) yield bytes.subarray(at, at + 50_000)
}

test('lines come back as they were, encrypted or not, across the borders of pieces', async () => {
  const anyLine = fc.string({ unit: 'grapheme', maxLength: 40 }).map((text) => text.replaceAll('\n', ' '))
  await fc.assert(
    fc.asyncProperty(fc.array(anyLine, { maxLength: 30 }), fc.boolean(), async (lines, isSealed) => {
      const given = isSealed ? key : undefined
      expect(await unpack(await pack(lines, given), given)).toEqual(lines)
    }),
    { numRuns: 8 },
  )
  const random = Array.from({ length: 40_000 }, (_, i) => `${i} ${Math.sin(i)}`)
  expect(await unpack(await pack(random, key), key)).toEqual(random)
})

test('a bit that is flipped, an end that is cut off, pieces in another order or more behind are refused', async () => {
  const chunk = 64 * 1024 + 16
  // Each opening with a key costs its derivation.
  const cases = [
    { given: undefined, count: 200, length: 1000 },
    { given: key, count: 8, length: 16_000 },
  ]
  for (const { given, count, length } of cases) {
    const lines = Array.from({ length }, (_, i) => `${i} ${Math.sin(i)}`)
    const whole = await pack(lines, given)
    const bad: Buffer[] = [Buffer.concat([whole, Buffer.from([0])]), whole.subarray(0, 47), Buffer.alloc(0)]
    for (let i = 0; i < count; i++) {
      const flipped = Buffer.from(whole)
      const at = Math.floor(Math.random() * whole.length)
      flipped.writeUInt8(flipped.readUInt8(at) ^ (1 << (i % 8)), at)
      bad.push(flipped, whole.subarray(0, Math.floor(Math.random() * whole.length)))
    }
    // At the border of an encrypted piece, and the first two exchanged. Before the pieces stand a header and a nonce of 16 bytes.
    const head = whole.indexOf('\n', whole.indexOf('\n--- ') + 1) + 1 + 16
    const [first, second] = [
      whole.subarray(head, head + chunk),
      whole.subarray(head + chunk, head + 2 * chunk),
    ]
    const exchanged = Buffer.concat([
      whole.subarray(0, head),
      second,
      first,
      whole.subarray(head + 2 * chunk),
    ])
    if (given !== undefined) bad.push(whole.subarray(0, head + chunk), exchanged)
    for (const bytes of bad) await expect(unpack(bytes, given)).rejects.toMatchObject({ code: 'invalid' })
  }
})

test('what was encrypted in the format before age is still read', async () => {
  const old = Buffer.from(
    'U0VBTEVEMQrRXzSqj7MnQjoE666hElkr1rWdSlUcqVJDXq2MoWJR3Jnjq3frnvFAzRA52QpIJqHO5pXLPFvks6VSvCGRDzMLzr6uFqbJIsj/X/QM',
    'base64',
  )
  expect(await unpack(old, key)).toEqual(['one', 'two'])
  await expect(unpack(old, 'another key of some letters')).rejects.toThrow('The key does not open this file')
  for (let at = 0; at < old.length; at += 7) {
    const flipped = Buffer.from(old)
    flipped.writeUInt8(flipped.readUInt8(at) ^ 1, at)
    await expect(unpack(flipped, key)).rejects.toMatchObject({ code: 'invalid' })
  }
})

test('a file that asks for a costly key is refused before the cost', async () => {
  const whole = await pack(['x'], key)
  const costly = Buffer.from(whole.toString('latin1').replace(/(-> scrypt \S+) 15/, '$1 20'), 'latin1')
  const began = process.cpuUsage().user
  await expect(unpack(costly, key)).rejects.toMatchObject({ code: 'invalid' })
  expect(process.cpuUsage().user - began).toBeLessThan(1_000_000)
})

test('a wrong key and a missing one are told as such', async () => {
  const sealed = await pack(['secret'], key)
  await expect(unpack(sealed, 'another key of some letters')).rejects.toThrow(
    'The key does not open this file',
  )
  await expect(unpack(sealed)).rejects.toThrow('This file is encrypted')
  expect(sealed.includes('secret')).toBe(false)
})

test('what would unpack without measure is refused long before it fills the memory', async () => {
  async function* zeros() {
    for (let i = 0; i < 400; i++) yield `${'0'.repeat(2 ** 20 - 1)}\n`
  }
  const bomb = await bytesOf(packText(zeros()))
  expect(bomb.length).toBeLessThan(200_000)
  let unpacked = 0
  const reading = (async () => {
    for await (const line of unpackLines(inPieces(bomb))) unpacked += line.length
  })()
  await expect(reading).rejects.toThrow('more than any backup')
  expect(unpacked).toBeLessThan(300 * 2 ** 20)
  async function* oneLine() {
    for (let i = 0; i < 70; i++) yield '0'.repeat(2 ** 20)
  }
  const long = await bytesOf(packText(oneLine()))
  await expect(unpack(long)).rejects.toThrow('line that is too long')
})
