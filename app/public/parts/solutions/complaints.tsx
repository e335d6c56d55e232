import { Link } from '#ui/link.tsx'
import type { PictureEntry } from '#content/pictures.ts'
import { Icon } from '#ui/icon.tsx'
import { Picture } from '#ui/picture.tsx'
import { Container } from '#ui/section.tsx'

interface Kind {
  id: string
  label: string
  picture: PictureEntry
  alt: string
  lines: { slug: string; title: string; complaint: string }[]
}

/** What people say, set large; the name of what answers it stands small beside. */
export function Complaints({ title, intro, kinds }: { title: string; intro: string; kinds: Kind[] }) {
  return (
    <section aria-labelledby="complaints" className="pt-16 md:pt-20">
      <Container>
        <div className="grid gap-x-8 gap-y-3 md:grid-cols-12">
          <h2 id="complaints" className="text-2xl md:col-span-4">
            {title}
          </h2>
          <p className="text-slate md:col-span-6">{intro}</p>
        </div>
        {kinds.map(({ id, label, picture, alt, lines }) => (
          <div key={id} className="mt-10 grid gap-x-8 border-t border-ink pt-4 md:grid-cols-12">
            <div className="mb-2 flex items-center justify-between gap-4 md:col-span-4 md:mb-0 md:block">
              <h3 className="text-base">{label}</h3>
              <Picture
                picture={picture}
                alt={alt}
                isCard
                className="h-auto w-32 md:mt-4 md:w-full md:max-w-75"
              />
            </div>
            <ul className="md:col-span-8">
              {lines.map(({ slug, title, complaint }) => (
                <li key={slug} className="border-t border-rule md:first:border-0">
                  <Link
                    to={`/solutions/${slug}`}
                    className="group grid gap-x-8 gap-y-1 py-4 lg:grid-cols-8 md:py-5 md:group-first:pt-0"
                  >
                    <span className="font-heading text-xl font-medium tracking-tight text-balance lg:col-span-5">
                      “{complaint}”
                    </span>
                    <span className="self-start font-semibold text-sea underline-offset-4 group-hover:underline lg:col-span-3 lg:pt-0.5">
                      {title} <Icon name="arrow-right" size={18} className="ml-1 inline align-[-0.2em]" />
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Container>
    </section>
  )
}
