interface Props {
  id: string
  label: string
  children: React.ReactNode
}

/** A list of links with its subject in the margin. */
export function MarginGroup({ id, label, children }: Props) {
  return (
    <section aria-labelledby={id} className="grid gap-x-8 border-t border-ink pt-4 pb-12 md:grid-cols-12">
      <h2 id={id} className="mb-3 max-w-[16ch] text-xl md:col-span-3">
        {label}
      </h2>
      <ul className="md:col-span-9">{children}</ul>
    </section>
  )
}
