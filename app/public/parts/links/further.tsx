import { Link } from '#ui/link.tsx'

interface Props {
  id: string
  title: string
  links: { to: string; title: string }[]
}

/** Pages that go further, by their titles alone. */
export function Further({ id, title, links }: Props) {
  if (links.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      <ul className="mt-3 border-t border-ink">
        {links.map((link) => (
          <li key={link.to} className="border-b border-rule">
            <Link
              to={link.to}
              className="flex min-h-11 items-center py-2 underline decoration-rule-strong decoration-1 underline-offset-4 hover:text-sea hover:decoration-current"
            >
              {link.title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
