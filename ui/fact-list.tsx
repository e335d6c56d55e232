/** What is known of a record, to read. */
export function FactList({ facts }: { facts: Record<string, React.ReactNode> }) {
  return (
    <dl className="grid grid-cols-[8rem_minmax(0,1fr)] gap-x-4 max-md:grid-cols-[6rem_minmax(0,1fr)] gap-y-1.5">
      {Object.entries(facts).map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-slate">{label}</dt>
          <dd className="[overflow-wrap:anywhere] whitespace-pre-line">
            {value || <span className="text-slate">–</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
