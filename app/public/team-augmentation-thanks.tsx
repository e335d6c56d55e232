import { page } from '#app/document/page.server.tsx'
import { teamAugmentationThanks } from '#content/team-augmentation.ts'
import { EnquiryThanks } from './parts/thanks/enquiry-thanks.tsx'

export const loader = page(() => <EnquiryThanks words={teamAugmentationThanks} to="/ai-roles" />, {
  sheet: 'tools',
})
