import MarkdownIt from 'markdown-it'

/** The light Markdown of a mail: no HTML of the writer’s own, no pictures. What is left is safe in any mail program. */
export const mailMarkdown = new MarkdownIt({ html: false, linkify: true, breaks: true }).disable([
  'image',
  'html_block',
])
