import { Icon, type IconName } from '#ui/icon.tsx'
import { Container } from '#ui/section.tsx'

interface Column {
  title: string
  lines: string[]
}

export function Need({ yes, no }: { yes: Column; no: Column }) {
  return (
    <div className="bg-sunk py-12 md:py-16">
      <Container className="grid gap-x-8 gap-y-10 md:grid-cols-12">
        <Lines {...yes} id="need" icon="check" className="md:col-span-6 lg:col-span-7" tone="text-sea" />
        <Lines {...no} id="need-not" icon="minus" className="md:col-span-6 lg:col-span-5" tone="text-slate" />
      </Container>
    </div>
  )
}

interface LinesProps extends Column {
  id: string
  icon: IconName
  className: string
  tone: string
}

function Lines({ id, title, lines, icon, className, tone }: LinesProps) {
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      <ul className="mt-4 border-t border-ink">
        {lines.map((line) => (
          <li key={line} className="flex gap-3 border-b border-rule py-3">
            <Icon name={icon} size={20} className={`mt-1 shrink-0 ${tone}`} />
            {line}
          </li>
        ))}
      </ul>
    </section>
  )
}
