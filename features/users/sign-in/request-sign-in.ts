import { deviceStore } from '#lib/browser-store.ts'
import { deviceKey } from '#config/constants.ts'
import { postWithProof } from '#features/intake/post-with-proof.ts'
import type { SignedInUser, SignIn } from '#features/users/user.schema.ts'

export interface SignInResult {
  token: string
  user: SignedInUser
}

/** Signs in, with what tells the server that someone signed in from this browser before. Throws ApiError. */
export function requestSignIn(given: SignIn): Promise<SignInResult> {
  return postWithProof('/api/auth/login', { ...given, device: ownDevice() })
}

/** 256 random bits, made once and kept; none where nothing can be kept. */
function ownDevice(): string | undefined {
  const kept = deviceStore.read(deviceKey)
  if (kept) return kept
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  const made = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
  return deviceStore.write(deviceKey, made) ? made : undefined
}
