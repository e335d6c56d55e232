import { Icon } from '#ui/icon.tsx'

/** One line at the foot of a page: whether visits are counted, and the way to change it. It works and shows with the page's script (`app/islands/statistics.ts`), as the counting does. */
export function StatisticsSwitch({ className }: { className: string }) {
  return (
    <div className="hidden js:block">
      <button
        type="button"
        data-statistics="switch"
        aria-pressed={false}
        className={`group/out ${className}`}
      >
        Don’t count my visits
        <Icon name="check" size={16} className="ml-1.5 hidden group-aria-pressed/out:inline" />
      </button>
      <p data-statistics="private" hidden>
        Not counted: your browser asks for privacy
      </p>
    </div>
  )
}
