import { brand } from '#config/brand.ts'
import type { RoleSlug } from '#config/roles.ts'
import type { FormWords } from '#features/intake/form-field.ts'
import type { EnquiryFormState } from '#features/intake/enquiry-form-state.ts'
import { replyPromise } from '#features/intake/reply-promise.ts'
import { island } from '#ui/island.server.tsx'
import { Container } from '#ui/section.tsx'
import type { RequestChoices, RolesWords } from './request-choices.ts'
import { TeamRequestForm } from './team-request-form.tsx'

const Form = island('team-request-form', TeamRequestForm)

interface Props {
  title: string
  intro: string
  /** The path of the page it stands on. */
  page: string
  choices: RequestChoices
  words: FormWords
  roles: RolesWords
  /** Roles that are asked for before anything is typed. */
  preset?: readonly RoleSlug[] | undefined
  /** What a form sent without script came back with. */
  state?: EnquiryFormState | undefined
}

export function TeamRequestSection({ title, intro, ...form }: Props) {
  return (
    <section
      id="request"
      tabIndex={-1}
      aria-labelledby="request-title"
      className="scroll-mt-16 border-t border-rule bg-sunk py-14 outline-none md:py-22"
    >
      <Container className="grid gap-x-8 gap-y-8 lg:grid-cols-12">
        <div className="self-start lg:sticky lg:top-24 lg:col-span-4">
          <h2 id="request-title" className="text-3xl">
            {title}
          </h2>
          <p className="mt-4 max-w-[44ch] text-lg">{intro}</p>
          <p className="mt-4 max-w-[44ch]">{replyPromise()}</p>
          <p className="mt-4 text-base text-slate">
            Rather talk? <a href={brand.phone.href}>{brand.phone.label}</a>
          </p>
        </div>
        <div className="lg:col-span-8">
          <Form {...form} />
        </div>
      </Container>
    </section>
  )
}
