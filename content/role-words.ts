import { wordsOf } from './site/index.ts'

/** The words around the list of roles, from `site/roles.md`. */
export const rolesWords = wordsOf('roles')

/** The words that every role’s page has in common, from `site/role.md`. */
export const roleWords = wordsOf('role')
