interface Told {
  name: string
  type: string
  size: number
}

/**
 * A file as an answer: always to be saved, never opened in place, kept by nobody on the way. `read` gives its pieces by their number, and undefined
 * after the last.
 */
export function fileAnswer(
  { name, type, size }: Told,
  read: (part: number) => Promise<Uint8Array | undefined>,
): Response {
  return new Response(streamOf(read), {
    headers: {
      'content-type': type.startsWith('text/') ? 'text/plain; charset=utf-8' : type,
      'content-length': String(size),
      'content-disposition': `attachment; filename="file"; filename*=UTF-8''${encode(name)}`,
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
  })
}

const encode = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

function streamOf(read: (part: number) => Promise<Uint8Array | undefined>) {
  let part = 0
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const piece = await read(part)
      part += 1
      if (piece) controller.enqueue(piece)
      else controller.close()
    },
  })
}
