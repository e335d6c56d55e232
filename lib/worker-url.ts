interface UrlPolicy {
  createScriptURL(url: string): string
}

declare global {
  interface Window {
    trustedTypes?: {
      createPolicy(name: string, rules: { createScriptURL(url: string): string }): UrlPolicy
    }
  }
}

/** The one Trusted Types policy of the site; `server/http/security-headers.ts` allows its name and no other. */
export const workerPolicy = 'own-workers'

let policy: UrlPolicy | undefined

/**
 * Lets a worker be made from a file of this site, and from nothing else: throws a TypeError for any other address.
 * Where the browser has Trusted Types the result is a TrustedScriptURL, elsewhere the address itself.
 */
export function ownWorkerUrl(url: string): string {
  policy ??= (window.trustedTypes ?? plain).createPolicy(workerPolicy, { createScriptURL: ownOnly })
  return policy.createScriptURL(url)
}

const plain = {
  createPolicy: (_name: string, rules: UrlPolicy): UrlPolicy => rules,
}

function ownOnly(url: string): string {
  const { origin, href } = new URL(url, location.href)
  if (origin !== location.origin) throw new TypeError(`A worker of another origin: ${origin}`)
  return href
}
