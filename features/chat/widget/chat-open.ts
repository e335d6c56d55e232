import { chat } from '#config/constants.ts'
import { tabStore } from '#lib/browser-store.ts'

/** Whether the chat was open on the page before, in this tab. */
export function isChatOpen(): boolean {
  return tabStore.read(chat.openKey) !== null
}

export function rememberChatOpen(isOpen: boolean): void {
  tabStore.write(chat.openKey, isOpen ? '1' : undefined)
}

/** Words that were typed and not sent. */
export const readUnsent = (): string => tabStore.read(chat.unsentKey) ?? ''

export const keepUnsent = (text: string): void => void tabStore.write(chat.unsentKey, text || undefined)
