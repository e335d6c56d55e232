import { createHash } from 'node:crypto'
import { open, type FileHandle } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { S3mini, type UploadPart } from 's3mini'
import { AppError } from './errors.ts'
import { canBeTriedAgain, storeError } from './object-store-error.ts'

export interface ObjectStoreSettings {
  /** https://HOST/BUCKET or https://HOST/BUCKET/PREFIX: the bucket is part of the path, never of the host. */
  url: string
  region: string
  keyId: string
  secret: string
}

export interface StoredObject {
  /** Below the prefix. */
  name: string
  bytes: number
}

interface Transfer {
  signal: AbortSignal
  onProgress?(bytes: number, total: number): Promise<void>
}

export interface Put extends Transfer {
  /** The id of an upload in parts, before its first part; undefined once it is over. */
  onParts?(uploadId: string | undefined): Promise<void>
}

/** Files go and come in pieces of this size, one at a time, so that memory is bounded and a break costs one piece. */
const pieceBytes = 8 * 2 ** 20
/** S3 takes no more parts than this. */
const mostParts = 10_000
/** A piece that takes longer is slower than 70 kB/s. */
const pieceWithinMs = 120_000
const tries = 4
const firstPauseMs = 500
const mostListed = 100_000

export type ObjectStore = ReturnType<typeof openObjectStore>

/** Files in a bucket of S3 or of a server that speaks its protocol. Every failure is an AppError in words for a person. */
export function openObjectStore({ url, region, keyId, secret }: ObjectStoreSettings) {
  const { origin, host, pathname } = new URL(url)
  const [bucket = '', ...folders] = pathname.split('/').filter(Boolean).map(decodeURIComponent)
  const prefix = folders.map((folder) => `${folder}/`).join('')
  const target = { bucket, host }

  const client = (signal: AbortSignal) =>
    new S3mini({
      endpoint: `${origin}/${encodeURIComponent(bucket)}`,
      region,
      accessKeyId: keyId,
      secretAccessKey: secret,
      // Followed, a redirect would be signed for another host.
      fetch: (input, init) =>
        fetch(input, {
          ...init,
          redirect: 'manual',
          signal: AbortSignal.any([signal, AbortSignal.timeout(pieceWithinMs)]),
        }),
    })

  async function ask<T>(signal: AbortSignal, work: (s3: S3mini) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      signal.throwIfAborted()
      try {
        return await work(client(signal))
      } catch (error) {
        if (signal.aborted) throw error
        if (attempt >= tries || !canBeTriedAgain(error)) throw storeError(error, target)
        await sleep(firstPauseMs * 2 ** (attempt - 1), undefined, { signal })
      }
    }
  }

  async function putParts(key: string, file: FileHandle, size: number, { signal, ...told }: Put) {
    const hash = createHash('sha256')
    const step = Math.max(pieceBytes, Math.ceil(size / mostParts))
    const uploadId = await ask(signal, (s3) => s3.getMultipartUploadId(key))
    await told.onParts?.(uploadId)
    try {
      const parts: UploadPart[] = []
      for (let at = 0; at < size; at += step) {
        const piece = await readPiece(file, at, Math.min(step, size - at))
        hash.update(piece)
        const number = parts.length + 1
        parts.push(await ask(signal, (s3) => s3.uploadPart(key, uploadId, piece, number)))
        await told.onProgress?.(at + piece.length, size)
      }
      const { etag } = await ask(signal, (s3) => s3.completeMultipartUpload(key, uploadId, parts))
      if (!etag) throw new AppError('unavailable', 'The store did not put the parts of the file together')
    } catch (error) {
      await giveUpParts(key, uploadId)
      throw error
    } finally {
      await told.onParts?.(undefined)
    }
    return hash.digest('hex')
  }

  /** Parts that stay cost money; a store that forgets them by itself, or doesn't know how, is no reason to fail. */
  const giveUpParts = (key: string, uploadId: string) =>
    client(AbortSignal.timeout(pieceWithinMs))
      .abortMultipartUpload(key, uploadId)
      .catch(() => undefined)

  return {
    /** For people: nothing secret. */
    name: `${[bucket, ...folders].join('/')} at ${host}`,
    url,

    /** Stores a file under a name. Returns its size and the SHA-256 of what was sent, in hex. */
    async putFile(name: string, path: string, put: Put): Promise<{ bytes: number; sha256: string }> {
      const file = await open(path)
      try {
        const { size } = await file.stat()
        if (size > pieceBytes) return { bytes: size, sha256: await putParts(prefix + name, file, size, put) }
        const bytes = await readPiece(file, 0, size)
        await ask(put.signal, (s3) => s3.putObject(prefix + name, bytes))
        await put.onProgress?.(size, size)
        return { bytes: size, sha256: createHash('sha256').update(bytes).digest('hex') }
      } finally {
        await file.close()
      }
    },

    async putBytes(name: string, bytes: Buffer, signal: AbortSignal): Promise<void> {
      await ask(signal, (s3) => s3.putObject(prefix + name, bytes))
    },

    /** Gives up an upload in parts that a process which died had begun. */
    giveUpParts: (name: string, uploadId: string) => giveUpParts(prefix + name, uploadId),

    /** The bytes of an object of a known size. Throws `gone` when there is none, `invalid` when it has another size. */
    async *read(name: string, size: number, { signal, onProgress }: Transfer): AsyncGenerator<Buffer> {
      for (let at = 0; at < size; at += pieceBytes) {
        const end = Math.min(size, at + pieceBytes)
        const piece = await ask(signal, async (s3) => {
          const answer = await s3.getObjectRaw(prefix + name, false, at, end)
          const total = Number(/\/(\d+)$/.exec(answer.headers.get('content-range') ?? '')?.[1])
          const bytes = Buffer.from(await answer.arrayBuffer())
          if (total !== size || bytes.length !== end - at)
            throw new AppError('invalid', `${name} has another size in the store than ${size} bytes`)
          return bytes
        })
        yield piece
        await onProgress?.(end, size)
      }
    },

    /** The whole of a small object, or undefined when there is none. */
    async readWhole(name: string, signal: AbortSignal): Promise<Buffer | undefined> {
      const bytes = await ask(signal, (s3) => s3.getObjectArrayBuffer(prefix + name))
      return bytes === null ? undefined : Buffer.from(bytes)
    },

    /** What lies directly below the prefix. */
    async list(signal: AbortSignal): Promise<StoredObject[]> {
      const page = await ask(signal, (s3) => s3.listObjectsPaged('/', prefix, mostListed))
      if (!page) throw new AppError('unavailable', `There is no bucket ${bucket} at ${host}`)
      return (page.objects ?? []).flatMap(({ Key, Size }) => {
        const name = Key.slice(prefix.length)
        return Key.startsWith(prefix) && name !== '' && !name.includes('/')
          ? [{ name, bytes: Number(Size) }]
          : []
      })
    },

    async remove(name: string, signal: AbortSignal): Promise<void> {
      await ask(signal, (s3) => s3.deleteObject(prefix + name))
    },
  }
}

async function readPiece(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const piece = Buffer.alloc(length)
  for (let filled = 0; filled < length;) {
    const { bytesRead } = await file.read(piece, filled, length - filled, at + filled)
    if (bytesRead === 0) throw new AppError('gone', 'The file became shorter while it was sent')
    filled += bytesRead
  }
  return piece
}
