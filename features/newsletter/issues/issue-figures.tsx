import { StatTile, TileRow } from '#ui/stat-tile.tsx'
import { longTime } from '#lib/office-time.ts'
import { deliveryNames } from '#features/newsletter/staff-words.ts'
import { deliveryStates, type IssueDetail } from './issue.schema.ts'

/** What became of it: counts alone. Whether somebody read it or followed a link is not counted. */
export function IssueFigures({ issue }: { issue: IssueDetail }) {
  const { figures, left, state, sendAt } = issue
  if (state === 'scheduled')
    return (
      <p className="pt-5">It leaves at {longTime(sendAt ?? '')}, to everyone on the list at that time.</p>
    )
  const shown = deliveryStates.filter((one) => one === 'sent' || (figures[one] ?? 0) > 0)
  return (
    <div className="pt-5">
      <TileRow>
        {shown.map((one) => (
          <StatTile key={one} label={deliveryNames[one]} value={figures[one] ?? 0} />
        ))}
        <StatTile label="Unsubscribed through it" value={left} />
      </TileRow>
      <p className="text-sm text-slate">
        There are no tracking pixels or tracked links, so nobody knows who read it. Uncertain: the connection
        broke before the mail server answered, so the mail is not sent again.
      </p>
    </div>
  )
}
