import type { IncomingMessage } from 'node:http'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createGunzip, createZstdDecompress } from 'node:zlib'
import { FetchRefused } from './refused.ts'

export const acceptedEncodings = 'gzip, br, zstd'

function decoderOf(encoding: string): Transform | undefined {
  switch (encoding.trim().toLowerCase()) {
    case '':
    case 'identity':
      return undefined
    case 'gzip':
    case 'x-gzip':
      return createGunzip()
    case 'br':
      return createBrotliDecompress()
    case 'zstd':
      return createZstdDecompress()
    default:
      throw new FetchRefused(
        'response',
        `the answer is encoded as ${encoding.slice(0, 40)}, which was not asked for`,
      )
  }
}

/** The decoded body. Stops as soon as what arrived, or what it unpacks to, is more than `maxBytes`. */
export async function readBody(
  response: IncomingMessage,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Buffer> {
  const length = Number(response.headers['content-length'] ?? 0)
  if (length > maxBytes) throw tooLarge(maxBytes)
  const decoder = decoderOf(response.headers['content-encoding'] ?? '')
  const collected: { bytes: Buffer } = { bytes: Buffer.alloc(0) }
  const collect = async (source: Readable | AsyncIterable<Buffer>) => {
    const chunks: Buffer[] = []
    let size = 0
    for await (const chunk of source) {
      size += chunk.length
      if (size > maxBytes) throw tooLarge(maxBytes)
      chunks.push(chunk)
    }
    collected.bytes = Buffer.concat(chunks)
  }
  if (decoder) await pipeline(response, atMost(maxBytes), decoder, collect, { signal })
  else await pipeline(response, collect, { signal })
  return collected.bytes
}

function atMost(maxBytes: number) {
  let size = 0
  return new Transform({
    transform(chunk: Buffer, _, done) {
      size += chunk.length
      if (size > maxBytes) done(tooLarge(maxBytes))
      else done(null, chunk)
    },
  })
}

function tooLarge(maxBytes: number) {
  return new FetchRefused('size', `the answer is larger than ${(maxBytes / 1_000_000).toFixed(1)} MB`)
}

/** Text by byte order mark, then the header, then what the first kilobyte of XML or HTML says of itself, then UTF-8. */
export function textOf(bytes: Buffer, contentType: string | null): string {
  return decoderFor(charsetOf(bytes, contentType)).decode(bytes)
}

function charsetOf(bytes: Buffer, contentType: string | null): string {
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  const named = /;\s*charset\s*=\s*"?([\w.:-]{1,40})/i.exec(contentType ?? '')?.[1]
  if (named) return named
  const start = bytes.subarray(0, 1024).toString('latin1')
  const declared =
    /^\s*<\?xml[^>]{0,200}?\sencoding\s*=\s*["']([\w.:-]{1,40})/i.exec(start) ??
    /<meta[^>]{0,200}?charset\s*=\s*["']?([\w.:-]{1,40})/i.exec(start)
  return declared?.[1] ?? 'utf-8'
}

function decoderFor(label: string) {
  try {
    return new TextDecoder(label)
  } catch {
    return new TextDecoder('utf-8')
  }
}
