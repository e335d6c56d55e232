import { ButtonLink } from '#ui/button.tsx'
import { Container } from '#ui/section.tsx'
import { BrandLine } from '#ui/brand-line.tsx'

interface Props {
  title: string
  text: string
  action: string
  to: string
}

/** The offer that closes a page, over the tide. */
export function ClosingCall({ title, text, action, to }: Props) {
  return (
    <section
      aria-labelledby="closing-call"
      className="group mt-14 bg-sea-tint last:pb-8 md:mt-28 md:last:pb-14 print:hidden [.bg-sunk+&]:mt-0"
    >
      <Container className="grid gap-5 pt-10 pb-6 md:gap-8 lg:grid-cols-12 lg:items-end md:pt-20">
        <div className="lg:col-span-8">
          <h2 id="closing-call" className="text-3xl">
            {title}
          </h2>
          <p className="mt-4 max-w-[54ch] text-lg">{text}</p>
        </div>
        <div className="lg:col-span-4 lg:justify-self-end">
          <ButtonLink to={to} size="lg">
            {action}
          </ButtonLink>
        </div>
      </Container>
      {/* As the last of a page it has the footer’s line below it. */}
      <BrandLine className="h-16 text-sea group-last:hidden" />
    </section>
  )
}
