import { brand } from '#config/brand.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Container } from '#ui/section.tsx'
import { assessmentPaths } from '#features/assessment/assessment-paths.ts'

/** For a link that opens nothing: mistyped, or its time is over. */
export function MissingRun() {
  return (
    <Container className="pt-10 pb-24 md:pt-16">
      <h1 className="max-w-[20ch] text-4xl">There is no assessment at this link</h1>
      <p className="mt-6 max-w-[52ch] text-lg">
        Unfinished assessments are deleted 30 days after the last answer, finished ones after 24 months. If
        the link is more recent, part of it may have been lost on the way: copy all of it.
      </p>
      <p className="mt-4 max-w-[52ch]">
        We can’t look it up by your name, since we don’t know whose it was. Questions:{' '}
        <a href={`mailto:${brand.email}`}>{brand.email}</a>.
      </p>
      <ButtonLink to={assessmentPaths.start} variant="signal" size="lg" className="mt-8">
        Start a new one
      </ButtonLink>
    </Container>
  )
}
