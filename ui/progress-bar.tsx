interface ProgressBarProps {
  /** What is at work, for those who listen. */
  label: string
  /** 0 to 1; undefined while nobody knows. */
  share: number | undefined
}

/** How far something is; moving while that isn't known. */
export function ProgressBar({ label, share }: ProgressBarProps) {
  return (
    <progress
      aria-label={label}
      max={100}
      value={share === undefined ? undefined : Math.round(share * 100)}
      className="block h-2 w-full appearance-none overflow-hidden rounded-sm bg-rule [&::-moz-progress-bar]:bg-sea [&::-webkit-progress-bar]:bg-rule [&::-webkit-progress-value]:bg-sea"
    />
  )
}
