import { beginLoading, endLoading } from './page-loading.ts'
import { opensHere } from './opens-here.ts'

/** Shows that the next page is on its way when it takes long. */
export function tellOfSlowNavigations(): void {
  // After everybody else who may prevent it.
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link && !event.defaultPrevented && leavesPage(link, event)) beginLoading()
  })
  addEventListener('submit', (event) => !event.defaultPrevented && beginLoading())
  addEventListener('pagehide', endLoading)
  // Stopped, or what came was no page.
  window.navigation?.addEventListener('navigateerror', endLoading)
  // The same where a browser doesn't tell.
  addEventListener('focus', endLoading)
}

function leavesPage(link: HTMLAnchorElement, event: MouseEvent): boolean {
  if (!opensHere(link, event) || !link.protocol.startsWith('http')) return false
  const isInPage = link.hash !== '' && link.pathname === location.pathname && link.search === location.search
  return link.href !== '' && !isInPage
}
