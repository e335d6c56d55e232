import { descriptionOf, titleOf } from '#content/metadata.ts'
import { seoScoreOf } from '#lib/seo-score.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { listLivePosts, type LivePost } from '../live-posts.server.ts'
import { countWords } from '../post-body.server.ts'
import type { PostCheck, PostFields } from '../post.schema.ts'
import { picturesIn } from '../post-links.ts'
import { fullPost, minutesOf } from '../posts.server.ts'
import { socialPictureOfPost } from '#features/publishing/published-pages.server.ts'
import { checkLinks } from './check-links.ts'
import { faultsOf } from './publish-post.ts'
import { readPost } from './post-row.ts'

const shortArticle = 600
const longestOpening = 120

/** What an article would be, saved or not: the page as visitors get it, its links, and how search engines and shared links show it. */
export async function checkPost(
  ctx: Ctx,
  { id, fields }: { id?: string | undefined; fields: PostFields },
): Promise<PostCheck> {
  mustHave(ctx, 'content.read')
  const stored = id === undefined ? undefined : await readPost(ctx, id)
  const { body, ...shown } = fields
  const words = countWords(body)
  const today = ctx.clock.now().toISOString().slice(0, 10)
  const publishedAt = stored?.publishAt ?? ctx.clock.now()
  const post: LivePost = {
    ...shown,
    title: fields.title || 'Untitled',
    slug: fields.slug || 'untitled',
    publishedAt,
    publishedOn: publishedAt.toISOString().slice(0, 10),
    updatedOn: stored?.state === 'published' ? today : publishedAt.toISOString().slice(0, 10),
    words,
    shippedSlug: stored?.shippedSlug ?? undefined,
    source: { body },
  }
  const others = (await listLivePosts(ctx)).filter(({ slug }) => slug !== stored?.slug)
  const full = fullPost(post, body, others)
  const path = `/blog/${post.slug}`
  const base = ctx.settings.siteUrl.replace(/\/+$/, '')
  return {
    post: full,
    words,
    minutes: minutesOf(words),
    links: await checkLinks(ctx, full.body, path),
    faults: await faultsOf(ctx, id, fields, stored?.shippedSlug ?? null),
    advice: adviceOf(fields, words, full.body.sections.length, countWords(textBefore(body))),
    seo: {
      ...seoScoreOf({
        title: titleOf(fields.title),
        description: fields.description,
        canonical: base + path,
        hasStructuredData: true,
        headings: 1,
        imagesWithoutAlt: picturesIn(full.body).filter(({ alt }) => alt === '').length,
        hasViewport: true,
      }),
      title: titleOf(fields.title || 'Untitled'),
      description: descriptionOf(fields.description),
      url: base + path,
      picture: socialPictureOfPost(post),
    },
  }
}

const textBefore = (body: string) => body.split(/^## /m)[0] ?? ''

function adviceOf(
  { tags, useCases, solutions, roles, body }: PostFields,
  words: number,
  sections: number,
  opening: number,
) {
  const rules: [boolean, string][] = [
    [words < shortArticle, `It has ${words} words; our articles have ${shortArticle} or more`],
    [sections < 2 && words > 300, 'Sections under ## give it a table of contents'],
    [
      opening > longestOpening,
      `The opening has ${opening} words before the first heading; the first screen holds about ${longestOpening}`,
    ],
    [tags.length === 0, 'Without tags, no articles are shown as related'],
    [useCases.length + solutions.length + roles.length === 0, 'It leads to no solution, use case or role'],
    [/^# /m.test(body), 'The title is the page’s main heading: start sections with ##'],
    [/^\(Picture \d+ goes here/m.test(body), 'A line still says where a picture goes'],
    [/<[a-z][^<>]*>/i.test(body), 'HTML is shown as text: write Markdown'],
  ]
  return rules.flatMap(([applies, text]) => (applies ? [text] : []))
}
