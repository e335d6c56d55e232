/** A part of a staff screen beside the main one, under a strong rule. */
export function Panel({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="min-w-0 border-t-2 border-rule-strong pt-3">
      <h2 className="pb-2 text-lg">{title}</h2>
      {children}
    </section>
  )
}
