import { api } from '#config/api.ts'
import { ownWorkerUrl } from '#lib/worker-url.ts'

/** Whether this browser can show notifications while the site is closed; on an iPhone only an installed site can. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** Its subscription, when it shows them now. */
export async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration('/')
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** Asks the person, the browser and its push service, then tells the server. Returns why it didn't work, in words. */
export async function turnOnPush(): Promise<string | undefined> {
  const answer = await Notification.requestPermission()
  if (answer !== 'granted')
    return 'This browser is set to block notifications from this site. Allow them in its settings for the site.'
  await navigator.serviceWorker.register(ownWorkerUrl('/sw.js'))
  const { pushManager } = await navigator.serviceWorker.ready
  const { publicKey } = await api.request<{ publicKey: string }>('GET', '/api/notifications/push-key')
  // One that was made with another key of the site can't be used.
  await (await pushManager.getSubscription())?.unsubscribe()
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  const { endpoint, keys } = subscription.toJSON()
  await api.request('POST', '/api/notifications/browsers', { endpoint, keys })
  return undefined
}

/** Also when its user signs out: the next one at this machine is told nothing of theirs. */
export async function turnOffPush(): Promise<void> {
  if (!canPush()) return
  const subscription = await findSubscription()
  if (!subscription) return
  await api.request('POST', '/api/notifications/browsers/drop', { endpoint: subscription.endpoint })
  await subscription.unsubscribe()
}
