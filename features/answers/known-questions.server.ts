import { firmFacts } from '#content/firm.ts'
import type { Faq } from '#content/page.ts'
import type { KnownQuestion } from '#content/known-question.ts'
import { knownQuestions } from '#content/known-questions/index.ts'
import { roles } from '#content/roles/index.ts'
import { solutions } from '#content/solutions/index.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { listFaqEntries } from '#features/publishing/faq/faq.server.ts'
import { withIdentity } from '#features/publishing/firm/identity-answers.ts'
import { readIdentity } from '#features/publishing/firm/identity.server.ts'
import { learnedWordings } from './learned-wording.table.server.ts'
import { liveList } from '#lib/editions.ts'

/** Everything that is answered: the firm's facts, published FAQ entries, what pages say, each with the wordings of content and staff. */
export async function listKnownQuestions(ctx: Ctx): Promise<KnownQuestion[]> {
  const faq = (await listFaqEntries(ctx)).map(({ id, question, asked, answer, path }): KnownQuestion => ({
    id,
    question,
    asked,
    answer,
    page: path,
  }))
  const learned = await ctx.db.select().from(learnedWordings)
  const wordingsOf = Map.groupBy(learned, ({ questionId }) => questionId)
  const facts = withIdentity(firmFacts, await readIdentity(ctx))
  return [...facts, ...faq, ...knownQuestions, ...questionsOfPages].map((known) => {
    const more = wordingsOf.get(known.id)?.map(({ wording }) => wording) ?? []
    return more.length > 0 ? { ...known, asked: [...known.asked, ...more] } : known
  })
}

const questionsOf = (page: string, faq: Faq[]): KnownQuestion[] =>
  faq.map(({ question, answer }, at) => ({ id: `${page}#${at}`, question, asked: [], answer, page }))

/** What solutions and roles answer on their own pages. */
const questionsOfPages = liveList(() => [
  ...solutions.flatMap(({ slug, faq }) => questionsOf(`/solutions/${slug}`, faq)),
  ...roles.flatMap(({ slug, faq }) => questionsOf(`/ai-roles/${slug}`, faq)),
])
