import { escapeHtml } from '#lib/escape-html.ts'
import { mailMarkdown } from './mail-markdown.ts'

/** The light Markdown of a mail as HTML without colours of its own. */
export function mailHtmlOf(text: string, subject: string): string {
  return `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title></head>
<body style="font:16px/1.5 system-ui,'Segoe UI',Arial,sans-serif">
${mailMarkdown.render(text)}</body></html>
`
}
