import { Icon } from './icon.tsx'

/** A filter that is on and has no list of its own to choose from; pressed, it is dropped. */
export function GivenFilter({ label, onDrop }: { label: string; onDrop: () => void }) {
  return (
    <button
      type="button"
      aria-label={`${label}: remove filter`}
      onClick={onDrop}
      className="inline-flex min-h-11 max-w-full min-w-0 cursor-pointer items-center gap-1.5 rounded bg-sea-tint px-3 text-left text-sm text-sea-strong hover:bg-sunk"
    >
      <span className="min-w-0 break-words">{label}</span>
      <Icon name="close" size={16} className="shrink-0" />
    </button>
  )
}
