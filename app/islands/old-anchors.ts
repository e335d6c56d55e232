/** An address that names a question's place in the list, as all did once, goes on to the whole answer. */
export function startOldAnchors(list: HTMLElement): void {
  const go = () => {
    const id = decodeURIComponent(location.hash.slice(1))
    const link = id && list.querySelector<HTMLAnchorElement>(`li[id="${CSS.escape(id)}"] h3 a`)
    if (link) location.replace(link.href)
  }
  addEventListener('hashchange', go)
  go()
}
