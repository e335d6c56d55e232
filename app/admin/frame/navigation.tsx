import { useLocation } from 'react-router'
import { Link } from '#ui/link.tsx'
import { brand } from '#config/brand.ts'
import { BrandMark } from '#ui/brand-mark.tsx'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/icon.tsx'
import { Menu, MenuLink } from '#ui/menu.tsx'
import { destinationOf, type Destination } from './destinations.ts'

function useIsHere() {
  const here = destinationOf(useLocation().pathname)
  return (one: Destination) => one.to === here?.to
}

/** Left on a wide screen: a column of words, the present one marked by a rule. */
export function SideNavigation({ destinations }: { destinations: Destination[] }) {
  const isHere = useIsHere()
  return (
    <nav
      aria-label="Staff area"
      className="sticky top-0 hidden h-svh flex-col border-r border-rule md:flex print:hidden"
    >
      <Link
        to="/dashboard"
        className="flex h-14 items-center gap-2 px-5 font-heading text-base font-bold tracking-tight"
      >
        <BrandMark className="size-6 text-sea" />
        {brand.name}
      </Link>
      <ul className="py-3">
        {destinations.map((one) => (
          <li key={one.to}>
            <Link
              to={one.to}
              aria-current={isHere(one) ? 'page' : undefined}
              className="flex min-h-9 items-center gap-2.5 border-l-2 border-transparent px-5 text-slate transition-colors hover:text-ink aria-[current=page]:border-sea aria-[current=page]:font-semibold aria-[current=page]:text-ink"
            >
              <Icon name={one.icon} size={18} />
              {one.label}
            </Link>
          </li>
        ))}
      </ul>
      <a
        href="/"
        className="mt-auto flex min-h-11 items-center gap-1.5 px-5 pb-3 text-xs text-slate hover:text-ink"
      >
        View the public site
        <Icon name="arrow-up-right" size={14} />
      </a>
    </nav>
  )
}

const mostAtBottom = 5
const slot =
  '-mt-px flex min-h-14 min-w-0 flex-1 flex-col items-center justify-center gap-0.5 border-t-2 text-xs -outline-offset-2'
const slotHere = 'border-sea font-semibold text-ink'
const slotElsewhere = 'border-transparent text-slate'

/** Below on a phone: up to five under the thumb, the rest behind More. */
export function BottomNavigation({ destinations }: { destinations: Destination[] }) {
  const isHere = useIsHere()
  const shown = destinations.length > mostAtBottom ? destinations.slice(0, mostAtBottom - 1) : destinations
  const rest = destinations.slice(shown.length)
  const isInRest = rest.some(isHere)
  return (
    <nav
      aria-label="Staff area"
      className="fixed inset-x-0 bottom-0 z-20 flex border-t border-rule bg-paper pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
    >
      {shown.map((one) => (
        <Link
          key={one.to}
          to={one.to}
          aria-current={isHere(one) ? 'page' : undefined}
          className={classes(slot, isHere(one) ? slotHere : slotElsewhere)}
        >
          <Icon name={one.icon} />
          <span className="max-w-full truncate">{one.shortLabel ?? one.label}</span>
        </Link>
      ))}
      {rest.length > 0 && (
        <Menu
          trigger={
            <button
              type="button"
              aria-label="More screens"
              className={classes('cursor-pointer', slot, isInRest ? slotHere : slotElsewhere)}
            >
              <Icon name="more" />
              More
            </button>
          }
        >
          {rest.map((one) => (
            <MenuLink key={one.to} to={one.to} icon={one.icon} isHere={isHere(one)}>
              {one.label}
            </MenuLink>
          ))}
        </Menu>
      )}
    </nav>
  )
}
