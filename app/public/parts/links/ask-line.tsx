import { ButtonLink } from '#ui/button.tsx'
import { Container } from '#ui/section.tsx'

/** A last line above the footer for anyone who has not found what they need. */
export function AskLine({ title, text, label }: { title: string; text: string; label: string }) {
  return (
    <Container className="pt-20 pb-20 md:pt-28 md:pb-28">
      <section
        aria-labelledby="ask"
        className="grid gap-x-8 gap-y-5 border-t border-ink pt-6 md:grid-cols-12"
      >
        <h2 id="ask" className="text-2xl md:col-span-4">
          {title}
        </h2>
        <p className="text-lg md:col-span-5">{text}</p>
        <div className="md:col-span-3 md:justify-self-end">
          <ButtonLink to="/contact" variant="signal" size="lg">
            {label}
          </ButtonLink>
        </div>
      </section>
    </Container>
  )
}
