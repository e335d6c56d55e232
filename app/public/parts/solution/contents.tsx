/** The parts of the page beside its text, where there is room for both. */
export function Contents({ title, parts }: { title: string; parts: { id: string; title: string }[] }) {
  return (
    <nav aria-label={title} className="hidden pt-16 lg:col-span-3 lg:block">
      <div className="sticky top-6">
        <p className="font-mono text-sm text-slate">{title}</p>
        <ol className="mt-3 max-w-52">
          {parts.map((part) => (
            <li key={part.id} className="border-t border-rule">
              <a
                href={`#${part.id}`}
                className="block py-2 text-sm underline-offset-4 hover:text-sea hover:underline"
              >
                {part.title}
              </a>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  )
}

export function Part({ id, title, children }: { id: string; title: string; children: React.ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="pt-16">
      <h2 id={`${id}-title`} className="mb-6 text-2xl">
        {title}
      </h2>
      {children}
    </section>
  )
}
