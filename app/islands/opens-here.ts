/** Whether this click opens the link in this window, not in another one or as a file. */
export function opensHere(link: HTMLAnchorElement, event: MouseEvent): boolean {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return false
  return link.target === '' && !link.hasAttribute('download')
}
