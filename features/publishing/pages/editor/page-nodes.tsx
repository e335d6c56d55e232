import { useEffect, useRef } from 'react'
import type { PageChoices } from '#features/publishing/pages/page.schema.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast.tsx'
import { EntryButtons } from './entry-buttons.tsx'
import { PageFieldInput } from './page-field-input.tsx'
import { emptyEntryOf, optionsOf, withField, type PageFieldList, type PageNode } from './page-fields.ts'
import { entryAt, withEntry, withEntryMoved, withoutEntry } from './page-lists.ts'

interface NodesProps {
  choices: PageChoices
  text: string
  isReadOnly: boolean
  onChange: (text: string) => void
}

/** Fields and lists in the order of the file. */
export function PageNodes({ nodes, ...page }: NodesProps & { nodes: readonly PageNode[] }) {
  const { choices, text, isReadOnly, onChange } = page
  return nodes.map((node) =>
    node.kind === 'list' ? (
      <PageList key={node.path.join('.')} list={node} {...page} />
    ) : (
      <PageFieldInput
        key={node.path.join('.')}
        field={node}
        options={optionsOf(choices, node.path)}
        isReadOnly={isReadOnly}
        onChange={(value) => onChange(withField(text, node.path, value, choices))}
      />
    ),
  )
}

/** A list of the front matter: its entries are added, removed and moved, and each is written in its fields. */
function PageList({ list, ...page }: NodesProps & { list: PageFieldList }) {
  const { choices, text, isReadOnly, onChange } = page
  const { path, label, entries } = list
  const section = useRef<HTMLElement>(null)
  /** What gets the focus once React has drawn the change. */
  const next = useRef<string>(undefined)
  const latest = useRef(text)
  useEffect(() => {
    latest.current = text
    if (next.current === undefined) return
    section.current?.querySelector<HTMLElement>(next.current)?.focus()
    next.current = undefined
  })

  const empty = emptyEntryOf(choices, path)
  const mayChange = !isReadOnly && empty !== undefined
  // A list of names may be empty; one that a page shows keeps its last entry.
  const mayRemove = entries.length > 1 || optionsOf(choices, [...path, 0]) !== undefined
  const entry = (at: number) => `:scope > ol > li:nth-child(${at + 1})`

  function add() {
    next.current = `${entry(entries.length)} :is(input, textarea, select)`
    onChange(withEntry(text, path, empty))
  }
  function move(from: number, to: number) {
    // At an end only the other way is left.
    const way = to === 0 || (to > from && to < entries.length - 1) ? 'down' : 'up'
    next.current = `${entry(to)} > * [data-move=${way}]`
    onChange(withEntryMoved(text, path, from, to))
  }
  function remove(at: number, name: string) {
    const removed = entryAt(text, path, at)
    next.current = ':scope > button'
    onChange(withoutEntry(text, path, at))
    toast({
      title: `${name} was removed`,
      action: {
        label: 'Put it back',
        run: () => {
          if (section.current) onChange(withEntry(latest.current, path, removed, at))
        },
      },
    })
  }

  const buttons = (at: number, name: string) =>
    mayChange && (
      <EntryButtons
        name={name}
        at={at}
        last={entries.length - 1}
        mayRemove={mayRemove}
        onMove={(to) => move(at, to)}
        onRemove={() => remove(at, name)}
      />
    )

  return (
    <section ref={section} aria-label={label} className="min-w-0 pb-2">
      <ol className="grid gap-1">
        {entries.map(({ label: name, nodes }, at) => {
          const isOne = nodes.length === 1 && nodes[0]?.kind !== 'list'
          return (
            <li key={name} className={isOne ? 'flex items-start gap-1' : 'border-l-2 border-rule pl-3'}>
              {!isOne && (
                <div className="flex items-center">
                  <span className="min-w-0 grow font-semibold">{name}</span>
                  {buttons(at, name)}
                </div>
              )}
              <div className="grid min-w-0 grow gap-1">
                <PageNodes nodes={nodes} {...page} />
              </div>
              {isOne && <div className="pt-7">{buttons(at, name)}</div>}
            </li>
          )
        })}
      </ol>
      {mayChange && (
        <Button size="sm" variant="quiet" icon="plus" onClick={add}>
          Add to {label.charAt(0).toLowerCase() + label.slice(1)}
        </Button>
      )}
    </section>
  )
}
