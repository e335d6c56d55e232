import { roleSlugs } from '#config/roles.ts'
import type { FieldErrors } from '#lib/errors.ts'
import { controlForm } from '#lib/form-control.ts'
import { teamRequestInput } from './team-request.schema.ts'

const names = [
  ...roleSlugs.map((role) => `roles.${role}` as const),
  'seniority',
  'start',
  'length',
  'place',
  'location',
  'budget',
  'skills',
  'name',
  'email',
  'company',
  'phone',
  'message',
] as const

export const controlTeamRequest = (form: HTMLFormElement, onErrors: (errors: FieldErrors) => void) =>
  controlForm({ form, schema: teamRequestInput, names, groups: ['roles'], onErrors })
