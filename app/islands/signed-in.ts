import { authTokenKey } from '#config/constants.ts'

/** Whether this browser keeps a token of the staff area; that it is still good is not asked. */
export function isSignedIn(): boolean {
  try {
    return localStorage.getItem(authTokenKey) !== null
  } catch {
    return false
  }
}
