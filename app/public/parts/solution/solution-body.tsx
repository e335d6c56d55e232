import { Link } from '#ui/link.tsx'
import { FaqList } from '#app/public/parts/lists/faq-list.tsx'
import { Further } from '#app/public/parts/links/further.tsx'
import { Paragraphs } from '#app/public/parts/text/paragraphs.tsx'
import { TermList } from '#app/public/parts/text/term-list.tsx'
import { CaseList } from '#app/public/parts/proof/cases.tsx'
import { proofWords } from '#content/proof-words.ts'
import { Container } from '#ui/section.tsx'
import type { SolutionData } from '#app/public/solution.tsx'
import { Benefits } from './benefits.tsx'
import { Contents, Part } from './contents.tsx'
import { Course } from './course.tsx'
import { NotFor } from './not-for.tsx'
import { Price } from './price.tsx'
import { Related } from './related.tsx'

export function SolutionBody(props: SolutionData) {
  const { words, facts, texts, steps, lists, measures, estimate, faq, questions, posts, demoPath } = props
  const { useCases, roles, cases } = props
  const proven = cases.length > 0 ? [{ id: 'cases', title: proofWords.cases.title }] : []
  const parts = [
    { id: 'what', title: words.what },
    { id: 'steps', title: words.steps.title },
    { id: 'inputs', title: words.inputs },
    { id: 'price', title: words.price.title },
    { id: 'integration', title: words.integration },
    { id: 'benefits', title: words.benefits.title },
    ...proven,
    { id: 'risks', title: words.risks },
    { id: 'not-for', title: words.not },
    { id: 'faq', title: words.faq },
  ]
  return (
    <>
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
            <Benefits measures={measures} estimate={estimate} basis={words.benefits.basis} />
          </Part>
          {proven.map(({ id, title }) => (
            <Part key={id} id={id} title={title}>
              <CaseList cases={cases} />
            </Part>
          ))}
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
                <Link
                  to={demoPath}
                  className="inline-flex min-h-11 items-center text-sea underline underline-offset-4 hover:text-sea-strong"
                >
                  {words.method.link}
                </Link>
              </p>
            )}
          </section>
          <Part id="faq" title={words.faq}>
            <FaqList faq={faq} />
          </Part>
          <div className="mt-14 grid gap-x-8 gap-y-14 md:grid-cols-2">
            <Further id="questions" title={words.questions} links={questions} />
            <Further id="posts" title={words.posts} links={posts} />
          </div>
        </div>
      </Container>
      <Related words={words} useCases={useCases} roles={roles} />
    </>
  )
}
