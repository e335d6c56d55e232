import type { roomKinds } from './notification.schema.ts'

/** What the incoming webhook of a room takes: a line, and the screen that it leads to. */
export function roomMessage(kind: (typeof roomKinds)[number], text: string, url: string): string {
  if (kind === 'slack') return JSON.stringify({ text: `${text}\n<${url}|Open it>` })
  return JSON.stringify({
    type: 'message',
    attachments: [
      {
        contentType: 'application/vnd.microsoft.card.adaptive',
        content: {
          $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
          type: 'AdaptiveCard',
          version: '1.4',
          body: [{ type: 'TextBlock', text, wrap: true }],
          actions: [{ type: 'Action.OpenUrl', title: 'Open it', url }],
        },
      },
    ],
  })
}
