import { brand, openingHours, tagline } from '#config/brand.ts'
import { footerLinks } from '#content/navigation.ts'
import { StatisticsSwitch } from '#features/analytics/events/statistics-switch.tsx'
import { BrandMark } from '#ui/brand-mark.tsx'
import { classes } from '#ui/classes.ts'
import { Container } from '#ui/section.tsx'
import { ThemeButtons } from '#ui/theme-buttons.tsx'
import { BrandLine } from '#ui/brand-line.tsx'

const linkClass =
  'inline-flex min-h-9 min-w-11 items-center py-1.5 leading-snug text-ink hover:text-sea hover:underline touch:min-h-11'

/** `sender`: who runs the site in law, in a line; empty while nobody has filled it in. */
export function SiteFooter({ sender }: { sender: string }) {
  return (
    <footer className="break-inside-avoid bg-sunk text-base print:mt-6 print:text-sm">
      <BrandLine className="h-10 text-rule-strong print:hidden" />
      <Container className="grid gap-x-8 gap-y-8 pb-10 pt-6 md:grid-cols-12 md:pb-14 print:block print:py-0!">
        <div className="md:col-span-4 lg:col-span-5 print:flex print:flex-wrap print:items-center print:gap-x-6 print:border-t print:border-rule print:pt-2">
          <p className="flex items-center gap-2.5 font-heading text-xl font-bold">
            <BrandMark className="size-7 text-sea" />
            {brand.name}
          </p>
          <p className="mt-3 max-w-[34ch] text-slate print:hidden">{tagline}</p>
          <address className="mt-5 not-italic print:mt-0 print:flex print:flex-wrap print:items-center print:gap-x-6">
            <a href={`mailto:${brand.email}`} className={linkClass}>
              {brand.email}
            </a>
            <br className="print:hidden" />
            <a href={brand.phone.href} className={linkClass}>
              {brand.phone.label}
            </a>
            <p className="text-sm text-slate">{openingHours.label}</p>
          </address>
        </div>
        <nav
          aria-label="Footer"
          className="grid grid-cols-2 gap-x-8 gap-y-6 sm:grid-cols-3 md:col-span-8 lg:col-span-7 print:hidden"
        >
          {footerLinks.map(({ heading, links }) => (
            <div key={heading} className="max-sm:nth-2:row-span-2">
              <h2 className="mb-2 font-sans text-sm font-normal text-slate">{heading}</h2>
              <ul>
                {links.map((link) => (
                  <li key={link.to}>
                    <a href={link.to} className={linkClass}>
                      {link.label}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </Container>
      <Container className="text-sm text-slate">
        <div className="flex flex-wrap items-center gap-x-8 gap-y-2 border-t border-rule py-5 print:border-0 print:py-1">
          {sender && <p className="mr-auto max-w-[80ch]">{sender}</p>}
          {/* Even gaps between the words, and even “X” wide enough for a finger. */}
          <ul className={classes('-mx-4.5 flex flex-wrap print:hidden', !sender && 'mr-auto')}>
            {brand.social.map(({ name, url }) => (
              <li key={name}>
                <a href={url} target="_blank" rel="noopener noreferrer" className={`${linkClass} px-4.5`}>
                  {name}
                  <span className="sr-only"> (opens in a new tab)</span>
                </a>
              </li>
            ))}
          </ul>
          <div className="contents print:hidden">
            <StatisticsSwitch className={linkClass} />
            <ThemeButtons theme="light" />
          </div>
        </div>
      </Container>
    </footer>
  )
}
