let isAlways = false
let isWatching = false

/** Lets links load whole documents while there is no connection: the service worker answers those with what it kept. */
export function watchLinks(): void {
  if (isWatching) return
  isWatching = true
  // Before React hears of the click, on its way down.
  window.addEventListener(
    'click',
    (event) => {
      if (!isAlways && navigator.onLine) return
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      if (link instanceof HTMLAnchorElement && isPage(link)) event.stopPropagation()
    },
    true,
  )
  window.addEventListener('popstate', () => isAlways && location.reload())
}

/** From now on every link does: a newer version of the site is out, and this tab's code is no longer on the server. */
export function loadWholeDocuments(): void {
  isAlways = true
  watchLinks()
}

function isPage(link: HTMLAnchorElement) {
  // A button that is a link without JavaScript does its own.
  if (link.role === 'button') return false
  const isElsewhere = link.origin !== location.origin || link.target !== '' || link.hasAttribute('download')
  const isPlace = link.hash !== '' && link.pathname === location.pathname
  return !isElsewhere && !isPlace && !/\.\w+$/.test(link.pathname)
}
