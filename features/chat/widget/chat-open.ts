import { chat } from '#config/constants.ts'

/** Whether the chat was open on the page before, in this tab. */
export function isChatOpen(): boolean {
  return read(chat.openKey) !== null
}

export function rememberChatOpen(isOpen: boolean): void {
  write(chat.openKey, isOpen ? '1' : undefined)
}

/** Words that were typed and not sent. */
export const readUnsent = (): string => read(chat.unsentKey) ?? ''

export const keepUnsent = (text: string): void => write(chat.unsentKey, text || undefined)

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, value: string | undefined) {
  try {
    if (value === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, value)
  } catch {
    // Without storage it ends with the page.
  }
}
