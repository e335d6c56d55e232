import { expect, test } from 'vitest'
import { roles } from './roles/index.ts'
import { ownSceneOf } from './scenes.ts'
import { solutions } from './solutions/index.ts'

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
