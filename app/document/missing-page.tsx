import { brand } from '#config/brand.ts'
import { missingWords } from '#content/unreached-words.ts'
import { pictureOf } from '#content/pictures.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Picture } from '#ui/picture.tsx'
import { Container } from '#ui/section.tsx'

interface Props {
  /** There was a page once, and it was taken down on purpose. */
  isGone?: boolean
}

/** For an address that leads nowhere, inside the site's frame. */
export function MissingPage({ isGone = false }: Props) {
  const { missing, gone, report, search, home, back, alt } = missingWords
  const { title, text } = isGone ? gone : missing
  return (
    <Container className="grid items-center gap-10 pt-10 pb-24 md:grid-cols-12">
      <div className="md:col-span-5">
        <h1 className="text-figure text-sea">{isGone ? 410 : 404}</h1>
        <h2 className="mt-4 text-3xl">{title}</h2>
        <p className="mt-5 max-w-[46ch] text-lg">
          {text} {report.before} <a href={`mailto:${brand.email}`}>{brand.email}</a> {report.after}
        </p>
        <form role="search" action="/search" className="mt-8">
          <label htmlFor="missing-search" className="text-sm font-semibold">
            {search.label}
          </label>
          <div className="mt-1.5 flex max-w-[46ch] gap-2">
            <input
              id="missing-search"
              name="q"
              type="search"
              dir="auto"
              maxLength={80}
              autoComplete="off"
              className="h-11 w-full min-w-0 rounded border border-rule-strong bg-raised px-3 text-base hover:border-ink"
            />
            <Button type="submit" variant="secondary" className="h-11">
              {search.action}
            </Button>
          </div>
        </form>
        <div className="mt-8 flex flex-wrap gap-4">
          <ButtonLink to="/">{home}</ButtonLink>
          <Button variant="secondary" type="button" data-go-back className="[html:not(.js)_&]:hidden">
            {back}
          </Button>
        </div>
      </div>
      <div className="md:col-span-7">
        <Picture picture={pictureOf('not-found')} alt={alt} priority className="h-auto w-full" />
      </div>
    </Container>
  )
}
