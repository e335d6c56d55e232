import { useQuery } from '@tanstack/react-query'
import { reportNames, type ReportName } from '#features/leads/reports/report.schema.ts'
import { reportTitles } from '#features/leads/reports/report-words.ts'
import { Checkbox } from '#ui/field.tsx'
import { useWrite } from '#ui/use-write.ts'

const url = '/api/reports/mails'

/** Which reports come by mail on Mondays, to the person who looks. */
export function ReportMails() {
  const { data } = useQuery<{ reports: ReportName[] }>({ queryKey: [url] })
  const write = useWrite({ reread: [url] })
  if (!data) return null
  const { reports } = data
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
            disabled={write.isPending}
            onChange={({ target }) =>
              write.mutate({
                method: 'PUT',
                url,
                data: {
                  reports: reportNames.filter((one) =>
                    one === name ? target.checked : reports.includes(one),
                  ),
                },
              })
            }
          />
        ))}
      </div>
    </section>
  )
}
