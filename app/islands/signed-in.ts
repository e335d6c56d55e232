import { authTokenKey } from '#config/constants.ts'
import { deviceStore } from '#lib/browser-store.ts'

/** Whether this browser keeps a token of the staff area; that it is still good is not asked. */
export const isSignedIn = (): boolean => deviceStore.read(authTokenKey) !== null
