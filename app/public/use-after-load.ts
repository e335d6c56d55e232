import { useEffect } from 'react'
import { measuring } from '#config/constants.ts'
import { sinceLoad } from '#lib/since-load.ts'

// Enough for its code to be there in time.
const fetchAheadMs = 500
// The frame is made anew after an error page; the document is loaded once.
let isUnderWay = false

/** What a document does once it is loaded and nobody waits for anything any more. Each part is fetched by itself. */
export function useAfterLoad(): void {
  useEffect(() => {
    if (isUnderWay) return
    isUnderWay = true
    if (document.readyState === 'complete') afterLoad()
    else addEventListener('load', afterLoad, { once: true })
  }, [])
}

function afterLoad() {
  if (import.meta.env.DEV) setTimeout(checkSeo, measuring.seoCheckAfterMs)
  else setTimeout(registerWorker)
  setTimeout(measure, Math.max(0, measuring.postAfterMs - fetchAheadMs - sinceLoad()))
}

const logged = (error: unknown) => console.warn('A part of the page was not fetched', error)

async function registerWorker() {
  await import('./register-worker.ts').then((part) => part.registerWorker()).catch(logged)
}

async function measure() {
  const part = await import('#features/analytics/measure-vitals.ts').catch(logged)
  part?.measureVitals()
}

async function checkSeo() {
  const part = await import('./seo-check.ts')
  part.checkSeo()
}
