import { useState } from 'react'
import { brand } from '#config/brand.ts'
import { useDraft } from '#features/context/use-draft.ts'
import { useMe } from '#features/context/use-me.ts'
import { TemplateChoice } from '#features/correspondence/screens/template-choice.tsx'
import { fieldValues, fillTemplate, openFields } from '#features/correspondence/write/template-fields.ts'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/field.tsx'
import { KeptDraft } from '#ui/kept-draft.tsx'
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
  const { draft, set, ...kept } = useDraft(`chat-answer:${conversation.id}`, { text: '' })
  const { text } = draft
  const setText = (next: string) => set('text', next)
  const [error, setError] = useState<string>()
  const { me } = useMe()
  const send = useConversationWrite(conversation.id, kept.drop)
  const add = (template: string) => {
    const { name, company } = conversation.visitor
    const known = { name: name ?? '', company: company ?? '', myName: me?.name ?? '', ourName: brand.name }
    const words = fillTemplate(template, fieldValues(known))
    setText(text.trim() ? `${text.trimEnd()}\n\n${words}` : words)
    setError(undefined)
  }
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
        const open = openFields(text)
        if (open.length > 0) return setError(`Still to be filled in: ${open.join(', ')}`)
        if (!send.isPending) send.mutate({ method: 'POST', url: `${send.url}/answers`, data: { text } })
      }}
      className="max-w-3xl pt-6"
    >
      <TemplateChoice onChoose={(template) => add(template.text)} />
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
      {kept.isKept && <KeptDraft isKept isRestored={kept.isRestored} onDrop={kept.drop} />}
      <Button type="submit" icon="send" pending={send.isPending}>
        {isOwn ? 'Send answer' : 'Take over and send'}
      </Button>
    </form>
  )
}

function whereItGoes({ isVisitorHere, leadId, visitor }: ConversationDetail): string {
  if (isVisitorHere) return 'The visitor is online and sees it straight away.'
  if (leadId && visitor.email)
    return `The visitor has left the chat: it is also sent to ${visitor.email} by email.`
  return 'The visitor is not connected and left no address: they will read it if they open the chat again.'
}
