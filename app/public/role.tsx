import { data } from 'react-router'
import { rolePageOf } from '#content/role-page.ts'
import { Container } from '#ui/section.tsx'
import { VideoBlock } from '#ui/video-block.tsx'
import type { Route } from './+types/role'
import { Entries } from './entries.tsx'
import { FaqList } from './faq-list.tsx'
import { Paragraphs } from './paragraphs.tsx'
import { FirstDays } from './role/first-days.tsx'
import { Interview } from './role/interview.tsx'
import { Need } from './role/need.tsx'
import { RoleHero } from './role/role-hero.tsx'
import { TermList } from './term-list.tsx'

export function loader({ params }: Route.LoaderArgs) {
  const page = rolePageOf(params.roleSlug)
  if (!page) throw data(null, { status: 404 })
  return page
}

export default function RolePage({ loaderData }: Route.ComponentProps) {
  const { words, hero, scene, video, what, need, weeks, skills, questions, faq, related, solutions } =
    loaderData
  return (
    <article>
      <RoleHero {...hero} words={words} />
      <Need yes={{ title: words.need, lines: need.yes }} no={{ title: words.not, lines: need.no }} />
      <Container className="pt-20 md:pt-28">
        <section aria-labelledby="what" className="grid gap-x-8 gap-y-8 md:grid-cols-12">
          <div className="md:col-span-6">
            <h2 id="what" className="text-3xl">
              {words.what}
            </h2>
            <Paragraphs text={what} className="mt-6 max-w-text space-y-5" />
          </div>
          <figure className="md:col-span-6 md:pt-4">
            <VideoBlock {...video} {...scene} isSpecialist sizes="(min-width: 768px) 560px, 100vw" />
            <figcaption className="mt-3 border-t border-rule-strong pt-3 text-base">
              <h3 className="text-lg leading-snug">{video.title}</h3>
              <p className="text-slate">{video.shouldFallback ? words.video.absent : words.video.shown}</p>
            </figcaption>
          </figure>
        </section>
      </Container>
      <FirstDays {...words.days} weeks={weeks} />
      <Container className="pt-20 md:pt-28">
        <section aria-labelledby="skills">
          <h2 id="skills" className="mb-6 text-3xl">
            {words.skills}
          </h2>
          <TermList lines={skills} />
        </section>
      </Container>
      <Interview {...words.interview} questions={questions} />
      <Container className="pt-20 md:pt-28">
        <section aria-labelledby="faq">
          <h2 id="faq" className="mb-8 text-2xl">
            {words.faq}
          </h2>
          <FaqList faq={faq} />
        </section>
        <div className="grid gap-x-8 gap-y-14 pt-20 pb-20 md:grid-cols-2">
          <section aria-labelledby="neighbours">
            <h2 id="neighbours" className="text-2xl">
              {words.related}
            </h2>
            <Entries entries={related} />
          </section>
          <section aria-labelledby="solutions">
            <h2 id="solutions" className="text-2xl">
              {words.solutions}
            </h2>
            <Entries entries={solutions} />
          </section>
        </div>
      </Container>
    </article>
  )
}
