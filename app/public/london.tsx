import { type Loaded, page } from '#app/document/page.server.tsx'
import { brand } from '#config/brand.ts'
import { london } from '#content/london.ts'
import { ownSceneOf } from '#content/scenes.ts'
import { requestCtx } from '#features/context/request-context.server.ts'
import { addressOf } from '#features/publishing/firm/disclosures.ts'
import { readIdentity } from '#features/publishing/firm/identity.server.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Picture } from '#ui/picture.tsx'
import { Container, Section } from '#ui/section.tsx'
import type { Route } from './+types/london'
import { ArrowLink } from './parts/links/arrow-link.tsx'
import { SectorList } from './parts/london/sector-list.tsx'
import { VisitPlan } from './parts/london/visit-plan.tsx'
import { TextTable } from './parts/text/text-table.tsx'

async function load({ context }: Route.LoaderArgs) {
  const { scene, ...words } = london
  const { columns, rows, ...travel } = words.travel
  const firm = await readIdentity(context.get(requestCtx))
  return {
    ...words,
    firm: { name: firm.legalName || brand.name, address: addressOf(firm) },
    ...ownSceneOf('page', { ...scene, title: london.title }),
    travel: {
      ...travel,
      columns: [columns.where, columns.how, columns.rhythm],
      rows: rows.map(({ where, how, rhythm }) => [where, how, rhythm]),
    },
  }
}

export const loader = page(async (args: Route.LoaderArgs) => <LondonPage data={await load(args)} />)

function LondonPage({ data }: { data: Loaded<typeof load> }) {
  const { title, intro, picture, alt, sectors, visit, travel, local, firm, address, action } = data
  return (
    <>
      <Container className="grid gap-x-8 gap-y-8 pt-8 md:grid-cols-12 md:items-center md:pt-12">
        <div className="md:col-span-5">
          <h1 className="text-4xl">{title}</h1>
          <p className="mt-5 max-w-[46ch] text-lg">{intro}</p>
          <ButtonLink to="/contact" variant="signal" size="lg" className="mt-8">
            {action.label}
          </ButtonLink>
        </div>
        <div className="md:col-span-7">
          <Picture picture={picture} alt={alt} priority className="h-auto w-full" />
        </div>
      </Container>
      <Section id="sectors" title={sectors.title} intro={sectors.text}>
        <SectorList items={sectors.items} />
      </Section>
      <VisitPlan {...visit} />
      <Section id="travel" title={travel.title} intro={travel.text}>
        <TextTable columns={travel.columns} rows={travel.rows} label={travel.title} />
      </Section>
      <Section id="local" tone="sunk" title={local.title}>
        <dl className="grid gap-x-8 gap-y-8 sm:grid-cols-2 xl:grid-cols-4">
          {local.items.map(({ name, text }) => (
            <div key={name} className="border-t border-rule-strong pt-4">
              <dt className="font-heading text-lg leading-snug font-semibold">{name}</dt>
              <dd className="mt-2 text-base">{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Container className="grid gap-x-8 gap-y-12 py-14 md:grid-cols-12 md:py-22">
        <section aria-labelledby="address" className="border-t border-ink pt-5 md:col-span-5">
          <h2 id="address" className="text-2xl">
            {address.title}
          </h2>
          <address className="mt-4 not-italic">
            <p className="font-semibold">{firm.name}</p>
            {firm.address && <p>{firm.address}</p>}
            <p className="mt-3">
              <a href={brand.phone.href}>{brand.phone.label}</a>
              <br />
              <a href={`mailto:${brand.email}`}>{brand.email}</a>
              <br />
              {address.hours}
            </p>
          </address>
          <p className="mt-3 text-slate">{address.text}</p>
        </section>
        <section aria-labelledby="action" className="border-t border-ink pt-5 md:col-span-6 md:col-start-7">
          <h2 id="action" className="text-2xl">
            {action.title}
          </h2>
          <p className="mt-4 max-w-[48ch] text-lg">{action.text}</p>
          <p className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-3">
            <ButtonLink to="/contact" size="lg">
              {action.label}
            </ButtonLink>
            <ArrowLink to={address.about.to}>{address.about.label}</ArrowLink>
          </p>
        </section>
      </Container>
    </>
  )
}
