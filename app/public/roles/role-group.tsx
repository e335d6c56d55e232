import { Link } from 'react-router'

interface Props {
  id: string
  label: string
  roles: { slug: string; title: string; summary: string }[]
}

/** Why one hires, in the margin; the roles that answer it as lines of a register. */
export function RoleGroup({ id, label, roles }: Props) {
  return (
    <section
      aria-labelledby={`${id}-title`}
      className="grid gap-x-8 border-t border-ink pt-4 pb-12 md:grid-cols-12"
    >
      <h2 id={`${id}-title`} className="mb-3 max-w-[16ch] text-xl md:col-span-3">
        {label}
      </h2>
      <ul className="md:col-span-9">
        {roles.map(({ slug, title, summary }) => (
          <li
            key={slug}
            className="group relative grid gap-x-8 gap-y-1 border-t border-rule py-4 first:border-0 md:grid-cols-9 md:first:pt-0"
          >
            <h3 className="text-lg leading-snug md:col-span-3">
              <Link
                to={`/ai-roles/${slug}`}
                prefetch="intent"
                viewTransition
                className="underline-offset-4 after:absolute after:inset-0 group-hover:text-sea group-hover:underline"
              >
                {title}
              </Link>
            </h3>
            <p className="max-w-text text-base text-slate md:col-span-6">{summary}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
