import { page } from '#app/document/page.server.tsx'
import { brand } from '#config/brand.ts'
import { teamAugmentationThanks } from '#content/team-augmentation.ts'
import { replyPromise } from '#features/intake/reply-promise.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Container } from '#ui/section.tsx'

export const loader = page(() => <TeamAugmentationThanksPage />, { sheet: 'tools' })

function TeamAugmentationThanksPage() {
  const { title, exact, urgent, action } = teamAugmentationThanks
  return (
    <Container className="pt-16 pb-12 md:pt-24">
      <h1 className="text-4xl">{title}</h1>
      <p className="mt-6 max-w-[52ch] text-lg">
        {replyPromise()} {exact}
      </p>
      <p className="mt-4 max-w-[52ch]">
        {urgent} <a href={brand.phone.href}>{brand.phone.label}</a>.
      </p>
      <ButtonLink to="/ai-roles" variant="secondary" size="lg" className="mt-8">
        {action}
      </ButtonLink>
    </Container>
  )
}
