import { ButtonLink } from '#ui/button.tsx'
import { Container } from '#ui/section.tsx'

interface Props {
  title: string
  text: string
  action: { label: string; to: string }
}

/** What the link of a mail shows once it opens nothing any more. */
export function DeadLink({ title, text, action }: Props) {
  return (
    <Container className="pt-16 pb-20 md:pt-24">
      <h1 className="max-w-[20ch] text-4xl">{title}</h1>
      <p className="mt-6 max-w-[52ch] text-lg">{text}</p>
      <ButtonLink to={action.to} size="lg" className="mt-8">
        {action.label}
      </ButtonLink>
    </Container>
  )
}
