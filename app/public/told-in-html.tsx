import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'

/**
 * Long text that a document's HTML holds isn't sent with it a second time as data: there the properties `names` are for the
 * server's own rendering only, since the router sends enumerable properties. A navigation in the browser gets them as data.
 */
export function toldInHtml<Data extends object, Name extends keyof Data>(
  request: Request,
  data: Data,
  ...names: Name[]
): Omit<Data, Name> & Partial<Pick<Data, Name>> {
  const isNavigation = new URL(request.url).pathname.endsWith('.data')
  const hidden = Object.fromEntries(names.map((name) => [name, { enumerable: false }]))
  return isNavigation ? data : Object.defineProperties(data, hidden)
}

const asItStands = { __html: '' }

/** Holds what `toldInHtml` kept back. Without the data, React leaves what the server wrote inside as it stands, with working links. */
export function ToldInHtml({ isTold, children }: { isTold: boolean; children: React.ReactNode }) {
  return isTold ? <AsItStands /> : <div>{children}</div>
}

function AsItStands() {
  const navigate = useNavigate()
  const area = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a')
      const isOther = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
      if (!link || isOther || link.origin !== location.origin) return
      if (link.hash && link.pathname === location.pathname) return
      event.preventDefault()
      void navigate(link.pathname + link.search + link.hash, { viewTransition: true })
    }
    const { current } = area
    current?.addEventListener('click', follow)
    return () => current?.removeEventListener('click', follow)
  }, [navigate])
  return <div ref={area} suppressHydrationWarning dangerouslySetInnerHTML={asItStands} />
}
