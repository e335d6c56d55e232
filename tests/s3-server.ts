import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import S3rver from 's3rver'

export const storeKeys = { keyId: 'S3RVER', secret: 'a secret of the store, 5f2c1' }

/** What the gate before the store does instead of handing on. `cutAfter` is of the bytes of a request's body. */
export type StoreFault =
  | 'down'
  | 'forbidden'
  | 'busy'
  | 'full'
  | 'silent'
  | { cutAfter: number }
  | { slowMs: number }
  | { refuse: (method: string, path: string) => boolean }

export interface StoreServer {
  /** Of a bucket and a prefix, as a setting. */
  url: string
  /** The files of the bucket, on the disk. */
  folder: string
  set(fault: StoreFault | undefined): void
  /** How far the store's clock is ahead. */
  setClock(aheadMs: number): void
  /** Method and path of every request that was let through. */
  seen: string[]
}

/**
 * A server of S3's protocol (s3rver) for the length of a test, behind a gate that does what s3rver leaves out: it refuses wrong signatures and
 * times as S3 does, and has faults when told so.
 */
export async function startStore(): Promise<StoreServer> {
  const folder = await mkdtemp(join(tmpdir(), 'store-'))
  const inner = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder,
    vhostBuckets: false,
    configureBuckets: [{ name: 'backups' }],
  })
  const { port: innerPort } = await inner.run()
  let fault: StoreFault | undefined
  let aheadMs = 0
  const seen: string[] = []

  const gate = createServer((from, to) => {
    from.on('error', () => undefined)
    const { method = '', url: path = '' } = from
    const refused = refusal(from, Date.now() + aheadMs)
    if (refused) return refuse(to, 403, refused)
    if (fault === 'silent') return
    if (fault === 'forbidden') return refuse(to, 403, 'AccessDenied')
    if (fault === 'busy') return refuse(to, 503, 'SlowDown')
    const isRefused = typeof fault === 'object' && 'refuse' in fault && fault.refuse(method, path)
    if (isRefused) return refuse(to, 403, 'AccessDenied')
    if (fault === 'full' && (method === 'PUT' || method === 'POST')) return refuse(to, 507, 'QuotaExceeded')
    seen.push(`${method} ${path}`)
    void handOn(from, to, innerPort, fault)
  })
  const listen = async (port: number) => {
    gate.listen(port, '127.0.0.1')
    await once(gate, 'listening')
    return (gate.address() as AddressInfo).port
  }
  const port = await listen(0)
  onTestFinished(async () => {
    gate.closeAllConnections()
    gate.close()
    await inner.close()
    await rm(folder, { recursive: true, force: true })
  })
  return {
    url: `http://127.0.0.1:${port}/backups/site`,
    folder: join(folder, 'backups'),
    seen,
    setClock: (ms) => (aheadMs = ms),
    set(next) {
      if (next === 'down') {
        gate.close()
        gate.closeAllConnections()
      } else if (!gate.listening) gate.listen(port, '127.0.0.1')
      fault = next
    },
  }
}

async function handOn(
  from: IncomingMessage,
  to: ServerResponse,
  port: number,
  fault: StoreFault | undefined,
): Promise<void> {
  const { method, url: path, headers } = from
  const slowMs = typeof fault === 'object' && 'slowMs' in fault ? fault.slowMs : 0
  const cutAfter = typeof fault === 'object' && 'cutAfter' in fault ? fault.cutAfter : Infinity
  const inner = request({ host: '127.0.0.1', port, method, path, headers })
  inner.on('error', () => to.destroy())
  inner.on('response', (answer) => {
    to.writeHead(answer.statusCode ?? 500, answer.headers)
    answer.pipe(to)
  })
  let sent = 0
  try {
    for await (const chunk of from as AsyncIterable<Buffer>) {
      sent += chunk.length
      if (sent > cutAfter) {
        inner.destroy()
        from.socket.resetAndDestroy()
        return
      }
      if (slowMs > 0) await sleep(slowMs)
      if (!inner.write(chunk)) await once(inner, 'drain')
    }
    inner.end()
  } catch {
    inner.destroy()
  }
}

function refuse(to: ServerResponse, status: number, code: string) {
  const text = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>No</Message></Error>`
  to.writeHead(status, { 'content-type': 'application/xml', connection: 'close' }).end(text)
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** The code with which S3 refuses a request, or undefined for one that is well signed (AWS Signature Version 4). */
function refusal(from: IncomingMessage, now: number): string | undefined {
  const { keyId, given, expected } = signatures(from, storeKeys.secret) ?? {}
  if (keyId !== storeKeys.keyId) return 'InvalidAccessKeyId'
  if (given !== expected) return 'SignatureDoesNotMatch'
  const at = String(from.headers['x-amz-date']).replace(
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/,
    '$1-$2-$3T$4:$5:$6Z',
  )
  return Math.abs(now - Date.parse(at)) > 15 * 60_000 ? 'RequestTimeTooSkewed' : undefined
}

/** The signature that a request carries, and the one it should carry with this secret. */
export function signatures(
  { method, url = '', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  secret: string,
): { keyId: string; given: string; expected: string } | undefined {
  const match =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    )
  if (!match) return undefined
  const [, keyId = '', day = '', region = '', signed = '', given = ''] = match
  const [path = '', query = ''] = url.split('?')
  const names = signed.split(';')
  const canonical = [
    method,
    path,
    query
      .split('&')
      .filter(Boolean)
      .map((pair) => (pair.includes('=') ? pair : `${pair}=`))
      .toSorted()
      .join('&'),
    ...names.map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    signed,
    headers['x-amz-content-sha256'],
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n')
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secret}`)
  return { keyId, given, expected: hmac(key, toSign).toString('hex') }
}
