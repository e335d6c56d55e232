import { Icon } from '#ui/icon.tsx'
import { Container } from '#ui/section.tsx'

interface Props {
  title: string
  words: { stays: string }
}

/** The heading alone, so that the result is on the first screen. */
export function DemoHero({ title, words }: Props) {
  return (
    <Container className="grid gap-x-10 gap-y-3 pt-1 md:grid-cols-12 md:items-end md:pt-6">
      <h1 className="text-2xl md:col-span-8 md:text-3xl xl:col-span-9">{title}</h1>
      <p className="flex items-center gap-2 text-sm text-slate max-md:hidden md:col-span-4 xl:col-span-3">
        <Icon name="screen" size={18} className="shrink-0 text-sea" />
        {words.stays}
      </p>
    </Container>
  )
}
