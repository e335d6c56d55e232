import { RateBands } from '#app/public/parts/team/rate-bands.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Container } from '#ui/section.tsx'

interface Props {
  title: string
  /** Where the role is asked for. */
  ask: string
  summary: string
  rate: string
  levels: { label: string; rate: string; start: number; width: number; text: string }[]
  words: { action: string; levels: string; rate: string; rateBasis: string }
}

/** The role in words, and beside it what it costs by seniority. */
export function RoleHero({ title, ask, summary, rate, levels, words }: Props) {
  return (
    <Container className="grid gap-x-8 gap-y-12 pt-6 md:pt-10 lg:grid-cols-12">
      <div className="lg:col-span-6 lg:pr-6">
        <h1 className="text-4xl">{title}</h1>
        <p className="mt-6 max-w-[46ch] text-lg">{summary}</p>
        <ButtonLink to={ask} variant="signal" size="lg" className="mt-8">
          {words.action}
        </ButtonLink>
      </div>
      <RateBands
        label={words.levels}
        rate={rate}
        unit={words.rate}
        levels={levels}
        basis={words.rateBasis}
        className="lg:col-span-6"
      />
    </Container>
  )
}
