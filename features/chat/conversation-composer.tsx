import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/field.tsx'
import type { ConversationDetail } from './conversation.schema.ts'
import { useConversationWrite } from './use-conversation-write.ts'

/** Says before sending where the words will go: into the open panel, or by mail, or nowhere for now. */
export function ConversationComposer({
  conversation,
  isOwn,
}: {
  conversation: ConversationDetail
  isOwn: boolean
}) {
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const send = useConversationWrite(conversation.id, () => setText(''))
  if (conversation.state === 'staff' && !isOwn) {
    return (
      <p className="pt-5 text-slate">
        {conversation.assignee?.name ?? 'A colleague'} has this conversation. Once it is released you can take
        it.
      </p>
    )
  }
  return (
    <form
      method="post"
      aria-label="Answer"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!text.trim()) return setError('Please write an answer')
        if (!send.isPending) send.mutate({ method: 'POST', url: `${send.url}/answers`, data: { text } })
      }}
      className="max-w-3xl pt-6"
    >
      <TextArea
        name="answer"
        label="Your answer"
        hint={whereItGoes(conversation)}
        value={text}
        maxLength={4000}
        error={error}
        onChange={(event) => {
          setText(event.target.value)
          setError(undefined)
        }}
      />
      <Button type="submit" icon="send" pending={send.isPending}>
        {isOwn ? 'Send answer' : 'Take over and send'}
      </Button>
    </form>
  )
}

function whereItGoes({ isVisitorHere, leadId, visitor }: ConversationDetail): string {
  if (isVisitorHere) return 'The visitor is online and sees it straight away.'
  if (leadId && visitor.email)
    return `The visitor has left the chat: it is sent to ${visitor.email} by mail as well.`
  return 'The visitor is not connected and left no address: it is read if they open the chat again.'
}
