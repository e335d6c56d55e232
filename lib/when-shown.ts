/** Calls `go` at once, or as soon as a page that the browser draws ahead is shown: it may never be. */
export function whenShown(go: () => void): void {
  if (Reflect.get(document, 'prerendering') === true)
    document.addEventListener('prerenderingchange', go, { once: true })
  else go()
}
