import { z } from 'zod/mini'
import { endpoint, type Endpoint } from '#features/context/endpoint.ts'
import { releaseQuarantined } from '#features/leads/leads.server/quarantine.ts'
import { contactMails } from './contact-mails.server.ts'

export const releaseApi: Endpoint[] = [
  endpoint({
    method: 'POST',
    path: '/api/quarantine/:id/release',
    summary: 'Not spam after all: makes an enquiry of it and sends its mails',
    access: 'leads.write',
    params: z.object({ id: z.uuid() }),
    response: z.object({ leadId: z.string() }),
    async handle(ctx, { params }) {
      const { leadId } = await releaseQuarantined(ctx, params.id, async (tx, recorded, enquiry) => {
        await tx.sendMails(contactMails(tx.settings, enquiry, recorded))
      })
      return { leadId }
    },
  }),
]
