import { useState } from 'react'
import { sendEvent } from '#features/analytics/events/send-event.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { CopyLink } from '#ui/copy-link.tsx'
import { toast } from '#ui/toast-store.ts'
import type { SavedFile } from './report/report-csv.ts'
import { reportPictures } from './report/report-png.ts'
import type { Report } from './report/report.ts'
import { saveFile } from '#lib/save-file.ts'

interface Props {
  slug: string
  title: string
  report: Report
  /** The whole result, computed first where it isn't there yet. */
  csv: () => Promise<SavedFile[]>
}

/** What the visitor takes along: the figures, the drawings, or a conversation about them. */
export function Exports({ slug, title, report, csv }: Props) {
  const [isBusy, setBusy] = useState(false)
  const hasDrawing = report.blocks.some(({ kind }) => kind !== 'table')

  const save = async (write: () => Promise<SavedFile[]>) => {
    setBusy(true)
    try {
      for (const { name, blob } of await write()) {
        saveFile(`${slug}-${name}`, blob)
        sendEvent('download', { file: `${slug}-${name}` })
      }
    } catch {
      toast({
        title: 'Not saved',
        description: 'The files could not be written on this device.',
        tone: 'error',
      })
    } finally {
      setBusy(false)
    }
  }
  const saveCsv = () => save(csv)
  const savePng = () => save(() => reportPictures(report))

  return (
    <section
      aria-label="Take it along"
      className="mt-12 hidden flex-wrap items-center gap-3 border-t border-ink pt-5 js:flex print:hidden!"
    >
      <Button variant="secondary" icon="download" pending={isBusy} onClick={() => void saveCsv()}>
        Figures as CSV
      </Button>
      {hasDrawing && (
        <Button variant="secondary" icon="download" pending={isBusy} onClick={() => void savePng()}>
          Charts as PNG
        </Button>
      )}
      <Button variant="secondary" icon="document" onClick={() => print()}>
        Print, or save as PDF
      </Button>
      <CopyLink
        label="Link with these settings"
        done="Link copied. It holds the settings, no data."
        failed="Not copied: take the address of this page."
        size="md"
      />
      <ButtonLink
        to={`/contact?from=demo&page=/demo/${slug}`}
        variant="signal"
        data-contact-message={messageOf(title, report)}
        data-contact-address=""
      >
        Discuss this result
      </ButtonLink>
      <p className="grow basis-56 text-sm text-slate">
        “Discuss” writes the sentences above and the address with these settings into the contact form.
        Nothing is sent before you send it.
      </p>
    </section>
  )
}

/** The result in words; the visitor's rows stay where they are. */
function messageOf(title: string, { headline, figures, meaning, checks = [] }: Report): string {
  const readings = figures.map(({ label, value }) => `${label}: ${value}`)
  const doubts = checks
    .filter(({ state }) => state !== 'passed')
    .map(({ name, state }) => `Check ${state}: ${name}.`)
  const said = [`About the demo “${title}”.`, '', headline, ...readings, ...doubts, '']
  return [...said, ...meaning.map(({ text }) => text)].join('\n').slice(0, 2400)
}
