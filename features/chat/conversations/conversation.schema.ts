import { z } from 'zod/mini'
import {
  chatStates,
  questionStates,
  shownSource,
  turnAuthors,
  turnKinds,
} from '#features/chat/chat.schema.ts'

export const conversationFilters = ['open', 'waiting', 'lead', 'unanswered', 'thumbs-down'] as const
export type ConversationFilter = (typeof conversationFilters)[number]

const limit = z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 25)
const cursor = z.optional(z.string().check(z.maxLength(120)))

export const conversationQuery = z.object({
  filter: z._default(z.enum(conversationFilters), 'open'),
  /** Those of one lead only. */
  lead: z.optional(z.uuid()),
  cursor,
  limit,
  /** `1` also counts, up to 1,000. */
  total: z.optional(z.literal('1')),
})
export type ConversationQuery = z.infer<typeof conversationQuery>

const person = z.object({ id: z.nullable(z.string()), name: z.string() })

export const conversationItem = z.object({
  id: z.string(),
  startedAt: z.string(),
  lastTurnAt: z.string(),
  state: z.enum(chatStates),
  awaitingSince: z.nullable(z.string()),
  assignee: z.nullable(person),
  /** As far as the visitor told. */
  visitor: z.object({
    name: z.nullable(z.string()),
    email: z.nullable(z.string()),
    company: z.nullable(z.string()),
  }),
  leadId: z.nullable(z.string()),
  page: z.nullable(z.string()),
  /** The visitor's newest words. */
  lastWords: z.string(),
  turns: z.number(),
  hasUnknown: z.boolean(),
  hasThumbsDown: z.boolean(),
})
export type ConversationItem = z.infer<typeof conversationItem>

export const conversationPage = z.object({
  items: z.array(conversationItem),
  nextCursor: z.nullable(z.string()),
  /** 1,001 means more than a thousand. */
  total: z.optional(z.number()),
})
export type ConversationPage = z.infer<typeof conversationPage>

export const turn = z.object({
  seq: z.number(),
  at: z.string(),
  author: z.enum(turnAuthors),
  text: z.string(),
  kind: z.nullable(z.enum(turnKinds)),
  sources: z.array(shownSource),
  isFromModel: z.boolean(),
  by: z.nullable(z.string()),
  thumb: z.nullable(z.number()),
})
export type Turn = z.infer<typeof turn>

export const conversationDetail = z.extend(conversationItem, {
  transcript: z.array(turn),
  /** Earlier turns exist that aren't shown. */
  hasOlder: z.boolean(),
  /** The visitor's panel is open now, or was at this time. */
  visitorSeenAt: z.nullable(z.string()),
  isVisitorHere: z.boolean(),
})
export type ConversationDetail = z.infer<typeof conversationDetail>

export const staffAnswer = z.object({
  text: z.string('Please write an answer').check(
    z.trim(),
    z.minLength(1, 'Please write an answer'),
    z.maxLength(4000, 'Please use at most 4,000 characters'),
    z.refine(
      (text) => text.isWellFormed() && !text.includes('\0'),
      'This text holds a character that can’t be stored',
    ),
  ),
})
export type StaffAnswer = z.infer<typeof staffAnswer>

export const thumbChange = z.object({ thumb: z.nullable(z.literal([1, -1])) })

export const questionQuery = z.object({
  state: z._default(z.enum(questionStates), 'open'),
  /** Last asked on one of these days of London, both included. */
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
  cursor,
  limit,
})
export type QuestionQuery = z.infer<typeof questionQuery>

export const question = z.object({
  id: z.string(),
  question: z.string(),
  asked: z.number(),
  firstAskedAt: z.string(),
  lastAskedAt: z.string(),
  conversationId: z.nullable(z.string()),
  /** It was answered, and the visitor said that this was no answer. */
  isWrong: z.boolean(),
  state: z.enum(questionStates),
  /** The known question of which it became a wording. */
  answerId: z.nullable(z.string()),
  draftQuestion: z.nullable(z.string()),
  draftAnswer: z.nullable(z.string()),
  decidedAt: z.nullable(z.string()),
  decidedBy: z.nullable(z.string()),
})
export type Question = z.infer<typeof question>

export const questionPage = z.object({ items: z.array(question), nextCursor: z.nullable(z.string()) })

const draft = (max: number) =>
  z.optional(
    z.string().check(
      z.trim(),
      z.maxLength(max, `At most ${max.toLocaleString('en-GB')} characters`),
      z.refine(
        (text) => text.isWellFormed() && !text.includes('\0'),
        'This text holds a character that can’t be stored',
      ),
    ),
  )

/** Turn a question into a draft for the FAQ, set it aside, open it again, or make it another wording of a known one (`used`). */
export const questionChange = z.object({
  state: z.enum(questionStates),
  answerId: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  draftQuestion: draft(300),
  draftAnswer: draft(4000),
})
export type QuestionChange = z.infer<typeof questionChange>

/** A known question that another one may be a wording of. */
export const knownMatch = z.object({
  id: z.string(),
  question: z.string(),
  answer: z.nullable(z.string()),
  page: z.string(),
})
export const knownMatches = z.object({ items: z.array(knownMatch) })
export type KnownMatch = z.infer<typeof knownMatch>

/** How questions fared in a week, which begins on Monday: what the assistant said, and what visitors said to it. */
export const answerWeek = z.object({
  week: z.iso.date(),
  answered: z.number(),
  askedBack: z.number(),
  declined: z.number(),
  helpful: z.number(),
  unhelpful: z.number(),
})
export const answerWeeks = z.object({ items: z.array(answerWeek) })
export type AnswerWeek = z.infer<typeof answerWeek>

/** A draft for the FAQ as editors see it: in the words of staff. */
export const faqDraft = z.object({
  id: z.string(),
  question: z.string(),
  answer: z.string(),
  asked: z.number(),
  lastAskedAt: z.string(),
})
export type FaqDraft = z.infer<typeof faqDraft>
export const faqDraftList = z.object({ items: z.array(faqDraft) })
