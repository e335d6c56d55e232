import { Link } from 'react-router'

interface Props {
  id: string
  label: string
  demos: { to: string; title: string; summary: string; ownData: string }[]
  dataLabel: string
}

/** What they start from, in the margin; the demos with what they do and which file they take. */
export function DemoGroup({ id, label, demos, dataLabel }: Props) {
  return (
    <section aria-labelledby={id} className="grid gap-x-8 border-t border-ink pt-4 pb-12 md:grid-cols-12">
      <h2 id={id} className="mb-3 max-w-[16ch] text-xl md:col-span-3">
        {label}
      </h2>
      <ul className="md:col-span-9">
        {demos.map(({ to, title, summary, ownData }) => (
          <li
            key={to}
            className="group relative grid gap-x-8 gap-y-2 border-b border-rule py-5 first:pt-0 lg:grid-cols-[3fr_2fr]"
          >
            <div>
              <h3 className="text-lg leading-snug">
                <Link
                  to={to}
                  prefetch="intent"
                  viewTransition
                  className="underline-offset-4 after:absolute after:inset-0 group-hover:text-sea group-hover:underline"
                >
                  {title}
                </Link>
              </h3>
              <p className="mt-1 text-base">{summary}</p>
            </div>
            <p className="text-sm text-slate">
              <span className="block font-mono text-xs">{dataLabel}</span>
              {ownData}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
