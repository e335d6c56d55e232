import type { Ctx } from '#features/context/context.server.ts'
import { enquiryMails } from '#features/intake/enquiry-mail.server.ts'
import { createIntake, type Keep } from '#features/intake/intake.server.ts'
import { visitorEnquiry } from '#features/intake/visitor-enquiry.ts'
import type { EnquiryAnswer } from '#features/intake/visitor.schema.ts'
import { contactMailWords } from './contact-mails.server.ts'
import { contactSuccess } from './contact-words.ts'
import type { ContactInput } from './contact.schema.ts'

/** Both mails of each enquiry. */
export const keepContact: Keep = async (ctx, list) => {
  await ctx.sendMails(
    list.flatMap(([enquiry, recorded]) => enquiryMails(ctx.settings, enquiry, recorded, contactMailWords)),
  )
}

const take = createIntake(keepContact)

/** Takes an enquiry with both mails, as `createIntake` describes. */
export async function submitContact(ctx: Ctx, input: ContactInput): Promise<EnquiryAnswer> {
  const enquiry = {
    ...visitorEnquiry(input.tool ?? 'contact', input, ctx.clock.now()),
    message: input.message?.trim() ? input.message : undefined,
  }
  const { id, replyBy } = await take({ ctx, input, enquiry, saysFromTool: input.tool !== undefined })
  return { success: true, id, message: contactSuccess, replyBy: replyBy.toISOString() }
}
