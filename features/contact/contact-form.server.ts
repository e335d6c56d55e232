import type { Ctx } from '#features/context/context.server.ts'
import { takeForm } from '#features/intake/intake-form.server.ts'
import { contactInput, contactTools, type ContactTool } from './contact.schema.ts'
import { submitContact } from './contact.server.ts'

/** Takes the form of the contact page without script. */
export const submitContactForm = (ctx: Ctx, request: Request) =>
  takeForm(ctx, request, contactInput, submitContact)

/** The tool that an address brings a result of (`?from=matcher`). */
export function contactToolOf(search: URLSearchParams): ContactTool | undefined {
  const from = search.get('from')
  return contactTools.find((tool) => tool === from)
}
