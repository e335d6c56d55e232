import { type Loaded, page } from '#app/document/page.server.tsx'
import { claimIds, claims } from '#config/brand.ts'
import { about } from '#content/about.ts'
import { claimOfFaq } from '#content/faq/index.ts'
import { proofWords } from '#content/proof-words.ts'
import { ownSceneOf } from '#content/scenes.ts'
import { requestCtx } from '#features/context/request-context.server.ts'
import { disclosuresOf } from '#features/publishing/firm/disclosures.ts'
import { evidenceOr } from '#features/publishing/firm/evidence-words.ts'
import { readEvidence } from '#features/publishing/firm/evidence.server.ts'
import { readIdentity } from '#features/publishing/firm/identity.server.ts'
import { readProof } from '#features/publishing/firm/proof.server.ts'
import { listFaqEntries } from '#features/publishing/faq/faq.server.ts'
import { Picture } from '#ui/picture.tsx'
import { Container, Section } from '#ui/section.tsx'
import type { Route } from './+types/about'
import { AskLine } from './parts/links/ask-line.tsx'
import { ClaimList } from './parts/about/claim-list.tsx'
import { FirmFacts } from './parts/about/firm-facts.tsx'
import { Principles } from './parts/about/principles.tsx'
import { CaseList } from './parts/proof/cases.tsx'
import { CertificateList } from './parts/proof/certificates.tsx'
import { People } from './parts/proof/people.tsx'
import { RunChart } from './parts/about/run-chart.tsx'
import { WorkSteps } from './parts/about/work-steps.tsx'

async function load({ context }: Route.LoaderArgs) {
  const { scene, ...words } = about
  const { basis, faqBasis, ...claimWords } = words.claims
  const ctx = context.get(requestCtx)
  const evidence = await readEvidence(ctx)
  const rows = claimIds.map((id) => ({
    value: claims[id].value,
    text: claims[id].text,
    ...evidenceOr(evidence[id], basis[id]),
  }))
  const { value, text, source } = claimOfFaq(await listFaqEntries(ctx))
  return {
    ...words,
    proof: await readProof(ctx),
    firm: { ...words.firm, disclosures: disclosuresOf(await readIdentity(ctx)) },
    ...ownSceneOf('page', { ...scene, title: about.title }),
    claims: { ...claimWords, rows: [...rows, { value, text, source, basis: faqBasis }] },
  }
}

export const loader = page(async (args: Route.LoaderArgs) => <AboutPage data={await load(args)} />)

function AboutPage({ data }: { data: Loaded<typeof load> }) {
  const { title, intro, picture, alt, work, principles, measured, refuses, claims, proof, firm, action } =
    data
  return (
    <>
      <Container className="grid gap-x-8 gap-y-8 pt-8 md:grid-cols-12 md:pt-12">
        <h1 className="text-4xl md:col-span-7">{title}</h1>
        <p className="text-lg text-pretty md:col-span-5 md:self-end">{intro}</p>
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
            <p className="text-lg text-pretty">{measured.text}</p>
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
      <People people={proof.people} />
      {proof.cases.length > 0 && (
        <Section id="cases" title={proofWords.cases.title}>
          <CaseList cases={proof.cases} />
        </Section>
      )}
      {proof.certificates.length > 0 && (
        <Section id="certificates" title={proofWords.certificates.title}>
          <CertificateList certificates={proof.certificates} />
        </Section>
      )}
      <Section id="claims" title={claims.title} intro={claims.text}>
        <ClaimList columns={claims.columns} rows={claims.rows} />
      </Section>
      <AskLine {...action} />
    </>
  )
}
