import type { NavLink } from '#content/navigation.ts'
import { Icon } from '#ui/icon.tsx'

interface Props {
  label: string
  links: NavLink[]
  className: string
}

/** Opens under the pointer on desktops and by tap or key everywhere; `<details>` does it without a script. */
export function SolutionsMenu({ label, links, className }: Props) {
  return (
    <li data-menu-area className="group relative">
      <details data-menu className="peer">
        <summary className={`${className} cursor-pointer  gap-1 [&::-webkit-details-marker]:hidden`}>
          {label}
          <Icon name="chevron-down" size={16} className="ml-auto group-has-open:rotate-180 md:ml-0" />
        </summary>
      </details>
      <ul className="hidden border-b border-rule pl-4 peer-open:block md:absolute md:-left-5 md:top-full md:w-88 md:rounded md:border md:bg-raised md:px-5 md:py-2 md:shadow-float md:group-hover:block">
        {links.map((link) => (
          <li key={link.to} className="border-t border-rule first:border-0">
            <a href={link.to} className="block py-3 text-ink hover:text-sea">
              <span className="block text-base font-semibold md:text-sm">{link.label}</span>
              <span className="block text-sm text-slate">{link.note}</span>
            </a>
          </li>
        ))}
      </ul>
    </li>
  )
}
