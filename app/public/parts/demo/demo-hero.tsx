import { Link } from '#ui/link.tsx'
import { Icon } from '#ui/icon.tsx'
import { Container } from '#ui/section.tsx'

interface Props {
  title: string
  summary: string
  solution: { title: string; path: string }
  words: { kicker: string; privacy: string; noScript: string }
}

export function DemoHero({ title, summary, solution, words }: Props) {
  return (
    <Container className="grid gap-x-8 gap-y-6 pt-6 md:grid-cols-12 md:pt-10">
      <div className="md:col-span-8">
        <p className="font-mono text-sm text-slate">
          {words.kicker} <Link to={solution.path}>{solution.title}</Link>
        </p>
        <h1 className="mt-3 max-w-[22ch] text-4xl">{title}</h1>
        <p className="mt-5 max-w-[60ch] text-lg">{summary}</p>
      </div>
      <div className="text-sm md:col-span-4 md:self-end">
        <p className="flex gap-3 border-t border-ink pt-3">
          <Icon name="screen" className="mt-0.5 shrink-0 text-sea" />
          {words.privacy}
        </p>
        <p className="mt-3 border-t border-rule pt-3 text-slate js:hidden">{words.noScript}</p>
      </div>
    </Container>
  )
}
