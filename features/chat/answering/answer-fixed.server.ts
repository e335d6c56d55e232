import { brand, claims, openingHours } from '#config/brand.ts'
import { faqEntries } from '#content/faq/index.ts'
import { useCases } from '#content/use-cases/index.ts'
import type { UseCaseCategory } from '#content/use-case.ts'
import { chatReplies } from '#features/chat/chat-words.ts'
import type { ChatAnswer, ChatIntent, ChatSource } from './chat-answer.ts'

const { name, email, phone } = brand

export const askPerson = 'Speak to a person'
export const industries = ['Manufacturing', 'Healthcare', 'Retail']

const reach = () =>
  `[send the form](/contact), write to [${email}](mailto:${email}) or call ${phone.label}, ${openingHours.label}`
const help =
  'I am not able to help with this. If anybody is in danger, call **999** or **112** now. The Samaritans listen at any hour, free of charge, on **116 123** in the UK and Ireland.'
const outOfPatience = `I am not able to help with this, and I am sorry that it has come to that. A person can: write to [${email}](mailto:${email}) or call ${phone.label}, ${openingHours.label}.`

/** What is offered to who wants a meeting. */
export const offeredCall = { page: '/qa/cost#free-consultation', question: 'free-consultation' }

export const callOffer = `Half an hour with an engineer is free, ${claims.consultation.value} on working days`

/** The reply to a wish that needs no search. */
export function fixedAnswer(intent: ChatIntent): ChatAnswer {
  switch (intent) {
    case 'hello':
      return reply(intent, {
        text: `Hello. I am ${name}’s automated assistant and answer from the pages of this site. Ask me about a problem, a price, a role or a rule, or choose your sector.`,
        quickReplies: [...industries, askPerson],
      })
    case 'person':
      return reply(intent, { text: `An engineer will answer within one working day: ${reach()}.` })
    case 'booking':
      return reply(intent, {
        text: `${callOffer}. To arrange it, ${reach()}.`,
        sources: [sourceOfQuestion(offeredCall.question)],
        quickReplies: [askPerson],
      })
    case 'goodbye':
      return reply(intent, { text: `You’re welcome. If anything else comes up, ${reach()}.` })
    case 'noted':
      return reply(intent, { text: 'All right. Ask on whenever you like.' })
    case 'agreed':
      return reply(intent, {
        text: 'Then choose one of the questions above, or write yours.',
      })
    case 'refused':
      return reply(intent, {
        text: 'Then I misunderstood you. Please say it in other words, or write your name and email here, and an engineer will answer you.',
        quickReplies: [askPerson],
      })
    case 'cancel':
      return reply(intent, { text: 'Cancelled. What else would you like to know?', quickReplies: industries })
    case 'sorry':
      return reply(intent, { text: chatReplies.sorry })
    case 'abuse':
      return { kind: 'unknown', intent, text: outOfPatience, sources: [] }
    case 'language':
      return {
        kind: 'unknown',
        intent,
        text: 'I don’t know this language: I answer in English only. Please ask again in English, or [write to us](/contact) in your own language; a person will read it.',
        sources: [],
      }
    case 'urgent':
      return { kind: 'unknown', intent, text: help, sources: [] }
    case 'manufacturing':
    case 'healthcare':
    case 'retail':
      return sectorAnswer(intent)
  }
}

/** An answered question of the site by its anchor; nothing is quoted from it. */
function sourceOfQuestion(id: string): ChatSource {
  const found = faqEntries.find((entry) => entry.id === id)
  if (!found) throw new Error(`No answer has the anchor ${id}`)
  return { title: found.question, url: found.path, passage: '' }
}

const shownCases = 3

function sectorAnswer(intent: UseCaseCategory & ChatIntent): ChatAnswer {
  const own = useCases.filter(({ category }) => category === intent)
  const lines = own
    .slice(0, shownCases)
    .map(({ id, title, description }) => `[${title}](/usecases/${id}): ${description}`)
  return reply(intent, {
    text: `We describe ${own.length} uses in ${intent}, each with what is measured and when it is not worth it. Three of them:\n\n${lines.join('\n')}\n\nWhat goes wrong where you work?`,
    sources: own
      .slice(0, shownCases)
      .map(({ id, title, description }) => ({ title, url: `/usecases/${id}`, passage: description })),
    quickReplies: [askPerson],
  })
}

function reply(
  intent: ChatIntent,
  rest: Omit<ChatAnswer, 'kind' | 'intent' | 'sources'> & { sources?: ChatSource[] },
): ChatAnswer {
  return { kind: 'intent', intent, sources: [], ...rest }
}
