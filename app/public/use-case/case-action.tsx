import { ButtonLink } from '#ui/button.tsx'
import { Container } from '#ui/section.tsx'
import { TideLine } from '#app/public/tide-line.tsx'

export function CaseAction({ title, text, cta }: { title: string; text: string; cta: string }) {
  return (
    <section aria-labelledby="action" className="mt-20 bg-sea-tint md:mt-28">
      <Container className="grid gap-8 pt-14 pb-6 lg:grid-cols-12 lg:items-end md:pt-20">
        <div className="lg:col-span-7">
          <h2 id="action" className="text-3xl">
            {title}
          </h2>
          <p className="mt-4 max-w-[52ch] text-lg">{text}</p>
        </div>
        <div className="lg:col-span-5 lg:justify-self-end">
          <ButtonLink to="/contact" size="lg">
            {cta}
          </ButtonLink>
        </div>
      </Container>
      <TideLine className="h-16 text-sea" />
    </section>
  )
}
