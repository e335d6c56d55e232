import { areasServed, brand, openingHours, services } from '#config/brand.ts'
import { ArrowLink } from '#app/public/parts/links/arrow-link.tsx'
import { classes } from '#ui/classes.ts'

interface Props {
  title: string
  areas: string
  services: string
  reach: string
  hours: string
  london: { label: string; to: string }
  /** Who the firm is in law. */
  disclosures: { label: string; value: string }[]
  className?: string
}

/** Who we are by the brand's own facts, as on the title block of a drawing. */
export function FirmFacts({
  title,
  areas,
  services: offered,
  reach,
  hours,
  london,
  disclosures,
  className,
}: Props) {
  const { email, phone } = brand
  return (
    <section aria-labelledby="firm" className={classes('border-t border-ink text-base', className)}>
      <h2 id="firm" className="sr-only">
        {title}
      </h2>
      <dl>
        <Fact name={areas}>{areasServed.join(', ')}</Fact>
        <Fact name={offered}>{services.join(', ')}</Fact>
        <Fact name={reach}>
          <a href={`mailto:${email}`}>{email}</a>
          <br />
          <a href={phone.href}>{phone.label}</a>
        </Fact>
        <Fact name={hours}>{openingHours.label}</Fact>
        {disclosures.map(({ label, value }) => (
          <Fact key={label} name={label}>
            <span className="whitespace-pre-line">{value}</span>
          </Fact>
        ))}
      </dl>
      <ArrowLink to={london.to}>{london.label}</ArrowLink>
    </section>
  )
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="border-b border-rule py-2.5">
      <dt className="font-mono text-xs text-slate">{name}</dt>
      <dd className="leading-snug">{children}</dd>
    </div>
  )
}
