import { page } from '#app/document/page.server.tsx'
import { newsletterThanks } from '#content/newsletter.ts'
import { newsletterPaths } from '#features/newsletter/newsletter-paths.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Container } from '#ui/section.tsx'

export const loader = page(
  () => (
    <Container className="pt-16 pb-12 md:pt-24">
      <h1 className="max-w-[20ch] text-4xl">{newsletterThanks.title}</h1>
      <p className="mt-6 max-w-text text-lg">{newsletterThanks.text}</p>
      <p className="mt-4 max-w-text">{newsletterThanks.late}</p>
      <ButtonLink to={newsletterPaths.form} variant="secondary" size="lg" className="mt-8">
        {newsletterThanks.again}
      </ButtonLink>
    </Container>
  ),
  { sheet: 'tools' },
)
