import { brand } from '#config/brand.ts'
import { replyPromise } from '#features/intake/reply-promise.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Container } from '#ui/section.tsx'

interface Props {
  words: { title: string; exact: string; urgent: string; action: string }
  /** What was received, before the promise of a reply. */
  received?: string
  /** Where the action leads. */
  to: string
}

/** The page after a form that was sent without script. */
export function EnquiryThanks({ words: { title, exact, urgent, action }, received, to }: Props) {
  return (
    <Container className="pt-16 pb-12 md:pt-24">
      <h1 className="text-4xl">{title}</h1>
      <p className="mt-6 max-w-[52ch] text-lg">
        {received && `${received} `}
        {replyPromise()} {exact}
      </p>
      <p className="mt-4 max-w-[52ch]">
        {urgent} <a href={brand.phone.href}>{brand.phone.label}</a>.
      </p>
      <ButtonLink to={to} variant="secondary" size="lg" className="mt-8">
        {action}
      </ButtonLink>
    </Container>
  )
}
