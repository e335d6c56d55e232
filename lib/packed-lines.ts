import { createHash } from 'node:crypto'
import { pipeline, Readable } from 'node:stream'
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib'
import { AppError } from './errors.ts'
import { decryptBytes, encryptBytes, encryptedEnding, startBytes } from './encrypted-stream.ts'

const zstdMagic = Buffer.from([0x28, 0xb5, 0x2f, 0xfd])
/** A Zstandard frame that every reader skips: `zstd -dc` reads the file as it is. Ours holds the SHA-256 of all before it. */
const trailerStart = Buffer.from([0x50, 0x2a, 0x4d, 0x18, 32, 0, 0, 0])
const trailerBytes = trailerStart.length + 32
/** A line is a row: a longer one isn't one of our backups. */
const longestLine = 64 * 2 ** 20
/** More than this from one packed byte is a bomb: text of a real database shrinks to between a third and a hundredth. */
const mostExpansion = 2000
const expansionFreeBytes = 64 * 2 ** 20

/** Text in pieces as a packed file, in bounded memory: Zstandard, then encrypted with `key`, or closed by a checksum without one. */
export function packText(source: AsyncIterable<string>, key?: string): AsyncIterable<Buffer> {
  const zstd = createZstdCompress({
    params: { [constants.ZSTD_c_compressionLevel]: 3, [constants.ZSTD_c_checksumFlag]: 1 },
  })
  const packed: AsyncIterable<Buffer> = piped(Readable.from(source, { objectMode: true }), zstd)
  return key === undefined ? withTrailer(packed) : encryptBytes(packed, key)
}

/**
 * The lines of a packed file, in bounded memory. Throws `invalid` when the bytes are none of ours, were changed or cut off (told at the end
 * at the latest, so use nothing before the end), when the key is missing or wrong, and for what would unpack without measure.
 */
export async function* unpackLines(source: AsyncIterable<Buffer>, key?: string): AsyncGenerator<string> {
  const seen = { packed: 0, unpacked: 0 }
  const opened = await openPacked(counted(source, seen), key)
  const plain: AsyncIterable<Buffer> = piped(Readable.from(opened), createZstdDecompress())
  let held: Buffer[] = []
  let length = 0
  try {
    for await (const bytes of plain) {
      seen.unpacked += bytes.length
      if (seen.unpacked > expansionFreeBytes + seen.packed * mostExpansion)
        throw new AppError('invalid', 'This file unpacks to more than any backup does')
      let from = 0
      for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, from)) {
        const end = bytes.subarray(from, at)
        yield (held.length > 0 ? Buffer.concat([...held, end]) : end).toString('utf8')
        held = []
        length = 0
        from = at + 1
      }
      length += bytes.length - from
      if (length > longestLine) throw new AppError('invalid', 'This file holds a line that is too long')
      if (from < bytes.length) held.push(bytes.subarray(from))
    }
  } catch (error) {
    throw isAboutBytes(error) ? damaged(error) : error
  }
  if (length > 0) throw damaged()
}

const damaged = (cause?: unknown) =>
  new AppError('invalid', 'This file is damaged or was changed', cause === undefined ? {} : { cause })

const isAboutBytes = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  /^(?:ZSTD_|Z_|ERR_(?:_ZSTD|ZLIB|ZSTD))/.test(error.code)

async function openPacked(source: AsyncGenerator<Buffer>, key: string | undefined) {
  const { start, all } = await peek(source, startBytes)
  if (encryptedEnding(start) !== '') {
    if (key === undefined)
      throw new AppError('invalid', 'This file is encrypted: BACKUP_KEY must be the key it was made with')
    return decryptBytes(all, key)
  }
  if (!start.subarray(0, zstdMagic.length).equals(zstdMagic))
    throw new AppError('invalid', 'This file is no backup')
  return checkedTrailer(all)
}

/** The first bytes, and the whole again. */
async function peek(source: AsyncGenerator<Buffer>, length: number) {
  const held: Buffer[] = []
  for (let size = 0; size < length;) {
    const { done, value } = await source.next()
    if (done) break
    held.push(value)
    size += value.length
  }
  const start = Buffer.concat(held)
  async function* all() {
    yield start
    yield* source
  }
  return { start: start.subarray(0, length), all: all() }
}

async function* counted(source: AsyncIterable<Buffer>, seen: { packed: number }) {
  for await (const bytes of source) {
    seen.packed += bytes.length
    yield bytes
  }
}

async function* withTrailer(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  for await (const bytes of source) {
    hash.update(bytes)
    yield bytes
  }
  yield Buffer.concat([trailerStart, hash.digest()])
}

/** All but the trailer, whose checksum must fit. */
async function* checkedTrailer(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  let held: Buffer = Buffer.alloc(0)
  for await (const bytes of source) {
    const all = Buffer.concat([held, bytes])
    const ready = all.subarray(0, Math.max(0, all.length - trailerBytes))
    held = all.subarray(ready.length)
    if (ready.length === 0) continue
    hash.update(ready)
    yield ready
  }
  if (!held.equals(Buffer.concat([trailerStart, hash.digest()]))) throw damaged()
}

/** Passes on an error of either stream, and closes both when the reader stops early. */
function piped<T extends NodeJS.ReadWriteStream>(from: Readable, to: T): T {
  pipeline(from, to, () => undefined)
  return to
}
