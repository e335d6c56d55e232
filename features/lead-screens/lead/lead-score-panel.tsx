import type { LeadDetail } from '#features/leads/lead-answer.schema.ts'

/** Why a lead has its grade: every rule of fit, and what engagement is left of each contact. */
export function LeadScorePanel({ lead }: { lead: LeadDetail }) {
  return (
    <>
      <Rules title="Fit" total={lead.fit} rules={lead.score.fit} />
      <Rules title="Engagement" total={lead.engagement} rules={lead.score.engagement} />
      <p className="pt-2 text-xs text-slate">
        Fit of 70 or more is A, of 40 or more B. Engagement of 60 or more is 1, of 30 or more 2; it halves
        every 30 days.
      </p>
    </>
  )
}

function Rules({ title, total, rules }: { title: string; total: number; rules: LeadDetail['score']['fit'] }) {
  return (
    <table className="w-full">
      <thead>
        <tr>
          <th scope="col" className="pt-2 pb-1 text-left font-semibold">
            {title}
          </th>
          <th scope="col" className="pt-2 pb-1 text-right font-semibold">
            {total}
          </th>
        </tr>
      </thead>
      <tbody>
        {rules.map(({ rule, points, outOf, reason }) => (
          <tr key={rule} className="border-t border-rule">
            <th scope="row" className="py-1 pr-3 text-left font-normal">
              {rule}
              <span className="block text-xs text-slate">{reason}</span>
            </th>
            <td className="py-1 text-right align-top whitespace-nowrap">
              <span className={points === 0 ? 'text-slate' : undefined}>{Math.round(points)}</span>
              <span className="text-xs text-slate"> of {outOf}</span>
            </td>
          </tr>
        ))}
        {rules.length === 0 && (
          <tr className="border-t border-rule">
            <td className="py-1 text-slate">No contact from them yet</td>
          </tr>
        )}
      </tbody>
    </table>
  )
}
