import { loadWholeDocuments } from '#ui/whole-documents.ts'

const fetched = new Map<string, Promise<string>>()

/**
 * The report that the page's HTML was made from, as JSON: a document doesn't bring it a second time. Where it can't be had the HTML stays as it
 * is, readable, and the promise open.
 */
export function sampleReport(slug: string): Promise<string> {
  const report =
    fetched.get(slug) ??
    fetch(`/demo/${slug}/report.json`)
      .then((answer) => {
        if (!answer.ok) throw new Error(`The report of the sample was answered with ${answer.status}`)
        return answer.text()
      })
      .catch((error: unknown) => {
        console.warn('The sample’s report was not fetched', error)
        loadWholeDocuments()
        return new Promise<string>(() => undefined)
      })
  fetched.set(slug, report)
  return report
}
