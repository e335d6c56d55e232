import { Link } from 'react-router'
import { longTime } from '#features/leads/lead-words.ts'
import { Table, TBody, Td, Th, THead, Tr } from '#ui/table.tsx'

/** What the list of mails answers, as far as it is shown here. */
export interface FailedMailPage {
  items: {
    id: string
    to: string
    subject: string
    leadId: string | null
    lastError: string | null
    createdAt: string
  }[]
  nextCursor: string | null
}

export function FailedMails({ mails }: { mails: FailedMailPage['items'] }) {
  return (
    <section aria-labelledby="failed-mails" className="mt-8 border-t border-rule pt-5">
      <h2 id="failed-mails" className="pb-2 text-lg">
        Failed mails
      </h2>
      <Table label="Failed mails" stacked>
        <THead>
          <Tr>
            <Th>Subject</Th>
            <Th>To</Th>
            <Th>Why</Th>
            <Th numeric>Written</Th>
          </Tr>
        </THead>
        <TBody>
          {mails.map((mail) => (
            <Tr key={mail.id}>
              <Td>
                {mail.leadId ? (
                  <Link to={`/lead-form/${mail.leadId}`} className="font-semibold text-sea hover:underline">
                    {mail.subject}
                  </Link>
                ) : (
                  mail.subject
                )}
              </Td>
              <Td label="To">{mail.to}</Td>
              <Td label="Why">{mail.lastError ?? 'Not known'}</Td>
              <Td label="Written" numeric>
                {longTime(mail.createdAt)}
              </Td>
            </Tr>
          ))}
        </TBody>
      </Table>
    </section>
  )
}
