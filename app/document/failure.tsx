import { brand } from '#config/brand.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Container } from '#ui/section.tsx'

/** A page that could not be made, inside the site's frame. */
export function Failure() {
  return (
    <Container className="py-16 md:py-24">
      <h1 className="text-3xl">Something broke on our side</h1>
      <p className="mt-5 max-w-[52ch] text-lg">
        The page could not be shown. It has been noted. Please try again in a minute, or write to{' '}
        <a href={`mailto:${brand.email}`}>{brand.email}</a>.
      </p>
      <ButtonLink to="/" className="mt-6">
        Return Home
      </ButtonLink>
    </Container>
  )
}
