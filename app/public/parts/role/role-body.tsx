import { EntrySection } from '#app/public/parts/lists/entries.tsx'
import { FaqList } from '#app/public/parts/lists/faq-list.tsx'
import { Further } from '#app/public/parts/links/further.tsx'
import { Paragraphs } from '#app/public/parts/text/paragraphs.tsx'
import { TermList } from '#app/public/parts/text/term-list.tsx'
import { Container } from '#ui/section.tsx'
import { VideoBlock } from '#ui/video-block.tsx'
import type { RoleData } from '#app/public/role.tsx'
import { FirstDays } from './first-days.tsx'
import { Interview } from './interview.tsx'
import { Need } from './need.tsx'

export function RoleBody(props: RoleData) {
  const {
    words,
    scene,
    video,
    hero: { title },
    what,
    need,
    weeks,
    skills,
    interview,
    questions,
    faq,
  } = props
  const { related, solutions, useCases, posts } = props
  return (
    <>
      <div className="pt-16 md:pt-20">
        <Need yes={{ title: words.need, lines: need.yes }} no={{ title: words.not, lines: need.no }} />
      </div>
      <Container className="pt-20 md:pt-28">
        <section aria-labelledby="what" className="grid gap-x-8 gap-y-8 md:grid-cols-12">
          <div className="md:col-span-6">
            <h2 id="what" className="text-3xl">
              {words.what}
            </h2>
            <Paragraphs text={what} className="mt-6 max-w-text space-y-5" />
          </div>
          <figure className="md:col-span-6 md:pt-4">
            <VideoBlock title={title} {...video} {...scene} isSpecialist />
            {video && (
              <figcaption className="mt-3 border-t border-rule-strong pt-3 text-base">
                <h3 className="text-lg leading-snug">{video.title}</h3>
                <p className="text-slate">{words.filmed}</p>
              </figcaption>
            )}
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
      <Interview {...words.interview} questions={interview} />
      <Container className="pt-20 md:pt-28">
        <section aria-labelledby="faq">
          <h2 id="faq" className="mb-8 text-2xl">
            {words.faq}
          </h2>
          <FaqList faq={faq} />
        </section>
        <div className="grid gap-x-8 gap-y-14 pt-20 pb-20 md:grid-cols-2">
          <EntrySection id="neighbours" title={words.related} entries={related} />
          <EntrySection id="solutions" title={words.solutions} entries={solutions} />
          <EntrySection id="work" title={words.useCases} entries={useCases} />
          <div className="space-y-14">
            <Further id="questions" title={words.questions} links={questions} />
            <Further id="posts" title={words.posts} links={posts} />
          </div>
        </div>
      </Container>
    </>
  )
}
