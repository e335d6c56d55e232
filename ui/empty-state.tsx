interface EmptyStateProps {
  title: string
  text?: React.ReactNode
  action?: React.ReactNode
  /** It replaces the whole screen, so its title is the page's. */
  isScreen?: boolean
}

/** Nothing here, and why, and what to do about it. The line is a flat tide: the datum with no reading on it. */
export function EmptyState({ title, text, action, isScreen = false }: EmptyStateProps) {
  const Title = isScreen ? 'h1' : 'h2'
  return (
    <div className="flex max-w-text flex-col items-start gap-1 py-10">
      <svg
        viewBox="0 0 160 32"
        width="160"
        height="32"
        fill="none"
        className="mb-3 stroke-rule-strong"
        strokeWidth="1.5"
        aria-hidden="true"
      >
        <path d="M1 24H159" strokeDasharray="2 4" />
        <path d="M1 20V28M40.5 22V26M80 20V28M119.5 22V26M159 20V28" />
      </svg>
      <Title className="font-heading text-lg leading-tight">{title}</Title>
      {text && <p className="text-sm text-slate">{text}</p>}
      {action && <div className="mt-4 flex flex-wrap gap-2">{action}</div>}
    </div>
  )
}
