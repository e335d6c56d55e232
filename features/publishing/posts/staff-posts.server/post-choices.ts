import { byline } from '#config/brand.ts'
import { postCategories } from '#content/post.ts'
import { roles } from '#content/roles/index.ts'
import { sceneNamed, sceneNames } from '#content/scenes.ts'
import { solutions } from '#content/solutions/index.ts'
import { useCases } from '#content/use-cases/index.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import type { PostChoices } from '../post.schema.ts'

/** What an author chooses from. */
export function listPostChoices(ctx: Ctx): PostChoices {
  mustHave(ctx, 'content.read')
  return {
    categories: postCategories.map(({ id, label }) => ({ id, label })),
    pictures: sceneNames.flatMap((name) => {
      const scene = sceneNamed(name, name)
      return scene
        ? [{ name, alt: scene.alt, src: `/pictures/${name}.small.svg?v=${scene.picture.version}` }]
        : []
    }),
    useCases: useCases.map(({ id, title }) => ({ id, title })),
    solutions: solutions.map(({ slug, title }) => ({ id: slug, title })),
    roles: roles.map(({ slug, title }) => ({ id: slug, title })),
    byline,
  }
}
