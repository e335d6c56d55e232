import { CoverLink } from '#app/public/parts/links/cover-link.tsx'

interface Props {
  groups: { label: string; roles: { to: string; title: string; text: string }[] }[]
}

/** Every role with a line about it, by the part of a project that asks for it. */
export function RoleGroups({ groups }: Props) {
  return (
    <div className="grid gap-x-8 gap-y-6 sm:gap-y-10 lg:grid-cols-2">
      {groups.map(({ label, roles }) => (
        <section key={label} aria-label={label}>
          <h3 className="border-b border-ink pb-2 font-mono text-sm font-normal text-slate">{label}</h3>
          <ul className="max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-5">
            {roles.map(({ to, title, text }) => (
              <li key={to} className="group relative border-b border-rule py-3">
                <CoverLink to={to} className="font-heading text-lg leading-snug font-semibold">
                  {title}
                </CoverLink>
                <p className="mt-0.5 text-base text-slate max-sm:hidden">{text}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
