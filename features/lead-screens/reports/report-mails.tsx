import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { reportNames, type ReportName } from '#features/leads/reports/report.schema.ts'
import { reportTitles } from '#features/leads/reports/report-words.ts'
import { Checkbox } from '#ui/field.tsx'
import { useWrite } from '#ui/use-write.ts'

const url = '/api/reports/mails'

/** Which reports come by mail on Mondays, to the person who looks. */
export function ReportMails() {
  const { data } = useQuery<{ reports: ReportName[] }>({ queryKey: [url] })
  // As they were ticked, until the server has said the same.
  const [wanted, setWanted] = useState<ReportName[]>()
  const write = useWrite<{ reports: ReportName[] }>({
    reread: [url],
    shows: url,
    inOrder: url,
    onDone: (saved) => setWanted((now) => (String(now) === String(saved.reports) ? undefined : now)),
    onFail: () => {
      setWanted(undefined)
      return false
    },
  })
  if (!data) return null
  const reports = wanted ?? data.reports
  const choose = (chosen: ReportName[]) => {
    setWanted(chosen)
    write.mutate({ method: 'PUT', url, data: { reports: chosen } })
  }
  return (
    <section aria-labelledby="report-mails" className="mt-10 border-t border-rule pt-5">
      <h2 id="report-mails" className="text-lg">
        By email every Monday
      </h2>
      <p className="pb-2 text-slate">Sent to you at 7:00 with the figures of the week before.</p>
      <div className="flex flex-wrap gap-x-6">
        {reportNames.map((name) => (
          <Checkbox
            key={name}
            name={`mail-${name}`}
            label={reportTitles[name]}
            checked={reports.includes(name)}
            onChange={({ target }) =>
              choose(reportNames.filter((one) => (one === name ? target.checked : reports.includes(one))))
            }
          />
        ))}
      </div>
    </section>
  )
}
