import { brand } from '#config/brand.ts'
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
  return (
    <Container className="grid items-center gap-10 pt-10 pb-24 md:grid-cols-12">
      <div className="md:col-span-5">
        <h1 className="text-figure text-sea">{isGone ? 410 : 404}</h1>
        <h2 className="mt-4 text-3xl">{isGone ? 'Page taken down' : 'Page Not Found'}</h2>
        <p className="mt-5 max-w-[46ch] text-lg">
          {isGone ? 'This page has been taken down.' : 'The page does not exist or has been moved.'} If a link
          on this site brought you here, tell <a href={`mailto:${brand.email}`}>{brand.email}</a> and we will
          mend it.
        </p>
        <form role="search" action="/search" className="mt-8">
          <label htmlFor="missing-search" className="text-sm font-semibold">
            Search for it
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
              Search
            </Button>
          </div>
        </form>
        <div className="mt-8 flex flex-wrap gap-4">
          <ButtonLink to="/">Return Home</ButtonLink>
          <Button variant="secondary" type="button" data-go-back className="[html:not(.js)_&]:hidden">
            Go Back
          </Button>
        </div>
      </div>
      <div className="md:col-span-7">
        <Picture
          picture={pictureOf('not-found')}
          alt="A quayside plot, pegged out and empty: lot 404, not built"
          priority
          className="h-auto w-full"
        />
      </div>
    </Container>
  )
}
