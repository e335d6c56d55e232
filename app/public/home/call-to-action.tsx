import type { home } from '#content/home.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Container } from '#ui/section.tsx'
import { TideLine } from '#app/public/tide-line.tsx'

export function CallToAction({ title, text, action }: typeof home.callToAction) {
  return (
    <section aria-labelledby="call-title" className="mt-24 bg-sea-tint md:mt-32">
      <Container className="grid gap-8 pb-6 pt-16 md:grid-cols-12 md:items-end md:pt-24">
        <div className="md:col-span-8">
          <h2 id="call-title" className="text-3xl">
            {title}
          </h2>
          <p className="mt-5 max-w-[56ch] text-lg">{text}</p>
        </div>
        <div className="md:col-span-3 md:col-start-10 md:justify-self-end">
          <ButtonLink to="/ai-readiness-assessment" size="lg">
            {action}
          </ButtonLink>
        </div>
      </Container>
      <TideLine className="h-16 text-sea" />
    </section>
  )
}
