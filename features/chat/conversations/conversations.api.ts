import { z } from 'zod/mini'
import { endpoint, type Endpoint } from '#features/context/endpoint.ts'
import { faqItem, newFaq } from '#features/publishing/faq/faq.schema.ts'
import {
  answerConversation,
  releaseConversation,
  takeConversation,
} from './conversations.server/attend-conversation.ts'
import { listAnswerWeeks } from '#features/chat/questions/questions.server/answer-weeks.ts'
import { listKnownMatches } from '#features/chat/questions/questions.server/known-matches.ts'
import { getConversation, listConversations } from './conversations.server/list-conversations.ts'
import { listFaqDrafts, publishQuestion } from '#features/chat/questions/questions.server/question-to-faq.ts'
import { listQuestions, updateQuestion } from '#features/chat/questions/questions.server/questions.ts'
import { rateTurn } from '#features/chat/chat.server/rate-turn.ts'
import {
  answerWeeks,
  conversationDetail,
  conversationPage,
  conversationQuery,
  faqDraftList,
  knownMatches,
  question,
  questionChange,
  questionPage,
  questionQuery,
  staffAnswer,
  thumbChange,
} from './conversation.schema.ts'

const params = z.object({ id: z.uuid() })
const turnParams = z.extend(params, { seq: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1e6)) })

export const conversationsApi: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/api/conversations',
    summary: 'A page of conversations of the chat',
    access: 'conversations.read',
    query: conversationQuery,
    response: conversationPage,
    handle: (ctx, { query }) => listConversations(ctx, query),
  }),
  endpoint({
    method: 'GET',
    path: '/api/conversations/questions',
    summary: 'Questions that no page answered',
    access: 'conversations.read',
    query: questionQuery,
    response: questionPage,
    handle: (ctx, { query }) => listQuestions(ctx, query),
  }),
  endpoint({
    method: 'GET',
    path: '/api/conversations/questions/drafts',
    summary: 'Drafts for the FAQ in the words of staff, for editors',
    access: 'content.read',
    response: faqDraftList,
    handle: (ctx) => listFaqDrafts(ctx),
  }),
  endpoint({
    method: 'GET',
    path: '/api/conversations/questions/:id/matches',
    summary: 'The known questions that a question is nearest to',
    access: 'conversations.read',
    params,
    response: knownMatches,
    handle: (ctx, { params }) => listKnownMatches(ctx, params),
  }),
  endpoint({
    method: 'GET',
    path: '/api/conversations/answer-weeks',
    summary:
      'How many questions were answered, asked back and declined by week, and what visitors said to it',
    access: 'conversations.read',
    response: answerWeeks,
    handle: (ctx) => listAnswerWeeks(ctx),
  }),
  endpoint({
    method: 'POST',
    path: '/api/conversations/questions/:id/publish',
    summary: 'Put a draft on the page of questions and answers',
    access: 'content.write',
    params,
    body: newFaq,
    response: faqItem,
    status: 201,
    handle: (ctx, { params, body }) => publishQuestion(ctx, { ...body, id: params.id }),
  }),
  endpoint({
    method: 'PATCH',
    path: '/api/conversations/questions/:id',
    summary: 'Turn a question into a draft for the FAQ, set it aside or open it again',
    access: 'conversations.answer',
    params,
    body: questionChange,
    response: question,
    handle: (ctx, { params, body }) => updateQuestion(ctx, { ...body, id: params.id }),
  }),
  endpoint({
    method: 'GET',
    path: '/api/conversations/:id',
    summary: 'A conversation with what was said in it',
    access: 'conversations.read',
    params,
    response: conversationDetail,
    handle: (ctx, { params }) => getConversation(ctx, params.id),
  }),
  endpoint({
    method: 'POST',
    path: '/api/conversations/:id/take',
    summary: 'Take the conversation over from the assistant; 409 when a colleague has it',
    access: 'conversations.answer',
    params,
    response: conversationDetail,
    handle: (ctx, { params }) => takeConversation(ctx, params.id),
  }),
  endpoint({
    method: 'POST',
    path: '/api/conversations/:id/answers',
    summary: 'Write into the visitor’s panel',
    access: 'conversations.answer',
    params,
    body: staffAnswer,
    response: conversationDetail,
    status: 201,
    handle: (ctx, { params, body }) => answerConversation(ctx, { ...body, id: params.id }),
  }),
  endpoint({
    method: 'POST',
    path: '/api/conversations/:id/release',
    summary: 'Hand the conversation back to the assistant',
    access: 'conversations.answer',
    params,
    response: conversationDetail,
    handle: (ctx, { params }) => releaseConversation(ctx, params.id),
  }),
  endpoint({
    method: 'PATCH',
    path: '/api/conversations/:id/turns/:seq',
    summary: 'Rate an answer of the assistant',
    access: 'conversations.answer',
    params: turnParams,
    body: thumbChange,
    response: conversationDetail,
    handle: (ctx, { params, body }) => rateTurn(ctx, { ...params, thumb: body.thumb }),
  }),
]
