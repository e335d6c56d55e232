import { measuring } from '#config/constants.ts'
import { sendEvent } from '#features/analytics/events/send-event.ts'
import { sinceLoad } from '#lib/since-load.ts'
import { whenShown } from '#lib/when-shown.ts'
import { isSignedIn } from './signed-in.ts'

// Enough for its code to be there in time.
const fetchAheadMs = 500

/** What a page does once someone sees it: it is counted and measured, and its service worker registered. */
export function afterLoad(): void {
  whenShown(() => {
    sendEvent('page_view')
    // For those who write the page.
    if (import.meta.env.DEV || isSignedIn()) setTimeout(checkSeo, measuring.seoCheckAfterMs)
    if (!import.meta.env.DEV) setTimeout(registerWorker)
    setTimeout(measure, Math.max(0, measuring.postAfterMs - fetchAheadMs - sinceLoad()))
  })
  // Shown again from the browser's memory.
  addEventListener('pageshow', ({ persisted }) => persisted && sendEvent('page_view'))
}

const logged = (error: unknown) => console.warn('A part of the page was not fetched', error)

async function registerWorker() {
  await import('./register-worker.ts').then((part) => part.registerWorker()).catch(logged)
}

async function measure() {
  const part = await import('#features/analytics/vitals/measure-vitals.ts').catch(logged)
  part?.measureVitals()
}

async function checkSeo() {
  const part = await import('./seo-check.ts').catch(logged)
  part?.checkSeo()
}
