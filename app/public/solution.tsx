import { Link, data } from 'react-router'
import { solutionPageOf } from '#content/solution-page.ts'
import { requestCtx } from '#features/context/request-context.server.ts'
import { listFaqEntries } from '#features/publishing/faq.server.ts'
import { listPostsAbout } from '#features/publishing/posts.server.ts'
import { Container } from '#ui/section.tsx'
import type { Route } from './+types/solution'
import { FaqList } from './faq-list.tsx'
import { Further } from './further.tsx'
import { Paragraphs } from './paragraphs.tsx'
import { Benefits } from './solution/benefits.tsx'
import { Contents, Part } from './solution/contents.tsx'
import { Course } from './solution/course.tsx'
import { Facts } from './solution/facts.tsx'
import { NotFor } from './solution/not-for.tsx'
import { Price } from './solution/price.tsx'
import { Related } from './solution/related.tsx'
import { SolutionHero } from './solution/solution-hero.tsx'
import { TermList } from './term-list.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const page = solutionPageOf(params.id, await listFaqEntries(ctx))
  if (!page) throw data(null, { status: 404 })
  return { ...page, posts: await listPostsAbout(ctx, page.path) }
}

export default function SolutionPage({ loaderData }: Route.ComponentProps) {
  const { words, hero, facts, texts, steps, lists, measures, faq, questions, posts, demoPath } = loaderData
  const { useCases, roles } = loaderData
  const parts = [
    { id: 'what', title: words.what },
    { id: 'steps', title: words.steps.title },
    { id: 'inputs', title: words.inputs },
    { id: 'price', title: words.price.title },
    { id: 'integration', title: words.integration },
    { id: 'benefits', title: words.benefits.title },
    { id: 'risks', title: words.risks },
    { id: 'not-for', title: words.not },
    { id: 'faq', title: words.faq },
  ]
  return (
    <article>
      <SolutionHero {...hero} action={words.action} />
      <Facts {...facts} labels={words.facts} />
      <Container className="grid gap-x-8 lg:grid-cols-12">
        <Contents title={words.contents} parts={parts} />
        <div className="lg:col-span-9">
          <Part id="what" title={words.what}>
            <Paragraphs text={texts.whatItIs} className="max-w-text space-y-5 first:*:text-lg" />
            <h3 className="mt-10 text-xl">{words.who}</h3>
            <Paragraphs text={texts.whoFor} className="mt-3 max-w-text space-y-5" />
          </Part>
          <Part id="steps" title={words.steps.title}>
            <Course {...words.steps} steps={steps} />
          </Part>
          <Part id="inputs" title={words.inputs}>
            <TermList lines={lists.inputs} />
          </Part>
          <Part id="price" title={words.price.title}>
            <Price {...words.price} {...facts} drivers={texts.priceDrivers} />
          </Part>
          <Part id="integration" title={words.integration}>
            <TermList lines={lists.integration} />
          </Part>
          <Part id="benefits" title={words.benefits.title}>
            <Benefits measures={measures} basis={words.benefits.basis} />
          </Part>
          <Part id="risks" title={words.risks}>
            <TermList lines={lists.risks} />
          </Part>
          <NotFor id="not-for" title={words.not} lines={lists.notFor} />
          <section aria-label={words.method.title} className="mt-12 border-l-2 border-sea pl-5">
            <p className="text-sm text-slate">
              {words.method.title}. {words.method.text}
            </p>
            <p className="mt-1 max-w-text font-mono text-sm leading-6">{texts.method}</p>
            {demoPath && (
              <p className="mt-2">
                <Link to={demoPath}>{words.method.link}</Link>
              </p>
            )}
          </section>
          <Part id="faq" title={words.faq}>
            <FaqList faq={faq} />
          </Part>
          <div className="mt-14 max-w-text space-y-14">
            <Further id="questions" title={words.questions} links={questions} />
            <Further id="posts" title={words.posts} links={posts} />
          </div>
        </div>
      </Container>
      <Related words={words} useCases={useCases} roles={roles} />
    </article>
  )
}
