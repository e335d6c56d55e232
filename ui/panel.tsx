import { Icon } from './icon.tsx'

interface PanelProps {
  title: string
  children: React.ReactNode
}

/** A part of a staff screen beside the main one, under a strong rule. */
export function Panel({ title, children }: PanelProps) {
  return (
    <section className="min-w-0 border-t-2 border-rule-strong pt-3">
      <h2 className="pb-2 text-lg">{title}</h2>
      {children}
    </section>
  )
}

/** One that is seldom needed: its title in a line, the rest when it is opened. */
export function FoldedPanel({ title, isOpen = false, children }: PanelProps & { isOpen?: boolean }) {
  return (
    <details open={isOpen} className="group min-w-0 border-t-2 border-rule-strong">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 hover:text-sea [&::-webkit-details-marker]:hidden">
        <h2 className="grow text-lg">{title}</h2>
        <Icon
          name="chevron-right"
          size={18}
          className="shrink-0 text-slate transition-transform group-open:rotate-90"
        />
      </summary>
      <div className="pt-1 pb-2">{children}</div>
    </details>
  )
}
