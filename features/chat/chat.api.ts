import { endpoint, type Endpoint } from '#features/context/endpoint.ts'
import { streamToVisitor } from './chat.server/chat-events.ts'
import { rateAnswer } from './chat.server/rate-answer.ts'
import { sendMessage } from './chat.server/send-message.ts'
import { chatInput, chatReply, helpfulInput, helpfulReply } from './chat.schema.ts'

export const chatApi: Endpoint[] = [
  endpoint({
    method: 'POST',
    path: '/api/chatbot',
    summary: 'Writes to the chat assistant and answers its reply; an unknown session starts a new one',
    access: 'public',
    bodyBytes: 16 * 1024,
    body: chatInput,
    response: chatReply,
    handle: (ctx, { body, request }) => sendMessage(ctx, body, pageOf(request)),
  }),
  endpoint({
    method: 'POST',
    path: '/api/chatbot/helpful',
    summary: 'Says whether an answer of the assistant answered the visitor',
    access: 'public',
    body: helpfulInput,
    response: helpfulReply,
    handle: (ctx, { body }) => rateAnswer(ctx, body),
  }),
  endpoint({
    method: 'GET',
    path: '/api/chatbot/events',
    isSpent: true,
    summary:
      'What staff write into the conversation of X-Chat-Session, as server-sent events after Last-Event-ID',
    access: 'public',
    handle: (ctx, { request }) => streamToVisitor(ctx, request),
  }),
]

/** The path of the page that asks; what stands behind a question mark stays out. */
function pageOf(request: Request): string | undefined {
  const referrer = request.headers.get('referer')
  return referrer && URL.canParse(referrer) ? new URL(referrer).pathname.slice(0, 300) : undefined
}
