import { type Loaded, page } from '#app/document/page.server.tsx'
import { brand } from '#config/brand.ts'
import { about } from '#content/about.ts'
import { claimOfFaq } from '#content/faq/index.ts'
import { ownSceneOf } from '#content/scenes.ts'
import { requestCtx } from '#features/context/request-context.server.ts'
import { listFaqEntries } from '#features/publishing/faq/faq.server.ts'
import { Picture } from '#ui/picture.tsx'
import { Container, Section } from '#ui/section.tsx'
import type { Route } from './+types/about'
import { AskLine } from './parts/links/ask-line.tsx'
import { ClaimList } from './parts/about/claim-list.tsx'
import { FirmFacts } from './parts/about/firm-facts.tsx'
import { Principles } from './parts/about/principles.tsx'
import { RunChart } from './parts/about/run-chart.tsx'
import { WorkSteps } from './parts/about/work-steps.tsx'

async function load({ context }: Route.LoaderArgs) {
  const { scene, ...words } = about
  const { basis, faqBasis, ...claims } = words.claims
  const rows = Object.entries(brand.claims).map(([id, { value, text, evidence }]) => {
    const known = Object.entries(basis).find(([name]) => name === id)
    return { value, text, evidence, basis: known?.[1] ?? '' }
  })
  const { value, text, evidence } = claimOfFaq(await listFaqEntries(context.get(requestCtx)))
  return {
    ...words,
    ...ownSceneOf('page', { ...scene, title: about.title }),
    claims: { ...claims, rows: [...rows, { value, text, evidence, basis: faqBasis }] },
  }
}

export const loader = page(async (args: Route.LoaderArgs) => <AboutPage data={await load(args)} />)

function AboutPage({ data }: { data: Loaded<typeof load> }) {
  const { title, intro, picture, alt, work, principles, measured, refuses, claims, firm, action } = data
  return (
    <>
      <Container className="grid gap-x-8 gap-y-8 pt-8 md:grid-cols-12 md:pt-12">
        <h1 className="text-4xl md:col-span-7">{title}</h1>
        <p className="text-lg md:col-span-5 md:self-end">{intro}</p>
        <div className="md:col-span-8">
          <Picture picture={picture} alt={alt} priority className="h-auto w-full" />
        </div>
        <FirmFacts {...firm} className="md:col-span-4 md:self-end" />
      </Container>
      <Section id="work" title={work.title} intro={work.text}>
        <WorkSteps columns={work.columns} steps={work.steps} />
      </Section>
      <Principles {...principles} />
      <Section id="measured" title={measured.title}>
        <div className="grid gap-x-8 gap-y-8 lg:grid-cols-12">
          <div className="lg:col-span-7">
            <RunChart {...measured.chart} />
          </div>
          <div className="lg:col-span-5">
            <p className="text-lg">{measured.text}</p>
            <ul className="mt-5 border-t border-rule">
              {measured.rules.map((rule) => (
                <li key={rule} className="border-b border-rule py-3">
                  {rule}
                </li>
              ))}
            </ul>
          </div>
        </div>
      </Section>
      <Section id="refuses" tone="sunk" title={refuses.title} intro={refuses.text}>
        <ul className="grid gap-x-8 md:grid-cols-2">
          {refuses.items.map((item) => (
            <li
              key={item}
              className="border-t border-rule-strong py-4 font-heading text-lg leading-snug font-semibold"
            >
              {item}
            </li>
          ))}
        </ul>
      </Section>
      <Section id="claims" title={claims.title} intro={claims.text}>
        <ClaimList columns={claims.columns} rows={claims.rows} />
      </Section>
      <AskLine {...action} />
    </>
  )
}
