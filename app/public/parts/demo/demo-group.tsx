import { CoverLink } from '#app/public/parts/links/cover-link.tsx'
import { MarginGroup } from '#app/public/parts/lists/margin-group.tsx'

interface Props {
  id: string
  label: string
  demos: { to: string; title: string; summary: string; ownData: string }[]
  dataLabel: string
}

/** What they start from, in the margin; the demos with what they do and which file they take. */
export function DemoGroup({ id, label, demos, dataLabel }: Props) {
  return (
    <MarginGroup id={id} label={label}>
      {demos.map(({ to, title, summary, ownData }) => (
        <li
          key={to}
          className="group relative grid gap-x-8 gap-y-2 border-b border-rule py-5 first:pt-0 lg:grid-cols-[3fr_2fr]"
        >
          <div>
            <h3 className="text-lg leading-snug">
              <CoverLink to={to}>{title}</CoverLink>
            </h3>
            <p className="mt-1 text-base">{summary}</p>
          </div>
          <p className="text-sm text-slate">
            <span className="block font-mono text-xs">{dataLabel}</span>
            {ownData}
          </p>
        </li>
      ))}
    </MarginGroup>
  )
}
