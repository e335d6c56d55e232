import type { NavLink } from '#content/navigation.ts'
import { Icon } from '#ui/icon.tsx'

interface Props {
  label: string
  links: NavLink[]
  /** Ways to choose among them. */
  tools: NavLink[]
  className: string
}

/** Opens under the pointer on desktops and by tap or key everywhere; `<details>` does it without a script. */
export function SolutionsMenu({ label, links, tools, className }: Props) {
  return (
    <li data-menu-area className="group">
      <details data-menu className="peer">
        <summary className={`${className} cursor-pointer  gap-1 [&::-webkit-details-marker]:hidden`}>
          {label}
          <Icon name="chevron-down" size={16} className="ml-auto group-has-open:rotate-180 md:ml-0" />
        </summary>
      </details>
      {/* As wide as the page; the way down from the word is bridged, so that the pointer doesn't lose it. */}
      <div className="hidden border-b border-rule pl-4 peer-open:block md:absolute md:inset-x-0 md:top-full md:border-t md:bg-raised md:pl-0 md:shadow-float md:before:absolute md:before:inset-x-0 md:before:-top-2 md:before:h-2 md:group-hover:block">
        <div className="mx-auto max-w-page md:grid md:grid-cols-[2fr_1fr] md:gap-x-8 md:px-8 md:py-6">
          <Links links={tools} className="md:order-last md:border-l md:pl-8" />
          <Links links={links} className="md:grid md:grid-cols-2 md:gap-x-8 lg:grid-cols-3" />
        </div>
      </div>
    </li>
  )
}

function Links({ links, className }: { links: NavLink[]; className: string }) {
  return (
    <ul className={className}>
      {links.map(({ to, label, note }) => (
        <li key={to} className="border-t border-rule md:border-0">
          <a href={to} className="block py-3 leading-snug text-ink hover:text-sea md:py-2">
            <span className="block text-base font-semibold md:text-sm">{label}</span>
            <span className="block text-sm text-slate">{note}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
