import { createElement, Fragment, type ReactNode } from 'react'
import { mailMarkdown } from '#features/correspondence/write/mail-markdown.ts'

type Token = ReturnType<typeof mailMarkdown.parse>[number]

/** A mail as mail programs show its HTML, drawn from the same Markdown. */
export default function MessagePreview({ text }: { text: string }) {
  return (
    <div className="break-words [&_a]:text-sea [&_a]:underline [&_blockquote]:border-l-2 [&_blockquote]:border-rule [&_blockquote]:pl-3 [&_h1]:text-xl [&_h2]:text-lg [&_ol]:list-decimal [&_ol]:pl-6 [&_p:not(:last-child)]:pb-3 [&_ul]:list-disc [&_ul]:pl-6 [&>ol]:pb-3 [&>ul]:pb-3">
      {drawn(mailMarkdown.parse(text, {}))}
    </div>
  )
}

/** Nested as the tokens are: each that opens an element has its children up to the one that closes it. */
function drawn(tokens: Token[]): ReactNode[] {
  const stack: { open?: Token; children: ReactNode[] }[] = [{ children: [] }]
  for (const [key, token] of tokens.entries()) {
    if (token.nesting === 1) {
      stack.push({ open: token, children: [] })
      continue
    }
    const done = token.nesting === -1 ? stack.pop() : undefined
    stack.at(-1)?.children.push(done?.open ? elementOf(done.open, key, done.children) : leafOf(token, key))
  }
  return stack[0]?.children ?? []
}

function elementOf(token: Token, key: number, children: ReactNode[]): ReactNode {
  if (token.hidden) return <Fragment key={key}>{children}</Fragment>
  // The reader of Markdown has refused addresses that run something.
  const href = token.attrGet('href')
  const link = href === null ? {} : { href, target: '_blank', rel: 'noreferrer' }
  return createElement(token.tag, { key, ...link }, ...children)
}

function leafOf({ type, tag, content, children }: Token, key: number): ReactNode {
  if (type === 'inline') return <Fragment key={key}>{drawn(children ?? [])}</Fragment>
  if (type === 'softbreak' || type === 'hardbreak') return <br key={key} />
  if (type === 'fence' || type === 'code_block')
    return (
      <pre key={key}>
        <code>{content}</code>
      </pre>
    )
  return tag ? createElement(tag, { key }, content || undefined) : content
}
