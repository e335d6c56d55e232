import { brand } from '#config/brand.ts'
import type { FormWords } from '#features/intake/form-field.ts'
import type { EnquiryFormState } from '#features/intake/enquiry-form-state.ts'
import { replyPromise } from '#features/intake/reply-promise.ts'
import { classes } from '#ui/classes.ts'
import { island } from '#ui/island.server.tsx'
import { Icon } from '#ui/icon.tsx'
import { Container } from '#ui/section.tsx'
import { ContactForm } from './contact-form.tsx'
import type { About } from './contact.schema.ts'

const Form = island('contact-form', ContactForm)

interface Props {
  words: {
    title: string
    next: { title: string; steps: { title: string; text: string }[] }
  }
  formWords: FormWords
  /** The path of the page it stands on. */
  page: string
  state?: EnquiryFormState | undefined
  /** Whose result the message brings. */
  about?: About | undefined
  /** How well the promise to reply was kept. */
  replyFigure?: string | undefined
  /** The page's own heading, or that of a part of it. */
  headingLevel?: 1 | 2
}

export function ContactSection({
  words,
  formWords,
  page,
  state,
  about,
  replyFigure,
  headingLevel = 2,
}: Props) {
  const { title, next } = words
  const Heading = `h${headingLevel}` as const
  const StepHeading = headingLevel === 1 ? 'h2' : 'h3'
  return (
    <section
      id="contact"
      tabIndex={-1}
      aria-labelledby="contact-title"
      className={classes(
        'scroll-mt-20 pb-20 outline-none md:pb-28',
        headingLevel === 1 ? 'pt-8 md:pt-14' : 'pt-16 md:pt-24',
      )}
    >
      <Container className="grid gap-x-8 gap-y-10 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
        <div className="lg:col-span-5 xl:col-span-4">
          <Heading id="contact-title" className={headingLevel === 1 ? 'text-4xl' : 'text-3xl'}>
            {title}
          </Heading>
          <p className="mt-5 max-w-[44ch] text-lg">{replyPromise()}</p>
          {replyFigure && <p className="mt-2 max-w-[44ch] text-slate">{replyFigure}</p>}
          <ul className="mt-4">
            <Line icon="phone" href={brand.phone.href} label={brand.phone.label} />
            <Line icon="mail" href={`mailto:${brand.email}`} label={brand.email} />
          </ul>
        </div>
        <div className="lg:col-span-7 lg:row-span-2 lg:pt-3 xl:col-start-6">
          <Form words={formWords} page={page} state={state} about={about} />
        </div>
        <div className="lg:col-span-5 xl:col-span-4">
          <StepHeading className="text-lg">{next.title}</StepHeading>
          <ol className="mt-3 border-t border-ink">
            {next.steps.map(({ title, text }, i) => (
              <li key={title} className="grid grid-cols-[2.5rem_1fr] border-b border-rule py-4">
                <span aria-hidden="true" className="font-mono text-sm leading-7 text-sea">
                  {i + 1}
                </span>
                <div>
                  <p className="font-semibold">{title}</p>
                  <p className="text-slate">{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </Container>
    </section>
  )
}

function Line({ icon, href, label }: { icon: 'phone' | 'mail'; href: string; label: string }) {
  return (
    <li>
      <a
        href={href}
        className="inline-flex min-h-11 items-center gap-3 text-sea underline-offset-4 hover:underline"
      >
        <Icon name={icon} />
        {label}
      </a>
    </li>
  )
}
