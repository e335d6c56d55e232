import type { Settings } from './context.server.ts'

/** The Message-ID of the mail in the outbox with this id. */
export const messageIdOf = (settings: Pick<Settings, 'siteUrl'>, mailId: string) =>
  `<${mailId}@${new URL(settings.siteUrl).hostname}>`
