import { Link, useLocation } from 'react-router'
import { brand } from '#config/brand.ts'
import { BrandMark } from '#ui/brand-mark.tsx'
import { IconButton } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/icon.tsx'
import { Menu, MenuLink } from '#ui/menu.tsx'
import { destinationOf, type Destination } from './destinations.ts'

function useIsHere() {
  const here = destinationOf(useLocation().pathname)
  return (one: Destination) => one.to === here?.to
}

/** Left on a wide screen: a column of words, the present place marked by a rule. */
export function SideNavigation({ places }: { places: Destination[] }) {
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
        {places.map((one) => (
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
        To the public site
        <Icon name="arrow-up-right" size={14} />
      </a>
    </nav>
  )
}

const mostAtBottom = 5

/** Below on a phone: up to five places under the thumb, the rest behind More. */
export function BottomNavigation({ places }: { places: Destination[] }) {
  const isHere = useIsHere()
  const shown = places.length > mostAtBottom ? places.slice(0, mostAtBottom - 1) : places
  const rest = places.slice(shown.length)
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
          className={classes(
            '-mt-px flex min-h-14 min-w-0 flex-1 flex-col items-center justify-center gap-0.5 border-t-2 border-transparent text-xs text-slate -outline-offset-2',
            'aria-[current=page]:border-sea aria-[current=page]:font-semibold aria-[current=page]:text-ink',
          )}
        >
          <Icon name={one.icon} />
          {one.label}
        </Link>
      ))}
      {rest.length > 0 && (
        <div className="grid flex-1 place-items-center">
          <Menu trigger={<IconButton icon="more" label="More places" />}>
            {rest.map(({ to, label, icon }) => (
              <MenuLink key={to} to={to} icon={icon}>
                {label}
              </MenuLink>
            ))}
          </Menu>
        </div>
      )}
    </nav>
  )
}
