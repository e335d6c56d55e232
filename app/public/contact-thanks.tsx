import { page } from '#app/document/page.server.tsx'
import { contactThanks } from '#content/contact-words.ts'
import { contactSuccess } from '#features/contact/contact-words.ts'
import { EnquiryThanks } from './parts/thanks/enquiry-thanks.tsx'

export const loader = page(() => <EnquiryThanks words={contactThanks} received={contactSuccess} to="/" />)
