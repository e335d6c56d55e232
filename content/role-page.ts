import { claims } from '#config/brand.ts'
import type { ListedFaq } from './faq.ts'
import { levelOf } from './prices.ts'
import { questionsOfPage, roleLinks, solutionLinks, useCaseLinks, useCasesOfRole } from './relations.ts'
import { roleMatrix, roleParts } from './role-matrix.ts'
import { roleVideo } from './role-videos.ts'
import { rolesWords, roleWords } from './role-words.ts'
import { roleKinds, type Role } from './role.ts'
import { findRole, roles } from './roles/index.ts'
import { ownSceneOf } from './scenes.ts'

/** What the overview of roles shows. */
export function rolesPage() {
  const { title, intro, rate, matrix, oneOrOther } = rolesWords
  const { value, text } = claims.dayRate
  return {
    title,
    intro,
    figure: { value, label: text, basis: rate },
    matrix,
    parts: roleParts,
    groups: roleKinds.map(({ id, label }) => ({
      id,
      label,
      roles: roles.filter(({ kind }) => kind === id).map(rowOf),
    })),
    oneOrOther: {
      title: oneOrOther.title,
      pairs: oneOrOther.pairs.map(({ roles: slugs, text }) => ({
        text,
        roles: slugs.map((slug) => ({ slug, title: findRole(slug)?.title ?? slug })),
      })),
    },
  }
}

function rowOf(entry: Role) {
  const { slug, title, summary } = entry
  const { main, also } = roleMatrix[slug]
  const meant = (ids: readonly string[]) =>
    roleParts.filter(({ id }) => ids.includes(id)).map(({ means }) => means)
  const marks = roleParts.map(({ id }) =>
    main.includes(id) ? 'main' : also.includes(id) ? 'also' : undefined,
  )
  return {
    slug,
    title,
    summary,
    picture: ownSceneOf('role', entry).picture,
    marks,
    main: meant(main).join(', '),
    also: meant(also).join(', '),
  }
}

/** What a role's own page shows; undefined when there is none of that name. */
export function rolePageOf(slug: string, faq?: ListedFaq[]) {
  const entry = findRole(slug)
  if (!entry) return undefined
  const { title, localUrl, fileSizeMB, youtubeId, shouldFallback } = roleVideo(entry.slug)
  const hasFilm = !shouldFallback || fileSizeMB > 0
  const path = `/ai-roles/${entry.slug}`
  return {
    path,
    words: roleWords,
    hero: {
      title: entry.title,
      ask: `/team-augmentation?role=${entry.slug}#request`,
      summary: entry.summary,
      rate: claims.dayRate.value,
      levels: entry.levels.map(({ level, text }) => ({ ...levelOf(level), text })),
    },
    scene: ownSceneOf('role', entry),
    /** Left out while neither file nor embed exists: the drawing stands alone. */
    video: hasFilm
      ? { title, videoUrl: fileSizeMB > 0 ? localUrl : undefined, videoId: youtubeId }
      : undefined,
    what: entry.whatTheyDo,
    need: { yes: entry.needOne, no: entry.needNot },
    weeks: entry.firstDays,
    skills: entry.skills,
    interview: entry.interview,
    faq: entry.faq,
    questions: questionsOfPage(path, entry.questions, faq),
    related: roleLinks(entry.roles),
    solutions: solutionLinks(entry.solutions),
    useCases: useCaseLinks(useCasesOfRole(entry.slug, 4)),
  }
}
