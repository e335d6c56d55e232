import { hourMs } from '#lib/durations.ts'

const workerUrl = '/sw.js'
const checkAgainMs = hourMs

/** Registers the service worker. A failure is only logged: the site works without it. */
export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  try {
    const registration = await serviceWorker.register(trusted(workerUrl))
    let checkedAt = performance.now()
    document.addEventListener('visibilitychange', () => {
      if (document.hidden || performance.now() - checkedAt < checkAgainMs) return
      checkedAt = performance.now()
      registration.update().catch(logged)
    })
  } catch (error) {
    logged(error)
  }
}

function logged(error: unknown) {
  console.warn('The service worker was not registered', error)
}

/** The pages' policy allows this one maker of script addresses, and it makes one address. */
function trusted(url: typeof workerUrl): string {
  const types: unknown = Reflect.get(window, 'trustedTypes')
  if (!hasPolicies(types)) return url
  return types.createPolicy('service-worker', { createScriptURL: () => workerUrl }).createScriptURL(url)
}

interface Policies {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string }
}

function hasPolicies(value: unknown): value is Policies {
  return typeof value === 'object' && value !== null && 'createPolicy' in value
}
