import { Decrypter, Encrypter } from 'age-encryption'
import { AppError } from './errors.ts'
import { openSealed, sealedStart } from './sealed-stream.ts'

const ageStart = Buffer.from('age-encryption.org/v1\n')
/** scrypt's cost as a power of two: 0.2 s and 32 MiB, once for a file. Keys are long, so that more would bring little. */
const workFactor = 15
/** More would hold the server up for seconds, and a file of ours never asks for it. */
const highestWorkFactor = 16
const headerBytes = 200

/** So many of a file's first bytes tell whether it is encrypted, and how. */
export const startBytes = ageStart.length

/** What the name of such a file ends with; nothing for one that isn't encrypted. */
export function encryptedEnding(start: Buffer): '' | '.age' | '.sealed' {
  if (isSealed(start)) return '.sealed'
  return start.subarray(0, ageStart.length).equals(ageStart) ? '.age' : ''
}

const isSealed = (start: Buffer) => start.subarray(0, sealedStart.length).equals(sealedStart)

/** Encrypts bytes with a passphrase, in bounded memory, in the format of age (https://age-encryption.org/v1): `age -d` opens it. */
export async function* encryptBytes(
  source: AsyncIterable<Buffer>,
  passphrase: string,
): AsyncGenerator<Buffer> {
  const encrypter = new Encrypter()
  encrypter.setPassphrase(passphrase)
  encrypter.setScryptWorkFactor(workFactor)
  yield* buffersOf(await encrypter.encrypt(streamOf(source)))
}

/**
 * Decrypts what `encryptBytes` wrote, or the format of our own that was used before. Throws `invalid` for a wrong passphrase, and for bytes that were
 * changed, reordered, cut off or added (told at the end at the latest).
 */
export async function* decryptBytes(
  source: AsyncIterable<Buffer>,
  passphrase: string,
): AsyncGenerator<Buffer> {
  const { start, all } = await peek(source)
  if (isSealed(start)) return yield* openSealed(all, passphrase)
  const factor = Number(/^-> scrypt \S+ (\d+)$/m.exec(start.toString('latin1'))?.[1])
  if (!(factor <= highestWorkFactor)) throw damaged()
  const decrypter = new Decrypter()
  decrypter.addPassphrase(passphrase)
  try {
    yield* buffersOf(await decrypter.decrypt(streamOf(all)))
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('no identity matched'))
      throw new AppError('invalid', 'The key does not open this file')
    throw damaged(error)
  }
}

const damaged = (cause?: unknown) =>
  new AppError('invalid', 'This file is damaged or was changed', cause === undefined ? {} : { cause })

function streamOf(source: AsyncIterable<Buffer>): ReadableStream<Uint8Array> {
  const iterator = source[Symbol.asyncIterator]()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await iterator.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await iterator.return?.()
    },
  })
}

async function* buffersOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Buffer> {
  for await (const bytes of stream) yield Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

/** The file's header, and the whole again. */
async function peek(source: AsyncIterable<Buffer>) {
  const iterator = source[Symbol.asyncIterator]()
  let start: Buffer = Buffer.alloc(0)
  while (start.length < headerBytes) {
    const { done, value } = await iterator.next()
    if (done) break
    start = Buffer.concat([start, value])
  }
  async function* all() {
    yield start
    yield* { [Symbol.asyncIterator]: () => iterator }
  }
  return { start: start.subarray(0, headerBytes), all: all() }
}
