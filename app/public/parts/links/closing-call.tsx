import { ButtonLink } from '#ui/button.tsx'
import { Container } from '#ui/section.tsx'
import { BrandLine } from '#ui/brand-line.tsx'
import { classes } from '#ui/classes.ts'

interface Props {
  title: string
  text: string
  action: string
  to: string
  /** Right below a tinted band. */
  isFlush?: boolean
  /** The last of its page: the footer draws the line below it. */
  isLast?: boolean
}

/** The offer that closes a page, over the tide. */
export function ClosingCall({ title, text, action, to, isFlush = false, isLast = false }: Props) {
  return (
    <section
      aria-labelledby="closing-call"
      className={classes('bg-sea-tint print:hidden', !isFlush && 'mt-14 md:mt-28')}
    >
      <Container
        className={classes(
          'grid gap-5 pt-10 md:gap-8 lg:grid-cols-12 lg:items-end md:pt-20',
          isLast ? 'pb-16' : 'pb-6',
        )}
      >
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
      {!isLast && <BrandLine className="h-16 text-sea" />}
    </section>
  )
}
