import { CoverLink } from '#app/public/parts/links/cover-link.tsx'
import { MarginGroup } from '#app/public/parts/lists/margin-group.tsx'

interface Props {
  id: string
  label: string
  roles: { slug: string; title: string; summary: string }[]
}

/** Why one hires, in the margin; the roles that answer it as lines of a register. */
export function RoleGroup({ id, label, roles }: Props) {
  return (
    <MarginGroup id={`${id}-title`} label={label}>
      {roles.map(({ slug, title, summary }) => (
        <li
          key={slug}
          className="group relative grid gap-x-8 gap-y-1 border-t border-rule py-4 first:border-0 md:grid-cols-9 md:first:pt-0"
        >
          <h3 className="text-lg leading-snug md:col-span-3">
            <CoverLink to={`/ai-roles/${slug}`}>{title}</CoverLink>
          </h3>
          <p className="max-w-text text-base text-slate md:col-span-6">{summary}</p>
        </li>
      ))}
    </MarginGroup>
  )
}
