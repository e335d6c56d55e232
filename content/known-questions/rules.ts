import type { KnownQuestion } from '#content/known-question.ts'

/** Rules that the questions and answers on law and security leave open. */
export const ruleQuestions: KnownQuestion[] = [
  {
    id: 'validated-processes',
    question: 'Can you work in a validated (GxP) environment?',
    asked: [
      'gmp plant, validated lines',
      '21 cfr part 11',
      'annex 11 and audit trail',
      'gamp 5 category',
      'we are a pharma packer, every change needs a change control',
      'can you touch a qualified controller',
      'iq oq pq documents',
      'computer system validation',
      'medical device site, validated moulding',
      'does your software come validated',
      'qa will want a record of every change',
      'sterile filling line, cameras',
    ],
    answer:
      'Yes, as with inspection that leaves an audit trail and touches no qualified controller; each change needs its record. Settings fixed by validation are not for optimising, and a validated environment puts a vision station near the top of its band. Validation papers for Part 11, Annex 11 or GAMP aren’t published; ask.',
    page: '/locations/london#sectors',
  },
  {
    id: 'nis2-and-cyber-resilience',
    question: 'What do you do about NIS2 and the Cyber Resilience Act?',
    asked: [
      'nis2 applies to us, are you ready',
      'cyber resilience act and the box in our cabinet',
      'do your devices get security updates for five years',
      'sbom for the software',
      'software bill of materials',
      'we are an essential entity under nis2',
      'cra duties for machines with your software',
      'uk cyber security and resilience bill',
      'vulnerability handling of what you deliver',
      'nis regulations water company',
      'who is the manufacturer under the cra',
      'critical entity supplier duties',
    ],
    page: '/contact',
  },
]
