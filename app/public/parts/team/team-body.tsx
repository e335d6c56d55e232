import { Further } from '#app/public/parts/links/further.tsx'
import { Why } from '#app/public/parts/home/why.tsx'
import { People } from '#app/public/parts/proof/people.tsx'
import type { Proof } from '#features/publishing/firm/proof.server.ts'
import { teamFormWords } from '#content/enquiry-form-words.ts'
import { RateBands } from './rate-bands.tsx'
import { FirstDays } from '#app/public/parts/role/first-days.tsx'
import { Need } from '#app/public/parts/role/need.tsx'
import { TermList } from '#app/public/parts/text/term-list.tsx'
import { TeamRequestSection } from '#features/team-request/team-request-section.tsx'
import { Container } from '#ui/section.tsx'
import type { RoleSlug } from '#config/roles.ts'
import type { teamAugmentationPage } from '#content/team-augmentation-page.ts'
import type { EnquiryFormState } from '#features/intake/enquiry-form-state.ts'
import { HiringSteps } from './hiring-steps.tsx'

type Props = ReturnType<typeof teamAugmentationPage> & {
  preset: readonly RoleSlug[]
  people: Proof['people']
  state: EnquiryFormState | undefined
}

export function TeamBody(props: Props) {
  const { get, why, roles, bands, levels, steps, days, rules, fit, links, request, choices } = props
  const { people, preset, state } = props
  return (
    <>
      <Container className="pt-12 md:pt-20">
        <section aria-labelledby="get">
          <h2 id="get" className="mb-5 text-3xl">
            {get.title}
          </h2>
          <TermList lines={get.lines} />
        </section>
      </Container>
      <People people={people} />
      <Container className="grid gap-x-8 gap-y-6 pt-14 pb-14 md:grid-cols-12 md:pt-20 md:pb-20">
        <div className="md:col-span-5">
          <h2 className="text-3xl">{bands.title}</h2>
          <p className="mt-4 max-w-[44ch] text-lg text-slate">{bands.intro}</p>
        </div>
        <RateBands
          label={bands.title}
          unit={bands.rate}
          levels={levels}
          basis={bands.basis}
          className="md:col-span-7"
        />
      </Container>
      <Need yes={fit.yes} no={fit.no} />
      <TeamRequestSection
        title={request.title}
        intro={request.intro}
        page="/team-augmentation"
        choices={choices}
        words={teamFormWords()}
        roles={roles}
        preset={preset}
        state={state}
      />
      <HiringSteps {...steps} />
      <FirstDays {...days} />
      <Why {...why} />
      <Container className="grid gap-x-8 gap-y-12 pt-14 pb-16 md:pt-24 md:pb-24 lg:grid-cols-12">
        <section aria-labelledby="rules" className="lg:col-span-8">
          <h2 id="rules" className="text-3xl">
            {rules.title}
          </h2>
          <p className="mt-4 mb-6 max-w-text text-lg text-slate">{rules.intro}</p>
          <TermList lines={rules.lines} />
        </section>
        <div className="lg:col-span-4">
          <Further id="questions" title={rules.questions} links={links} />
        </div>
      </Container>
    </>
  )
}
