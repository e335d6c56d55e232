import { expect, test } from 'vitest'
import { blog } from './blog/index.ts'
import { pictures } from './rendered-pictures.ts'
import { roles } from './roles/index.ts'
import { ownAlts } from './scene-alts.ts'
import { ownSceneOf } from './scenes.ts'
import { solutions } from './solutions/index.ts'
import { useCasePageOf } from './use-case-page.ts'
import { useCases } from './use-cases/index.ts'

test('every solution and role has a picture with words: its own scene when it is drawn, else its sector’s', () => {
  const scenes = [
    ...solutions.map((entry) => ({ entry, own: `solution-${entry.slug}`, ...ownSceneOf('solution', entry) })),
    ...roles.map((entry) => ({ entry, own: `role-${entry.slug}`, ...ownSceneOf('role', entry) })),
  ]
  expect(scenes).toHaveLength(25)
  for (const { entry, own, picture, alt } of scenes) {
    expect([own, entry.picture]).toContain(picture.name)
    expect(picture.width).toBeGreaterThan(0)
    expect(alt.length, own).toBeGreaterThan(10)
  }
})

test('every use case, solution, role and article has a drawing and words of its own', () => {
  const names = [
    ...useCases.map(({ id }) => `use-case-${id}`),
    ...solutions.map(({ slug }) => `solution-${slug}`),
    ...roles.map(({ slug }) => `role-${slug}`),
    ...blog.map(({ slug }) => `post-${slug}`),
  ]
  const drawn = Object.keys(pictures).filter((name) => /^(?:use-case|solution|role|post)-/.test(name))
  expect(drawn.sort()).toEqual(names.sort())
  expect(Object.keys(ownAlts).sort()).toEqual(names.sort())
  expect(new Set(Object.values(ownAlts)).size).toBe(names.length)
  for (const [name, alt] of Object.entries(ownAlts)) {
    expect(alt, name).toMatch(/^Drawing of /)
    expect(alt.length, name).toBeLessThan(160)
  }
  for (const { id } of useCases) {
    const hero = useCasePageOf(id)?.hero
    expect(hero?.picture.name).toBe(`use-case-${id}`)
    expect(hero?.alt).toBe(ownAlts[`use-case-${id}`])
  }
})
