import type { StaffIconName } from './staff-icons.ts'

/** Drawn on a 24 unit grid with one 1.5 px line; the colour is that of the words around. */
export const publicPaths = {
  'arrow-left': 'M20 12H4m6-6-6 6 6 6',
  'arrow-right': 'M4 12h16m-6-6 6 6-6 6',
  'arrow-up-right': 'M7 17 17 7m-8 0h8v8',
  'arrow-down': 'M12 4v16m6-6-6 6-6-6',
  'arrow-up': 'M12 20V4M6 10l6-6 6 6',
  'chevron-down': 'm6 9 6 6 6-6',
  'chevron-left': 'm15 6-6 6 6 6',
  'chevron-right': 'm9 6 6 6-6 6',
  close: 'm6 6 12 12M18 6 6 18',
  menu: 'M4 7h16M4 12h16M4 17h10',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm4.7-1.8L20 20',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  pause: 'M9 6v12M15 6v12',
  play: 'M8 5.5v13l10.5-6.5Z',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm0-13v2m0 14v2m9-9h-2M5 12H3m15.4-6.4L17 7M7 17l-1.4 1.4m12.8 0L17 17M7 7 5.6 5.6',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z',
  screen: 'M4 5h16v11H4zM9 20h6m-3-4v4',
  gauge: 'M4 17a8.5 8.5 0 1 1 16 0M12 15l4-5M4 20h16',
  mail: 'M4 6h16v12H4zm0 1 8 6 8-6',
  phone: 'M6 4h3l1.5 4-2 1.5a12 12 0 0 0 6 6l1.5-2 4 1.5v3c0 1-1 2-2 2A15 15 0 0 1 4 6c0-1 1-2 2-2Z',
  clock: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7v5l3.5 2',
  filter: 'M4 6h16M7 12h10m-7 6h4',
  download: 'M12 4v11m-5-5 5 5 5-5M4 20h16',
  alert: 'M12 4 3 20h18L12 4Zm0 6v5m0 2.5v.1',
  info: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 11v6m0-9.5v.1',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1',
  document: 'M6 4h8l4 4v12H6zm8 0v4h4M9 12h6m-6 4h6',
  pin: 'M12 20.5s6.5-6 6.5-10.5a6.5 6.5 0 0 0-13 0c0 4.5 6.5 10.5 6.5 10.5Zm0-8a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  send: 'm4 12 16-7-5 15-3.5-6zm7.5 2L20 5',
  chat: 'M4 5h16v11h-9l-5 4v-4H4z',
} as const

export type IconName = keyof typeof publicPaths | StaffIconName

const paths = new Map<string, string>(Object.entries(publicPaths))

/** A set that most pages don't need, added by the layout that does. */
export function addIcons(more: Record<string, string>): void {
  for (const [name, path] of Object.entries(more)) paths.set(name, path)
}

export function Icon({ name, size = 20, className }: { name: IconName; size?: number; className?: string }) {
  // Paper leads nowhere.
  const look = name.startsWith('arrow-')
    ? `print:hidden ${className ?? 'shrink-0'}`
    : (className ?? 'shrink-0')
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      className={look}
      fill="none"
      stroke="currentColor"
      strokeWidth={36 / size}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths.get(name)} />
    </svg>
  )
}
