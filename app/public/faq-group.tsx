import { type Loaded, nothingHere, page } from '#app/document/page.server.tsx'
import { pathOfGroup } from '#content/faq/index.ts'
import { faqWords } from '#content/faq-words.ts'
import { requestCtx } from '#features/context/request-context.server.ts'
import { listFaqGroups } from '#features/publishing/faq/faq.server.ts'
import { findPage } from '#features/publishing/published-pages.server.ts'
import { dayInWords } from '#lib/day-in-words.ts'
import { Container } from '#ui/section.tsx'
import type { Route } from './+types/faq-group'
import { ArrowLink } from './parts/links/arrow-link.tsx'
import { CountedLinks } from './parts/links/counted-links.tsx'
import { AnswerList } from './parts/faq/answer-list.tsx'
import { AskSection } from './parts/faq/ask-section.tsx'

async function load({ params, context }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const groups = (await listFaqGroups(ctx)).filter(({ entries }) => entries.length > 0)
  const group = groups.find(({ id }) => id === params.group)
  if (!group) throw nothingHere()
  const titleOf = async (path: string) => (await findPage(ctx, path))?.title
  const entries = await Promise.all(
    group.entries.map(async ({ see = [], ...entry }) => {
      const named = await Promise.all(see.map(async (path) => ({ path, title: await titleOf(path) })))
      return { ...entry, see: named.flatMap(({ path, title }) => (title ? [{ path, title }] : [])) }
    }),
  )
  const subjects = groups.map(({ id, title, entries: { length } }) => ({
    to: pathOfGroup(id),
    title,
    count: length,
  }))
  const { id, title, intro } = group
  return { words: faqWords, path: pathOfGroup(id), title, intro, entries, subjects }
}

export const loader = page(async (args: Route.LoaderArgs) => <FaqGroupPage data={await load(args)} />)

function FaqGroupPage({ data }: { data: Loaded<typeof load> }) {
  const { words, path, title, intro, entries, subjects } = data
  return (
    <Container className="pt-8 pb-20 md:pt-12">
      <header>
        <h1 className="text-4xl">{title}</h1>
        <p className="mt-5 max-w-text text-lg">{intro}</p>
      </header>
      <div className="mt-8 grid gap-x-8 gap-y-8 border-t border-ink pt-6 md:mt-12 lg:grid-cols-12">
        <div className="min-w-0 lg:col-span-4 xl:col-span-3">
          <div className="lg:sticky lg:top-6">
            <ArrowLink to="/qa">{words.all}</ArrowLink>
            <CountedLinks
              label={words.groups}
              unit={{ one: 'question', many: 'questions' }}
              links={subjects}
              current={path}
              kind="parts"
            />
          </div>
        </div>
        <div className="lg:col-span-8 xl:col-start-5">
          <AnswerList entries={entries} words={words} />
          <p className="max-w-text border-t border-rule pt-4 text-sm text-slate">
            {words.law.text} <time dateTime={words.law.checkedOn}>{dayInWords(words.law.checkedOn)}</time>.
          </p>
          <AskSection {...words.ask} />
        </div>
      </div>
    </Container>
  )
}
