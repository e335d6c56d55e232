import { useNavigate } from 'react-router'
import { brand } from '#config/brand.ts'
import type { PictureEntry } from '#content/pictures.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Picture } from '#ui/picture.tsx'
import { Container } from '#ui/section.tsx'

/** For an address that leads nowhere, inside the site's frame. */
export function MissingPage({ picture }: { picture: PictureEntry | undefined }) {
  const navigate = useNavigate()
  return (
    <Container className="grid items-center gap-10 pt-10 pb-24 md:grid-cols-12">
      <div className="md:col-span-5">
        <h1 className="text-figure text-sea">404</h1>
        <h2 className="mt-4 text-3xl">Page Not Found</h2>
        <p className="mt-5 max-w-[46ch] text-lg">
          The page does not exist or has been moved. If a link on this site brought you here, tell{' '}
          <a href={`mailto:${brand.email}`}>{brand.email}</a> and we will mend it.
        </p>
        <div className="mt-8 flex flex-wrap gap-4">
          <ButtonLink to="/">Return Home</ButtonLink>
          <Button
            variant="secondary"
            type="button"
            data-early
            className="[html:not(.js)_&]:hidden"
            onClick={() => void (history.length > 1 ? navigate(-1) : navigate('/'))}
          >
            Go Back
          </Button>
        </div>
      </div>
      {picture && (
        <div className="md:col-span-7">
          <Picture
            picture={picture}
            alt="A quayside plot, pegged out and empty: lot 404, not built"
            sizes="(min-width: 768px) 640px, 100vw"
            priority
            className="h-auto w-full"
          />
        </div>
      )}
    </Container>
  )
}
