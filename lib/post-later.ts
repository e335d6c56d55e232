/** Posts JSON to our own server without waiting; it goes out also while the page goes away. A failure is only logged. */
export function postLater(url: string, data: object): void {
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(data),
    keepalive: true,
  }).catch((error: unknown) => console.warn(`${url} was not reached`, error))
}
