import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { codingFor } from './page-cache.ts'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
// Several milliseconds of a thread that isn't the server's; twice the quality takes ten times as long.
const brotliQuality = 4
const nothing = Buffer.alloc(0)

/**
 * A page for this one request, such as a list with a filter, packed as its client takes it. Only what is the same for everybody: the length of a
 * packed answer tells of what stands beside the words of its address.
 */
export async function packAnswer(answer: Response, acceptEncoding: string | null): Promise<Response> {
  const { headers } = answer
  if (!answer.body || !headers.get('content-type')?.startsWith('text/html')) return answer
  if (!headers.get('cache-control')?.startsWith('public')) return answer
  headers.append('vary', 'accept-encoding')
  const coding = codingFor(acceptEncoding ?? undefined, { body: { br: nothing, gzip: nothing } })
  if (coding === 'identity') return answer
  const html = Buffer.from(await answer.arrayBuffer())
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
  }
  const body = coding === 'br' ? await brotli(html, { params }) : await gzipped(html)
  headers.set('content-encoding', coding)
  return new Response(new Uint8Array(body), { status: answer.status, headers })
}
