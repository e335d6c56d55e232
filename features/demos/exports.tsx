import { useState } from 'react'
import { contactDraftKey } from '#config/constants.ts'
import { sendEvent } from '#features/analytics/send-event.ts'
import { layInDraft } from '#lib/form-draft.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { toast } from '#ui/toast-store.ts'
import type { Report } from './report.ts'
import { saveFile } from '#lib/save-file.ts'

interface Props {
  slug: string
  title: string
  report: Report
  /** The whole report, computed first when the shown one is cut short. */
  whole: () => Promise<Report | undefined>
}

/** What the visitor takes along: the figures, the drawings, or a conversation about them. */
export function Exports({ slug, title, report, whole }: Props) {
  const [isBusy, setBusy] = useState(false)
  const hasDrawing = report.blocks.some(({ kind }) => kind === 'plot' || kind === 'picture')

  const save = async (write: (report: Report) => Promise<{ name: string; blob: Blob }[]>) => {
    setBusy(true)
    try {
      const all = await whole()
      for (const { name, blob } of all ? await write(all) : []) {
        saveFile(`${slug}-${name}`, blob)
        sendEvent('download', { file: `${slug}-${name}` })
      }
    } catch {
      toast({
        title: 'Not saved',
        description: 'The part that writes files could not be loaded. Check the connection and try again.',
        tone: 'error',
      })
    } finally {
      setBusy(false)
    }
  }
  const saveCsv = () => save(async (all) => (await import('./report-csv.ts')).reportFiles(all))
  const savePng = () => save(async (all) => (await import('./report-png.ts')).reportPictures(all))

  return (
    <section
      aria-label="Take it along"
      className="mt-12 hidden flex-wrap items-center gap-3 border-t border-ink pt-5 js:flex"
    >
      <Button variant="secondary" icon="download" pending={isBusy} onClick={() => void saveCsv()}>
        Figures as CSV
      </Button>
      {hasDrawing && (
        <Button variant="secondary" icon="download" pending={isBusy} onClick={() => void savePng()}>
          Charts as PNG
        </Button>
      )}
      <ButtonLink
        to="/contact?from=demo"
        variant="signal"
        onClick={() => layInDraft(contactDraftKey, { message: messageOf(title, report) })}
      >
        Discuss this result
      </ButtonLink>
      <p className="basis-full text-sm text-slate">
        “Discuss” writes the sentences above into the contact form. Nothing is sent before you send it.
      </p>
    </section>
  )
}

/** The result in words; the visitor's rows stay where they are. */
function messageOf(title: string, { headline, figures, meaning }: Report): string {
  const readings = figures.map(({ label, value }) => `${label}: ${value}`)
  return [`About the demo “${title}”.`, '', headline, ...readings, '', ...meaning.map(({ text }) => text)]
    .join('\n')
    .slice(0, 2400)
}
