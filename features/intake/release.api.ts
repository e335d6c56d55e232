import { z } from 'zod/mini'
import { endpoint, type Endpoint } from '#features/context/endpoint.ts'
import type { Keep } from './intake.server.ts'
import type { Source } from '#features/leads/lead.schema.ts'
import { releaseQuarantined } from '#features/leads/leads.server/quarantine.ts'

/**
 * Each tool's own part of a released enquiry, as if it had been accepted at once. Such a part goes by the tool's details: an enquiry without them was
 * written in the contact form.
 */
type KeepBySource = Partial<Record<Source, Keep>> & { contact: Keep }

export const releaseApi = (keep: KeepBySource): Endpoint[] => [
  endpoint({
    method: 'POST',
    path: '/api/quarantine/:id/release',
    summary: 'Not spam after all: makes an enquiry of it and sends its mails',
    access: 'leads.write',
    params: z.object({ id: z.uuid() }),
    response: z.object({ leadId: z.string() }),
    async handle(ctx, { params }) {
      const { leadId } = await releaseQuarantined(ctx, params.id, (tx, recorded, enquiry) =>
        ((enquiry.details ? keep[enquiry.source] : undefined) ?? keep.contact)(tx, [[enquiry, recorded]]),
      )
      return { leadId }
    },
  }),
]
