import { roleSlugs } from '#config/roles.ts'
import { readCollection } from '#content/collection.ts'
import { role, type Role } from '#content/role.ts'
import { entriesUnder, fieldsUnder, listItems, paragraphs } from '#lib/markdown-file/body.ts'

export const roles: Role[] = readCollection('roles', {
  names: roleSlugs,
  key: 'slug',
  body: fieldsUnder({
    'What they do': ['whatTheyDo', paragraphs],
    'When you need one': ['needOne', listItems],
    'When you don’t': ['needNot', listItems],
    Skills: ['skills', listItems],
    Levels: ['levels', entriesUnder('level', 'text')],
    'First 30 days': ['firstDays', entriesUnder('title', 'text')],
    Interview: ['interview', entriesUnder('question', 'answer')],
    Questions: ['faq', entriesUnder('question', 'answer')],
  }),
  schema: role,
})

export function findRole(slug: string): Role | undefined {
  return roles.find((entry) => entry.slug === slug)
}
