import type { UseCase } from '#content/use-case.ts'

export default {
  id: 'enterprise-knowledge-chatbot',
  title: 'Company knowledge chatbot with sources',
  description:
    'One place to ask about procedures, specifications and contracts; each answer shows the document behind it.',
  category: 'manufacturing',
  benefits: [
    'Internal questions answered without a second person: typically 40 to 60 % after three months, counted from the log.',
    'Time to first useful answer: typically from hours to under a minute for questions that the documents do answer.',
    'Answers with a wrong source in the weekly sample of 50: typically 1 to 4 %, published to all users.',
    'Outdated documents found and withdrawn: typically 5 to 15 % of those read in, a benefit people rarely expect.',
  ],
  problemDescription: `The torque for the gearbox flange is in a specification, a change note, an email from 2019 and the head of the quality manager. New staff ask a colleague; the colleague stops work to look for it. The intranet search returns 340 hits, of which the newest is first and the valid one is ninth.

A public chatbot makes this worse: it answers fluently from the wrong revision, and drawings that belong to a customer are pasted into somebody else’s service.`,
  solutionDescription: `We build a search that reads your document store with the rights of the person who asks: what you may not open, you will not be told. It finds the passages, answers in two or three sentences, and prints document, revision and paragraph beneath. Without a passage there is no answer, only the nearest documents and the name of their owner.

Everything runs in your own tenancy or on a machine in your server room. It works best where documents have revisions and owners. Where they don’t, the first month goes into that, and we say so before you sign.`,
  howItWorks: [
    'Inventory: which stores, how many documents, who owns them, and which are valid; usually two weeks.',
    'Access: the existing groups and permissions are taken over, and tested with accounts that should see nothing.',
    'Retrieval first: the passages must be right before any text is written; measured on 150 questions from your staff.',
    'Answers: short, with sources, in the words of the document; refusals are designed rather than accidental.',
    'Running: a weekly sample is read by people, and the share of wrong answers is shown on the start page.',
  ],
  icon: 'server',
  image: '/pictures/use-case-enterprise-knowledge-chatbot.svg',
  cta: 'Discuss your document store',
  solutions: ['seamless-integration-framework', 'ai-enhanced-reporting'],
  roles: ['generative-ai-specialist', 'ai-architect'],
  questions: ['language-model-secrets', 'generative-or-classical', 'running-costs'],
} satisfies UseCase
