import { useEffect, useRef, useState } from 'react'
import type { PageCheck, PageDetail } from '#features/publishing/pages/page.schema.ts'
import { Button } from '#ui/button.tsx'

const widths = { full: 'w-full', phone: 'mx-auto w-[390px] max-w-full' }

/** The page itself, drawn by the server with the saved draft; no code of it runs here. */
export function PagePreview({ page, check }: { page: PageDetail; check: PageCheck | undefined }) {
  const [width, setWidth] = useState<keyof typeof widths>('full')
  const fault = check?.fault
  return (
    <section aria-label="Preview of the page" className="flex h-full min-h-[70svh] flex-col">
      <div className="flex items-center gap-2 pb-2">
        <p className="mr-auto text-slate">
          {fault ? (
            <span role="status" className="text-signal-strong">
              Line {fault.line}: {fault.message}
            </span>
          ) : page.previewKey ? (
            'As the page will be'
          ) : (
            'As the page is'
          )}
        </p>
        {(['full', 'phone'] as const).map((name) => (
          <Button
            key={name}
            size="sm"
            variant={width === name ? 'secondary' : 'quiet'}
            aria-pressed={width === name}
            onClick={() => setWidth(name)}
          >
            {name === 'full' ? 'Whole width' : 'Phone'}
          </Button>
        ))}
      </div>
      <Window
        address={`/api/page-previews/${page.previewKey ?? page.id}`}
        version={page.version}
        isHeld={fault !== null && fault !== undefined}
        className={`min-h-0 grow border border-rule bg-paper ${widths[width]}`}
      />
    </section>
  )
}

/** Loads the page anew with each saved version, and stays where it was scrolled to. While a draft can't be shown the last one stays. */
function Window({
  address,
  version,
  isHeld,
  className,
}: {
  address: string
  version: number
  isHeld: boolean
  className: string
}) {
  const frame = useRef<HTMLIFrameElement>(null)
  const scrolled = useRef(0)
  const wanted = `${address}?version=${version}`
  const [first] = useState(wanted)

  useEffect(() => {
    const inner = frame.current?.contentWindow
    if (!inner || isHeld || inner.location.href.endsWith(wanted)) return
    scrolled.current = inner.scrollY
    inner.location.replace(wanted)
  }, [wanted, isHeld])

  function dress() {
    const inner = frame.current?.contentDocument
    if (!inner) return
    for (const { name, value } of document.documentElement.attributes)
      if (name.startsWith('data-')) inner.documentElement.setAttribute(name, value)
    inner.defaultView?.scrollTo(0, scrolled.current)
    // Links are shown and lead nowhere: what is being read is the draft.
    inner.addEventListener('click', (event) => event.preventDefault(), { capture: true })
  }

  return (
    <iframe
      ref={frame}
      title="Preview"
      src={first}
      sandbox="allow-same-origin"
      onLoad={dress}
      className={className}
    />
  )
}
