import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { messageOf } from '#lib/api-client.ts'
import type { PostCheck } from '#features/publishing/posts/post.schema.ts'
import type { FullPost } from '#features/publishing/posts/posts.server.ts'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'

interface Props {
  check: PostCheck | undefined
  error: unknown
  render: (post: FullPost) => React.ReactNode
}

const widths = { full: 'w-full', phone: 'mx-auto w-[390px] max-w-full' }

/** The page of an article in a window of its own, so that it lays itself out as on a screen of that width. */
export function PostPreview({ check, error, render }: Props) {
  const [width, setWidth] = useState<keyof typeof widths>('full')
  if (!check) {
    return error ? (
      <ErrorState title="The page can’t be shown" text={messageOf(error)} />
    ) : (
      <SkeletonRows rows={8} label="Drawing the page" />
    )
  }
  return (
    <section aria-label="Preview of the page" className="flex h-full min-h-[70svh] flex-col">
      <div className="flex items-center gap-2 pb-2">
        <p className="mr-auto text-slate">
          {error ? (
            <span role="status" className="text-signal-strong">
              This preview is a moment old. {messageOf(error)}
            </span>
          ) : (
            'As the page will be'
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
      <Window className={`min-h-0 grow border border-rule bg-paper ${widths[width]}`}>
        {render(check.post)}
      </Window>
    </section>
  )
}

/** An empty document that wears the style of this one; what is drawn in it stays part of this screen. */
function Window({ className, children }: { className: string; children: React.ReactNode }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [body, setBody] = useState<HTMLElement>()

  function dress() {
    const inner = frame.current?.contentDocument
    if (!inner) return
    if (!inner.head.querySelector('style')) {
      for (const style of document.head.querySelectorAll('style, link[rel="stylesheet"]'))
        inner.head.append(inner.importNode(style, true))
    }
    inner.title = 'Preview'
    setBody(inner.body)
  }

  useEffect(() => {
    if (!body) return undefined
    const copy = () => {
      const root = frame.current?.contentDocument?.documentElement
      if (!root) return
      root.lang = document.documentElement.lang
      root.className = document.documentElement.className
      for (const { name, value } of document.documentElement.attributes)
        if (name.startsWith('data-')) root.setAttribute(name, value)
    }
    copy()
    const watch = new MutationObserver(copy)
    watch.observe(document.documentElement, { attributes: true })
    return () => watch.disconnect()
  }, [body])

  useEffect(dress, [])

  return (
    <>
      <iframe ref={frame} title="Preview" sandbox="allow-same-origin" onLoad={dress} className={className} />
      {body &&
        createPortal(
          // Links are shown and lead nowhere: the words around them aren't saved by a click.
          <div
            role="presentation"
            className="pb-16 text-base"
            onClickCapture={(event) => {
              if (event.target instanceof Node && closestLink(event.target)) event.preventDefault()
            }}
          >
            {children}
          </div>,
          body,
        )}
    </>
  )
}

/** The frame has classes of its own, so `instanceof HTMLElement` doesn't hold there. */
function closestLink(node: Node): Element | null {
  const element = node.nodeType === Node.ELEMENT_NODE ? (node as Element) : node.parentElement
  return element?.closest('a') ?? null
}
