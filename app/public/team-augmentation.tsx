import { data, redirect } from 'react-router'
import { roleSlugs } from '#config/roles.ts'
import { teamAugmentationPage } from '#content/team-augmentation.ts'
import { requestCtx } from '#features/context/request-context.server.ts'
import { listFaqEntries } from '#features/publishing/faq.server.ts'
import { requestThanksPath } from '#features/team-request/request-paths.ts'
import { submitTeamRequestForm } from '#features/team-request/team-request-form.server.ts'
import { TeamRequestSection } from '#features/team-request/team-request-section.tsx'
import { Container, Section } from '#ui/section.tsx'
import type { Route } from './+types/team-augmentation'
import { ArrowLink } from './arrow-link.tsx'
import { Further } from './further.tsx'
import { Why } from './home/why.tsx'
import { RateBands } from './rate-bands.tsx'
import { FirstDays } from './role/first-days.tsx'
import { Need } from './role/need.tsx'
import { HiringSteps } from './team/hiring-steps.tsx'
import { RoleGroups } from './team/role-groups.tsx'
import { TeamHero } from './team/team-hero.tsx'
import { TermList } from './term-list.tsx'
import { toolHandle } from './tool-sheet.tsx'

export const handle = toolHandle

/** A role's page may name its role in the address: the form opens with one of it. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const faq = await listFaqEntries(context.get(requestCtx))
  const asked = url.searchParams.getAll('role')
  return { ...teamAugmentationPage(faq), preset: roleSlugs.filter((slug) => asked.includes(slug)) }
}

/** For the form without script; with script it posts to the API. */
export async function action({ request, context }: Route.ActionArgs) {
  const outcome = await submitTeamRequestForm(context.get(requestCtx), request)
  if (outcome.isSent) return redirect(requestThanksPath, 303)
  const { status, retryAfterS, state } = outcome
  return data(state, {
    status,
    headers: retryAfterS === undefined ? {} : { 'retry-after': String(retryAfterS) },
  })
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export default function TeamAugmentationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { get, why, roles, groups, bands, levels, steps, days, rules, fit, links, request, choices, preset } =
    loaderData
  return (
    <>
      <TeamHero {...loaderData} />
      <Container className="pt-16 md:pt-24">
        <section aria-labelledby="get">
          <h2 id="get" className="mb-6 text-3xl">
            {get.title}
          </h2>
          <TermList lines={get.lines} />
        </section>
      </Container>
      <Why {...why} />
      <Section
        id="fourteen-roles"
        title={roles.title}
        intro={roles.intro}
        action={<ArrowLink to={roles.all.to}>{roles.all.label}</ArrowLink>}
      >
        <RoleGroups groups={groups} />
      </Section>
      <HiringSteps {...steps} />
      <Container className="grid gap-x-8 gap-y-6 pt-16 md:grid-cols-12 md:pt-24">
        <div className="md:col-span-5">
          <h2 className="text-3xl">{bands.title}</h2>
          <p className="mt-4 max-w-[44ch] text-lg text-slate">{bands.intro}</p>
        </div>
        <RateBands
          label={bands.title}
          rate={loaderData.figures[0]?.value ?? ''}
          unit={bands.rate}
          levels={levels}
          basis={bands.basis}
          className="md:col-span-7"
        />
      </Container>
      <FirstDays {...days} />
      <Need yes={fit.yes} no={fit.no} />
      <Container className="grid gap-x-8 gap-y-12 pt-16 pb-16 md:pt-24 md:pb-24 lg:grid-cols-12">
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
      <TeamRequestSection
        title={request.title}
        intro={request.intro}
        page="/team-augmentation"
        choices={choices}
        preset={preset}
        state={actionData}
      />
    </>
  )
}
