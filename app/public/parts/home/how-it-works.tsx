import { ArrowLink } from '#app/public/parts/links/arrow-link.tsx'
import type { home } from '#content/home.ts'
import type { PictureEntry } from '#content/pictures.ts'
import { Container } from '#ui/section.tsx'
import { VideoBlock } from '#ui/video-block.tsx'

interface Props {
  how: typeof home.how
  video: typeof home.video & { url: string; picture: PictureEntry }
}

export function HowItWorks({ how, video }: Props) {
  return (
    <section id="how-it-works" aria-labelledby="how-title" className="pt-14 md:pt-28">
      <Container>
        <div className="grid gap-3 md:grid-cols-12 md:gap-6">
          <h2 id="how-title" className="text-3xl md:col-span-5">
            {how.title}
          </h2>
          <p className="text-lg md:col-span-6 md:col-start-7">{how.intro}</p>
        </div>
        <ol className="mt-6 grid gap-x-10 gap-y-4 md:mt-12 md:grid-cols-2 md:gap-y-10 lg:grid-cols-4">
          {how.steps.map(({ title, when, text }, i) => (
            <li key={title} className="border-t border-rule-strong pt-3 md:pt-4">
              <p className="flex justify-between font-mono text-sm text-slate">
                <span aria-hidden="true">{i + 1}</span>
                {when}
              </p>
              <h3 className="mt-1 text-xl md:mt-5">{title}</h3>
              <p className="mt-1 text-base md:mt-2">{text}</p>
            </li>
          ))}
        </ol>
        <figure className="mt-10 grid gap-4 md:mt-16 md:gap-6 md:grid-cols-12 md:items-end">
          <div className="md:col-span-8">
            <VideoBlock videoUrl={video.url} title={video.title} picture={video.picture} alt={video.alt} />
          </div>
          <figcaption className="md:col-span-4 md:border-t md:border-rule-strong md:pt-4">
            <h3 className="text-xl">{video.title}</h3>
            <p className="mt-2 text-base text-slate">{video.description}</p>
            <p className="mt-3">
              <ArrowLink to={video.more.to}>{video.more.label}</ArrowLink>
            </p>
          </figcaption>
        </figure>
      </Container>
    </section>
  )
}
