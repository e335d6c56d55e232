import type { Ctx } from '#features/context/context.server.ts'
import { takeForm } from '#features/intake/intake-form.server.ts'
import { teamRequestInput } from './team-request.schema.ts'
import { submitTeamRequest } from './team-request.server.ts'

/** Takes the form of the page without script. */
export const submitTeamRequestForm = (ctx: Ctx, request: Request) =>
  takeForm(ctx, request, teamRequestInput, submitTeamRequest)
