import { Children, useId, type ComponentType, type ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { Slot } from './slot.tsx'

/**
 * When an island starts: when someone uses it; also at the first key, wherever the focus is; already when it comes near the screen; or only
 * where `app/islands/islands.ts` says so.
 */
export type Start = 'use' | 'keys' | 'near' | 'asked'

/**
 * A part of a document that React takes over in the browser (`app/islands/islands.ts` finds it by `name`). It is rendered by itself, so that the
 * browser can hydrate it alone: no context of the page reaches it, and its props must be JSON. Only children may be anything: they
 * become HTML, which the browser leaves as it stands. Props that are too large to
 * are in the page a second time are fetched by the browser before it hydrates.
 */
export function island<P extends object>(
  name: string,
  Component: ComponentType<P>,
  start: Start = 'use',
  fetched?: { props: readonly (keyof P & string)[]; from(props: P): string },
) {
  const left: string[] = ['children', ...(fetched?.props ?? [])]
  return function Island(props: P & { children?: ReactNode }) {
    const id = useId()
    const slots = Children.map(Children.toArray(props.children), (child, i) => (
      <Slot html={renderToStaticMarkup(child, { identifierPrefix: `${id}${i}` })} />
    ))
    const html = renderToString(<Component {...props} {...(slots.length > 0 && { children: slots })} />, {
      identifierPrefix: id,
    })
    return (
      <div
        className="contents"
        data-island={name}
        data-start={start}
        data-id={id}
        data-props={JSON.stringify(
          Object.fromEntries(Object.entries(props).filter(([prop]) => !left.includes(prop))),
        )}
        data-from={fetched?.from(props)}
        data-slots={slots.length}
        dangerouslySetInnerHTML={{ __html: html }}
      />
    )
  }
}
