import { brand } from '#config/brand.ts'
import { FormNotice } from '#ui/form-notice.tsx'
import { inWords } from './reply-promise.ts'
import type { EnquiryAnswer } from './visitor.schema.ts'

/** Until when someone replies, and what the enquiry is called. */
export function EnquiryReceived({ title, answer }: { title: string; answer: EnquiryAnswer }) {
  return (
    <FormNotice tone="ok" title={title}>
      <p className="mt-1">
        We reply by <strong>{inWords(new Date(answer.replyBy))}</strong>, UK time, and confirm that by email.
      </p>
      <p className="mt-1 font-mono text-xs break-all text-slate">Reference {answer.id}</p>
    </FormNotice>
  )
}

/** The other ways to reach us, for a form that could not be sent. */
export function OtherWays() {
  return (
    <>
      Nothing you typed is lost. You can also write to <a href={`mailto:${brand.email}`}>{brand.email}</a> or
      call <a href={brand.phone.href}>{brand.phone.label}</a>.
    </>
  )
}
