import { brand } from '#config/brand.ts'
import { escapeHtml } from '#lib/escape-html.ts'
import { senderMark } from './mail-sender.ts'

/** A named fact in a mail's list of facts. */
export const mailFact = (label: string, value: string) =>
  `<dt style="font-size:13px">${label}</dt><dd style="margin:0 0 10px;overflow-wrap:anywhere"><strong>${escapeHtml(value)}</strong></dd>`

/** A narrow column without colours of its own, so that it reads in light and dark mail programs alike. */
export function mailFrame(heading: string, body: string, reference?: string): string {
  return `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${heading}</title></head>
<body style="margin:0;padding:24px;font:16px/1.6 system-ui,'Segoe UI',Arial,sans-serif">
<div style="max-width:560px;margin:0 auto">
<p style="margin:0 0 24px;padding:0 0 12px;border-bottom:1px solid;font-weight:700;letter-spacing:0.02em">${brand.name}</p>
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.2">${heading}</h1>
${body}
<p style="margin:32px 0 0;padding:12px 0 0;border-top:1px solid;font-size:13px">${senderMark}${reference === undefined ? '' : `<br>Reference ${reference}`}</p>
</div></body></html>
`
}
