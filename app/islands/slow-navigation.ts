const patienceMs = 300

/** Shows that the next page is on its way when it takes long. */
export function tellOfSlowNavigations(): void {
  const sign = document.getElementById('page-loading')
  if (!sign) return
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = () => {
    clearTimeout(timer)
    sign.hidden = true
  }
  const begin = () => {
    end()
    timer = setTimeout(() => (sign.hidden = false), patienceMs)
  }
  // After everybody else who may prevent it.
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link && !event.defaultPrevented && leavesPage(link, event)) begin()
  })
  addEventListener('submit', (event) => !event.defaultPrevented && begin())
  addEventListener('pagehide', end)
  // A download or an answer without content leaves the page as it is.
  addEventListener('focus', end)
}

function leavesPage(link: HTMLAnchorElement, event: MouseEvent): boolean {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return false
  if (link.target !== '' || link.hasAttribute('download') || !link.protocol.startsWith('http')) return false
  const isPlace = link.hash !== '' && link.pathname === location.pathname && link.search === location.search
  return link.href !== '' && !isPlace
}
