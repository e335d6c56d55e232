import { Icon } from '#ui/icon.tsx'

/** The honest part: cases in which something else is better. */
export function NotFor({ id, title, lines }: { id: string; title: string; lines: string[] }) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="-mx-5 mt-16 bg-sunk px-5 py-8 md:mx-0 md:px-8 print:mx-0 print:mt-6 print:p-0!"
    >
      <h2 id={`${id}-title`} className="text-2xl">
        {title}
      </h2>
      <ul className="mt-4">
        {lines.map((line) => (
          <li key={line} className="flex gap-4 border-t border-rule py-3 first:border-0 print:py-2">
            <Icon name="minus" size={18} className="mt-1.5 shrink-0 text-slate" />
            <span className="max-w-text">{line}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
