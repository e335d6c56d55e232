import { useEffect, useRef, useState } from 'react'
import type { DataHelp } from '#features/demos/frame/demo-controls.ts'

/** Where such data lies in a plant and how it is taken out, program by program. The steps are there once they are opened, and not in the weight of every first visit. */
export function DataHelp({ help }: { help: DataHelp[] }) {
  const details = useRef<HTMLDetailsElement>(null)
  const [isOpen, setOpen] = useState(false)
  // Opened before this code was there.
  useEffect(() => setOpen(details.current?.open ?? false), [])
  if (help.length === 0) return null
  return (
    <details
      ref={details}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="border-b border-rule text-sm print:hidden"
    >
      <summary className="unfolds min-h-11 py-2.5 pr-2 font-semibold">
        How to get it from {listed(help.map(({ name }) => name))}
      </summary>
      {isOpen && (
        <div className="grid gap-x-8 gap-y-4 pb-4 lg:grid-cols-2">
          {help.map(({ name, what, steps }) => (
            <section key={name} aria-label={name} className="border-t border-rule pt-3">
              <h3 className="font-sans text-sm font-semibold tracking-normal">{name}</h3>
              <p className="mt-1 max-w-text">{what}</p>
              <ol className="mt-2 max-w-text list-decimal space-y-1 pl-5 text-slate">
                {steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </section>
          ))}
        </div>
      )}
    </details>
  )
}

const listed = (names: string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`
