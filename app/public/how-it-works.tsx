import { type Loaded, page } from '#app/document/page.server.tsx'
import { film, filmScenes, filmWords } from '#content/film.ts'
import { clock } from '#content/film-clock.ts'
import { home } from '#content/home.ts'
import { pictureOf } from '#content/pictures.ts'
import { Container, Section } from '#ui/section.tsx'
import { VideoBlock } from '#ui/video-block.tsx'
import { AskLine } from './parts/links/ask-line.tsx'
import { SceneList } from './parts/film/scene-list.tsx'

function load() {
  const scenes = filmScenes.map(({ captions, ...scene }) => ({
    ...scene,
    at: clock(film.starts[scene.id]),
    text: captions.join(' '),
  }))
  return { ...filmWords, alt: home.video.alt, url: film.url, picture: pictureOf('how-it-works'), scenes }
}

export const loader = page(() => <HowItWorksPage data={load()} />)

function HowItWorksPage({ data }: { data: Loaded<typeof load> }) {
  const { title, intro, facts, url, picture, alt, scenes, transcript, made, action } = data
  return (
    <>
      <Container className="grid gap-x-8 gap-y-8 pt-8 md:grid-cols-12 md:pt-12">
        <h1 className="text-4xl md:col-span-7">{title}</h1>
        <p className="text-lg md:col-span-5 md:self-end">{intro}</p>
        <div className="md:col-span-9">
          <VideoBlock videoUrl={url} title={title} picture={picture} alt={alt} />
        </div>
        <ul className="border-t border-ink text-sm md:col-span-3 md:self-end">
          {facts.map((fact) => (
            <li key={fact} className="border-b border-rule py-3">
              {fact}
            </li>
          ))}
        </ul>
      </Container>
      <Section id="transcript" title={transcript.title} intro={transcript.text}>
        <SceneList scenes={scenes} />
      </Section>
      <Section id="made" tone="sunk" title={made.title}>
        <ul className="grid gap-x-8 md:grid-cols-3">
          {made.points.map(({ title: point, text }) => (
            <li key={point} className="border-t border-rule-strong py-4">
              <h3 className="text-lg">{point}</h3>
              <p className="mt-2">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <AskLine {...action} />
    </>
  )
}
