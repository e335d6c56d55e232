import { Link } from 'react-router'

interface Props {
  groups: { label: string; roles: { to: string; title: string; text: string }[] }[]
}

/** Every role with a line about it, by the part of a project that asks for it. */
export function RoleGroups({ groups }: Props) {
  return (
    <div className="grid gap-x-8 gap-y-10 lg:grid-cols-2">
      {groups.map(({ label, roles }) => (
        <section key={label} aria-label={label}>
          <h3 className="border-b border-ink pb-2 font-mono text-sm font-normal text-slate">{label}</h3>
          <ul>
            {roles.map(({ to, title, text }) => (
              <li key={to} className="group relative border-b border-rule py-3">
                <Link
                  to={to}
                  prefetch="intent"
                  className="font-heading text-lg leading-snug font-semibold underline-offset-4 after:absolute after:inset-0 group-hover:text-sea group-hover:underline"
                >
                  {title}
                </Link>
                <p className="mt-0.5 text-base text-slate max-sm:hidden">{text}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
