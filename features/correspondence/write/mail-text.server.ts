import MarkdownIt from 'markdown-it'
import { escapeHtml } from '#lib/escape-html.ts'

/** No HTML of the writer's own, no pictures: what is left is safe in any mail program. */
const markdown = new MarkdownIt({ html: false, linkify: true, breaks: true }).disable(['image', 'html_block'])

/** The light Markdown of a mail as HTML without colours of its own. */
export function mailHtmlOf(text: string, subject: string): string {
  return `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title></head>
<body style="font:16px/1.5 system-ui,'Segoe UI',Arial,sans-serif">
${markdown.render(text)}</body></html>
`
}
