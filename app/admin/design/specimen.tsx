export interface PartProps {
  theme: 'light' | 'dark'
}

export function Specimen({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="border-t border-rule-strong pt-3">
      <h2 className="mb-5 font-mono text-xs text-slate">{title}</h2>
      {children}
    </section>
  )
}
