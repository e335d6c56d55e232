import type { Ctx } from '#features/context/context.server.ts'
import { takeForm } from '#features/intake/intake-form.server.ts'
import { contactInput } from './contact.schema.ts'
import { submitContact } from './contact.server.ts'

/** Takes the form of the contact page without script. */
export const submitContactForm = (ctx: Ctx, request: Request) =>
  takeForm(ctx, request, contactInput, submitContact)
