import { ButtonLink } from '#ui/button.tsx'
import { BigFigure } from '#ui/figure.tsx'
import { Picture, type PictureProps } from '#ui/picture.tsx'
import { Container } from '#ui/section.tsx'

interface Props {
  title: string
  intro: string
  action: string
  second: { label: string; to: string }
  figures: { value: string; label: string; basis: string }[]
  picture: PictureProps['picture']
  alt: string
}

export function TeamHero({ title, intro, action, second, figures, picture, alt }: Props) {
  return (
    <Container className="pt-8 md:pt-12">
      <div className="grid gap-x-8 gap-y-8 md:grid-cols-12 md:items-center">
        <div className="md:col-span-6">
          <h1 className="text-4xl">{title}</h1>
          <p className="mt-5 max-w-[46ch] text-lg">{intro}</p>
          <p className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-3">
            <ButtonLink to="#request" data-smooth variant="signal" size="lg">
              {action}
            </ButtonLink>
            <a
              href={second.to}
              className="inline-flex min-h-11 items-center text-sea underline underline-offset-4"
            >
              {second.label}
            </a>
          </p>
        </div>
        <div className="md:col-span-6">
          <Picture picture={picture} alt={alt} priority className="h-auto w-full" />
        </div>
      </div>
      <div className="mt-10 grid gap-8 sm:grid-cols-2">
        {figures.map((figure) => (
          <BigFigure key={figure.label} {...figure} />
        ))}
      </div>
    </Container>
  )
}
