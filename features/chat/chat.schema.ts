import { z } from 'zod/mini'
import { chat } from '#config/constants.ts'

/** `bot`: the assistant answers. `waiting`: a person was called. `staff`: a person is in the conversation. */
export const chatStates = ['bot', 'waiting', 'staff'] as const
export type ChatState = (typeof chatStates)[number]

/** `note`: what happened, such as who joined. */
export const turnAuthors = ['visitor', 'assistant', 'staff', 'note'] as const
/** `choice`: it is asked back which of a few questions was meant. */
export const turnKinds = ['intent', 'answer', 'choice', 'unknown', 'capture', 'handover'] as const
export type TurnKind = (typeof turnKinds)[number]

/** `open`: nobody has looked at it. `draft`: proposed for the FAQ. `used`: answered there. `dismissed`: not for us. */
export const questionStates = ['open', 'draft', 'used', 'dismissed'] as const
export type QuestionState = (typeof questionStates)[number]

/** 128 random bits, URL-safe. */
export const sessionIdPattern = /^[\w-]{22}$/

const tooLong = `Please use at most ${chat.messageMax.toLocaleString('en-GB')} characters`

export const chatInput = z.object({
  message: z.string('Please write a message').check(
    z.trim(),
    z.minLength(1, 'Please write a message'),
    z.maxLength(chat.messageMax, tooLong),
    z.refine(
      (text) => text.isWellFormed() && !text.includes('\0'),
      'This text holds a character that can’t be stored',
    ),
  ),
  /** What the first reply answered; anything unknown starts anew. */
  sessionId: z.nullish(z.string().check(z.maxLength(200))),
})
export type ChatInput = z.infer<typeof chatInput>

export const shownSource = z.object({ title: z.string(), url: z.string() })
export type ShownSource = z.infer<typeof shownSource>

export const chatReply = z.object({
  /** Light markdown; empty while a colleague has the conversation. */
  reply: z.string(),
  kind: z.enum(turnKinds),
  sessionId: z.string(),
  sources: z.array(shownSource),
  quickReplies: z.optional(z.array(z.string())),
  state: z.enum(chatStates),
  /** The number of the newest turn: where the stream of events goes on. */
  turn: z.number(),
  /** With this message the visitor's details became an enquiry. */
  isSent: z.optional(z.literal(true)),
})
export type ChatReply = z.infer<typeof chatReply>

/** Whether an answer of the assistant, by the number of its turn, answered the visitor. */
export const helpfulInput = z.object({
  sessionId: z.string().check(z.regex(sessionIdPattern)),
  turn: z.number().check(z.int(), z.minimum(1), z.maximum(1e6)),
  isHelpful: z.boolean(),
})
export type HelpfulInput = z.infer<typeof helpfulInput>
export const helpfulReply = z.object({ isHelpful: z.boolean() })

/** What the stream of events tells the visitor's panel. */
export const chatEvent = z.object({
  turn: z.number(),
  author: z.enum(turnAuthors),
  text: z.string(),
  name: z.nullable(z.string()),
  at: z.string(),
})
export type ChatEvent = z.infer<typeof chatEvent>
