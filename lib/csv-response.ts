/** A CSV file that is sent as it is written: the reader's pace is the writer's. An error after the first piece cuts the answer off. */
export function csvResponse(
  fileName: string,
  pieces: AsyncGenerator<string>,
  headers: Record<string, string> = {},
): Response {
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await pieces.return(undefined)
    },
  })
  return new Response(body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${fileName}"`,
      ...headers,
    },
  })
}
