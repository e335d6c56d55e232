import { page } from '#app/document/page.server.tsx'
import { brand } from '#config/brand.ts'
import { replyPromise } from '#features/intake/reply-promise.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Container } from '#ui/section.tsx'
import { BrandLine } from '#ui/brand-line.tsx'

export const loader = page(() => <TeamAugmentationThanksPage />, { sheet: 'tools' })

function TeamAugmentationThanksPage() {
  return (
    <>
      <Container className="pt-16 pb-12 md:pt-24">
        <h1 className="text-4xl">Your team request has arrived</h1>
        <p className="mt-6 max-w-[52ch] text-lg">
          {replyPromise()} The exact time is in the mail we have just sent you. Until then you can read what
          to ask in the interviews.
        </p>
        <p className="mt-4 max-w-[52ch]">
          If it can’t wait, call <a href={brand.phone.href}>{brand.phone.label}</a>.
        </p>
        <ButtonLink to="/ai-roles" variant="secondary" size="lg" className="mt-8">
          Read about the roles
        </ButtonLink>
      </Container>
      <BrandLine className="h-16 text-sea" />
    </>
  )
}
