const patienceMs = 20_000

/** A page of this site as a document; undefined when nothing came that could be shown. */
export function fetchPage(request: XMLHttpRequest, address: string): Promise<Document | undefined> {
  return new Promise((done) => {
    request.open('GET', address)
    request.responseType = 'document'
    request.timeout = patienceMs
    request.addEventListener('loadend', () =>
      done(request.status === 200 ? (request.responseXML ?? undefined) : undefined),
    )
    request.send()
  })
}
