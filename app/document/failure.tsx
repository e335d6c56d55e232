import { brand } from '#config/brand.ts'
import { missingWords } from '#content/unreached-words.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Container } from '#ui/section.tsx'

/** Shown instead of a page: with the `reason` where there is one for the visitor, else as a fault of ours. */
export function Failure({ reason }: { reason?: string | undefined }) {
  const { failure, home } = missingWords
  return (
    <Container className="py-16 md:py-24">
      <h1 className="text-3xl">{reason ? failure.refused : failure.broken}</h1>
      <p className="mt-5 max-w-[52ch] text-lg">{reason ?? failure.text}</p>
      <p className="mt-3">
        <a href={`mailto:${brand.email}`}>{brand.email}</a>
      </p>
      <ButtonLink to="/" className="mt-6">
        {home}
      </ButtonLink>
    </Container>
  )
}
