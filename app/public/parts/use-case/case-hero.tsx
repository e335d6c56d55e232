import { Link } from '#ui/link.tsx'
import type { PictureEntry } from '#content/pictures.ts'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Picture } from '#ui/picture.tsx'
import { Container } from '#ui/section.tsx'

interface Props {
  title: string
  description: string
  cta: string
  category: { id: string; label: string }
  picture: PictureEntry
  alt: string
}

export function CaseHero({ title, description, cta, category, picture, alt }: Props) {
  return (
    <Container className="grid gap-x-8 gap-y-8 pt-4 md:grid-cols-12 md:items-center md:pt-8">
      <div className="md:col-span-6">
        <Link to={`/usecases?category=${category.id}`} className="inline-flex min-h-11 items-center">
          <Badge tone="sea">{category.label}</Badge>
        </Link>
        <h1 className="mt-2 text-4xl">{title}</h1>
        <p className="mt-5 max-w-[48ch] text-lg">{description}</p>
        <ButtonLink to="/contact" variant="signal" size="lg" className="mt-8">
          {cta}
        </ButtonLink>
      </div>
      {/* The first paint waits for the drawing's box, into which that of the list grows. */}
      <link rel="expect" href="#scene" blocking="render" media="(prefers-reduced-motion: no-preference)" />
      <div id="scene" className="scene-in-transition md:col-span-6">
        <Picture picture={picture} alt={alt} priority className="h-auto w-full" />
      </div>
    </Container>
  )
}
