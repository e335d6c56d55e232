import { type Loaded, page } from '#app/document/page.server.tsx'
import { pictureOf } from '#content/pictures.ts'
import { videoTest } from '#content/video-test.ts'
import { Container } from '#ui/section.tsx'
import { VideoBlock } from '#ui/video-block.tsx'

function load() {
  return { ...videoTest, picture: pictureOf('how-it-works') }
}

export const loader = page(() => <VideoTestPage data={load()} />)

function VideoTestPage({ data }: { data: Loaded<typeof load> }) {
  const { title, intro, states, picture } = data
  return (
    <Container className="pt-6 pb-24">
      <h1 className="text-4xl">{title}</h1>
      <p className="mt-5 max-w-text text-lg">{intro}</p>
      <ol className="mt-14 grid gap-16">
        {states.map(({ id, title: heading, text, ...film }, i) => (
          <li key={id} id={id} className="grid gap-x-8 gap-y-5 border-t border-ink pt-5 md:grid-cols-12">
            <div className="md:col-span-4">
              <p className="font-mono text-sm text-slate" aria-hidden="true">
                {i + 1}
              </p>
              <h2 className="mt-2 text-2xl">{heading}</h2>
              <p className="mt-3 text-slate">{text}</p>
            </div>
            <div className="md:col-span-8">
              <VideoBlock {...film} title={heading} picture={picture} alt="" />
            </div>
          </li>
        ))}
      </ol>
    </Container>
  )
}
