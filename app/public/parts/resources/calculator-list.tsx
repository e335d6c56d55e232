import { Link } from '#ui/link.tsx'
import { Icon } from '#ui/icon.tsx'

interface Props {
  items: { to: string; title: string; text: string; example: { label: string; value: string } }[]
  words: { open: string; example: string }
}

/** Three instruments side by side, each with what it reads for its example; the whole of one is its link. */
export function CalculatorList({ items, words }: Props) {
  return (
    <ul className="grid gap-8 md:grid-cols-3">
      {items.map(({ to, title, text, example }) => (
        <li
          key={to}
          className="group relative flex flex-col border border-rule-strong bg-raised p-6 transition-colors hover:border-ink"
        >
          <p className="border-b border-rule pb-4 font-mono text-xs text-slate">
            <span className="block font-heading text-3xl font-semibold tracking-tight tabular-nums text-sea">
              {example.value}
            </span>
            {example.label}, {words.example}
          </p>
          <h3 className="mt-4 text-xl">
            <Link
              to={to}
              className="underline decoration-rule-strong decoration-1 underline-offset-4 after:absolute after:inset-0 group-hover:decoration-current"
            >
              {title}
            </Link>
          </h3>
          <p className="mt-2 text-base text-slate">{text}</p>
          <p
            aria-hidden="true"
            className="mt-auto flex items-center gap-2 pt-6 text-sm font-semibold text-sea"
          >
            {words.open}
            <Icon name="arrow-right" size={18} />
          </p>
        </li>
      ))}
    </ul>
  )
}
