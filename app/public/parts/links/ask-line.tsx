import { ButtonLink } from '#ui/button.tsx'
import { Container } from '#ui/section.tsx'

/** A last line above the footer for anyone who has not found what they need. */
export function AskLine({ title, text, label }: { title: string; text: string; label: string }) {
  return (
    <Container className="pt-20 pb-20 md:pt-28 md:pb-28">
      <section
        aria-labelledby="ask"
        className="grid gap-x-8 gap-y-5 border-t border-ink pt-6 md:grid-cols-[1fr_auto] md:items-start lg:grid-cols-12"
      >
        <h2 id="ask" className="text-2xl max-lg:col-start-1 lg:col-span-4">
          {title}
        </h2>
        <p className="max-w-[52ch] text-lg max-lg:col-start-1 lg:col-span-5">{text}</p>
        <div className="md:max-lg:col-start-2 md:max-lg:row-span-2 md:max-lg:row-start-1 lg:col-span-3 lg:justify-self-end">
          <ButtonLink to="/contact" variant="signal" size="lg" className="whitespace-nowrap">
            {label}
          </ButtonLink>
        </div>
      </section>
    </Container>
  )
}
