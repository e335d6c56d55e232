import type { PictureEntry } from '#content/pictures.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Picture } from '#ui/picture.tsx'
import { Container } from '#ui/section.tsx'

interface Props {
  title: string
  complaint: string
  summary: string
  action: string
  picture: PictureEntry
  alt: string
}

export function SolutionHero({ title, complaint, summary, action, picture, alt }: Props) {
  return (
    <Container className="grid gap-x-8 gap-y-8 pt-6 md:grid-cols-12 md:pt-10">
      <div className="md:col-span-7">
        <h1 className="text-4xl">{title}</h1>
        <p className="mt-6 max-w-[30ch] border-l-2 border-rule-strong pl-5 font-heading text-xl text-slate">
          “{complaint}”
        </p>
        <p className="mt-6 max-w-[52ch] text-lg">{summary}</p>
        <ButtonLink to="/contact" variant="signal" size="lg" className="mt-8">
          {action}
        </ButtonLink>
      </div>
      <div className="md:col-span-5 md:self-end">
        <Picture picture={picture} alt={alt} priority className="h-auto w-full" />
      </div>
    </Container>
  )
}
