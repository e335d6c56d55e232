import { createDecipheriv, scrypt, timingSafeEqual } from 'node:crypto'
import { AppError } from './errors.ts'

/** The first bytes of a file in the format that was used before `encrypted-stream.ts`. */
export const sealedStart = Buffer.from('SEALED1\n')

const saltBytes = 16
const prefixBytes = 7
const checkBytes = 16
const tagBytes = 16
const chunkBytes = 64 * 1024
const headerBytes = sealedStart.length + saltBytes + prefixBytes + checkBytes
const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 2 ** 20 }

interface Keys {
  key: Buffer
  /** Tells a wrong passphrase from a damaged file. */
  check: Buffer
}

/**
 * Decrypts AES-256-GCM in chunks of 64 KiB after the STREAM construction (Hoang, Reyhanitabar, Rogaway and Vizár 2015), the key by scrypt. Each nonce
 * holds the chunk's number and whether it is the last one. Throws `invalid` for a wrong passphrase, and for bytes that were changed,
 * reordered, cut off or added.
 */
export async function* openSealed(source: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Buffer> {
  let header: Buffer | undefined
  let keys: Keys | undefined
  let number = 0
  const framed = inChunks(source, chunkBytes + tagBytes, headerBytes)
  for await (const { chunk, isLast } of framed) {
    if (!header || !keys) {
      header = Buffer.from(chunk)
      keys = await keysOf(header, passphrase)
      if (isLast) throw damaged()
      continue
    }
    if (chunk.length < tagBytes) throw damaged()
    const nonce = nonceOf(header.subarray(sealedStart.length + saltBytes), number, isLast)
    const decipher = createDecipheriv('aes-256-gcm', keys.key, nonce).setAAD(header)
    decipher.setAuthTag(chunk.subarray(-tagBytes))
    const opened = decipher.update(chunk.subarray(0, -tagBytes))
    try {
      decipher.final()
    } catch (cause) {
      throw damaged(cause)
    }
    yield opened
    number += 1
  }
}

async function keysOf(header: Buffer, passphrase: string): Promise<Keys> {
  if (header.length < headerBytes || !header.subarray(0, sealedStart.length).equals(sealedStart))
    throw damaged()
  const keys = await deriveKeys(
    passphrase,
    header.subarray(sealedStart.length, sealedStart.length + saltBytes),
  )
  if (!timingSafeEqual(keys.check, header.subarray(-checkBytes)))
    throw new AppError('invalid', 'The key does not open this file')
  return keys
}

const damaged = (cause?: unknown) =>
  new AppError('invalid', 'This file is damaged or was changed', cause === undefined ? {} : { cause })

function nonceOf(prefix: Buffer, number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(prefixBytes + 5)
  prefix.copy(nonce, 0, 0, prefixBytes)
  nonce.writeUInt32BE(number, prefixBytes)
  nonce.writeUInt8(isLast ? 1 : 0, prefixBytes + 4)
  return nonce
}

function deriveKeys(passphrase: string, salt: Buffer): Promise<Keys> {
  return new Promise((done, failed) =>
    scrypt(passphrase, salt, 32 + checkBytes, cost, (error, bytes) =>
      error ? failed(error) : done({ key: bytes.subarray(0, 32), check: bytes.subarray(32) }),
    ),
  )
}

/** Chunks of exactly `size` bytes (the first one of `first`), the last one shorter or full, and known to be the last. */
async function* inChunks(source: AsyncIterable<Buffer>, size: number, first = size) {
  let held: Buffer[] = []
  let length = 0
  let wanted = first
  for await (const bytes of source) {
    held.push(bytes)
    length += bytes.length
    if (length <= wanted) continue
    let rest = Buffer.concat(held)
    while (rest.length > wanted) {
      yield { chunk: rest.subarray(0, wanted), isLast: false }
      rest = rest.subarray(wanted)
      wanted = size
    }
    held = [rest]
    length = rest.length
  }
  yield { chunk: Buffer.concat(held), isLast: true }
}
