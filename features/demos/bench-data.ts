import { loadWholeDocuments } from '#ui/whole-documents.ts'
import type { DemoControls } from './demo-controls.ts'

/** What the bench starts with: its settings and inputs, and the report of the sample as JSON. */
export interface BenchData {
  controls: DemoControls
  report: string
}

const fetched = new Map<string, Promise<BenchData>>()

/**
 * The data that the page's HTML was made from: a document doesn't bring them a second time. Where they can't be had the HTML stays as it
 * is, readable, and the promise open.
 */
export function benchData(slug: string): Promise<BenchData> {
  const data =
    fetched.get(slug) ??
    fetch(`/demo/${slug}/report.json`)
      .then((answer) => {
        if (!answer.ok) throw new Error(`They were answered with ${answer.status}`)
        return answer.json()
      })
      .catch((error: unknown) => {
        console.warn('The data of the demo were not fetched', error)
        loadWholeDocuments()
        return new Promise<BenchData>(() => undefined)
      })
  fetched.set(slug, data)
  return data
}
