import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { codingFor } from './page-cache.ts'

const gzipped = promisify(gzip)
const nothing = Buffer.alloc(0)

/**
 * A page for this one request, such as a list with a filter, packed where its client takes that; brotli is no smaller in the same time. Only what
 * is the same for everybody: the length of a packed answer tells of what stands beside the words of its address.
 */
export async function packAnswer(answer: Response, acceptEncoding: string | null): Promise<Response> {
  const { headers } = answer
  if (!answer.body || !headers.get('content-type')?.startsWith('text/html')) return answer
  if (!headers.get('cache-control')?.startsWith('public')) return answer
  headers.append('vary', 'accept-encoding')
  if (codingFor(acceptEncoding ?? undefined, { body: { gzip: nothing } }) !== 'gzip') return answer
  const packed = await gzipped(Buffer.from(await answer.arrayBuffer()))
  headers.set('content-encoding', 'gzip')
  return new Response(new Uint8Array(packed), { status: answer.status, headers })
}
