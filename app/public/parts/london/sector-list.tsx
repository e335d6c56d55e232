import { ArrowLink } from '#app/public/parts/links/arrow-link.tsx'

interface Sector {
  place: string
  trade: string
  text: string
  to: string
  link: string
}

/** Places around the city, what is made there, and the problem to start with. */
export function SectorList({ items }: { items: Sector[] }) {
  return (
    <ul className="border-t border-ink">
      {items.map(({ place, trade, text, to, link }) => (
        <li key={place} className="grid gap-x-8 gap-y-2 border-b border-rule py-5 md:grid-cols-12">
          <div className="md:col-span-4">
            <h3 className="text-xl">{place}</h3>
            <p className="mt-1 font-mono text-xs text-slate">{trade}</p>
          </div>
          <p className="max-w-text md:col-span-5">{text}</p>
          <p className="md:col-span-3 md:justify-self-end">
            <ArrowLink to={to}>{link}</ArrowLink>
          </p>
        </li>
      ))}
    </ul>
  )
}
