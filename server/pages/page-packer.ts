import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** As text: it needs nothing of the server, so it is the same in a build and without one. */
const program = `
const { brotliCompressSync, constants, gunzipSync } = require('node:zlib')
const os = require('node:os')
os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL)
process.on('message', (gzip) => {
  const html = gunzipSync(gzip)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: html.length }
  process.send(brotliCompressSync(html, { params }))
})`

/**
 * Packs with brotli as tightly as it goes, in a process of its own that gives way to visitors, and whose memory is given back at its end. It ends
 * with this one too.
 */
export function startPagePacker() {
  const child = spawn(process.execPath, ['--eval', program], {
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  })
  const gone = new AbortController()
  child.on('error', () => gone.abort())
  child.once('exit', () => gone.abort())
  // The server never waits for it.
  child.unref()
  child.channel?.unref()
  return {
    /** One at a time. Rejects when the process is gone. */
    async pack(gzip: Buffer): Promise<Buffer> {
      child.send(gzip, (error) => error && gone.abort())
      const [packed]: unknown[] = await once(child, 'message', { signal: gone.signal })
      if (!Buffer.isBuffer(packed)) throw new TypeError('The packer sends bytes')
      return packed
    },
    /** It ends when it has done what it was given. */
    close() {
      if (child.connected) child.disconnect()
    },
  }
}
