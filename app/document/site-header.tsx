import type { NavLink } from '#content/navigation.ts'
import { BrandMark } from '#ui/brand-mark.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { island } from '#ui/island.server.tsx'
import { Container } from '#ui/section.tsx'
import { AccountLinks } from './account-links.tsx'
import { SolutionsMenu } from './solutions-menu.tsx'

const Account = island('account', AccountLinks, 'asked')

const linkClass =
  'flex min-h-11 items-center md:touch:min-w-11 md:touch:justify-center border-b border-rule text-base text-ink underline-offset-8 hover:text-sea md:border-0 md:text-sm max-md:aria-[current=page]:font-semibold aria-[current=page]:text-sea md:aria-[current=page]:underline'

interface Props {
  brand: string
  links: NavLink[]
  /** Of the page it stands on. */
  path: string
}

export function SiteHeader({ brand, links, path }: Props) {
  return (
    <header data-menu-area className="relative z-20 border-b border-rule bg-paper framed:hidden">
      <Container className="flex flex-wrap items-center gap-x-3 py-2 min-[22.5rem]:gap-x-5">
        <a
          href="/"
          aria-label={`${brand}, home`}
          className="mr-auto flex min-h-11 items-center gap-2.5 font-heading text-lg font-bold tracking-tight text-ink xl:mr-6"
        >
          <BrandMark className="size-7 text-sea" />
          {brand}
        </a>
        <a
          href="/search"
          aria-label="Search"
          className="grid size-11 place-items-center text-ink hover:text-sea max-md:-mr-4 xl:order-1 xl:-mr-4 xl:ml-auto print:hidden"
        >
          <Icon name="search" />
        </a>
        <details data-menu className="peer md:hidden print:hidden">
          <summary className="flex min-h-11 cursor-pointer items-center gap-2 pl-3 text-base [&::-webkit-details-marker]:hidden">
            <Icon name="menu" />
            Menu
          </summary>
        </details>
        <div className="hidden basis-full pb-6 peer-open:block md:contents print:hidden">
          <nav aria-label="Main" className="md:order-last md:basis-full xl:order-none xl:basis-auto">
            <ul className="md:flex md:flex-wrap md:gap-x-6 xl:gap-x-5">
              {links.map((link) =>
                link.items ? (
                  <SolutionsMenu
                    key={link.to}
                    label={link.label}
                    links={link.items}
                    tools={link.tools ?? []}
                    className={linkClass}
                  />
                ) : (
                  <li key={link.to}>
                    <a
                      href={link.to}
                      aria-current={link.to === path ? 'page' : undefined}
                      className={linkClass}
                    >
                      {link.label}
                    </a>
                  </li>
                ),
              )}
            </ul>
          </nav>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-4 pt-4 md:pt-0 xl:order-2">
            <Account />
            <ButtonLink
              to="/ai-readiness-assessment"
              variant="secondary"
              size="sm"
              className="ml-auto md:ml-0"
            >
              Get Started
            </ButtonLink>
          </div>
        </div>
      </Container>
    </header>
  )
}
