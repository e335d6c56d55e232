import { brand } from '#config/brand.ts'
import type { MailWords } from '#features/intake/enquiry-mail.server.ts'
import { factsOf } from './team-request-words.ts'
import type { TeamNeed } from './team-request.schema.ts'

export function requestMailWords(need: TeamNeed): MailWords {
  return {
    kind: 'team-request',
    what: 'Team request',
    facts: factsOf(need).filter(([label]) => label === 'Roles' || label === 'Start'),
    received: 'We have your team request',
    thanks: `thank you for asking ${brand.name} for people. Your request has arrived`,
    steps: [
      'An engineer reads the request and calls or writes if something decides who fits.',
      'We compare it with the people we have tested and checked, and tell you honestly when nobody is free.',
      'You get the proposal with each person’s rate, first day and the test they passed; you interview whom you like.',
    ],
  }
}
