/** Drawn on a 24 unit grid with one 1.5 px line; the colour is that of the words around. */
const paths = {
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
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-8 8c.8-3.4 3.8-5 8-5s7.2 1.6 8 5',
  users:
    'M9 12a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm-6.5 7c.6-3 3-4.5 6.5-4.5s5.9 1.5 6.5 4.5M16 5.3a3.5 3.5 0 0 1 0 6.4m2 3.1c2 .6 3.2 2 3.5 4.2',
  'log-out': 'M10 4H5v16h5m5-4 4-4-4-4m4 4H9',
  gauge: 'M4 17a8.5 8.5 0 1 1 16 0M12 15l4-5M4 20h16',
  leads: 'M4 5h16v10h-5l-1.5 3h-3L9 15H4zM8 9h8',
  board: 'M4 5h4.5v14H4zm6 0h4.5v9H10zm6 0h4v6h-4z',
  table: 'M4 5h16v14H4zm0 4.5h16M4 14.5h16M10 9.5V19',
  mail: 'M4 6h16v12H4zm0 1 8 6 8-6',
  phone: 'M6 4h3l1.5 4-2 1.5a12 12 0 0 0 6 6l1.5-2 4 1.5v3c0 1-1 2-2 2A15 15 0 0 1 4 6c0-1 1-2 2-2Z',
  calendar: 'M4 6h16v14H4zm0 4.5h16M8.5 4v4m7-4v4',
  clock: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7v5l3.5 2',
  filter: 'M4 6h16M7 12h10m-7 6h4',
  download: 'M12 4v11m-5-5 5 5 5-5M4 20h16',
  upload: 'M12 15V4M7 9l5-5 5 5M4 20h16',
  alert: 'M12 4 3 20h18L12 4Zm0 6v5m0 2.5v.1',
  info: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 11v6m0-9.5v.1',
  edit: 'm4 20 1-4L16 5l3 3L8 19l-4 1Zm10-13 3 3',
  trash: 'M4 7h16M9 7V4h6v3m3 0-1 13H7L6 7m4 4v5m4-5v5',
  more: 'M6 12a.75.75 0 1 0-1.5 0A.75.75 0 0 0 6 12Zm6.75 0a.75.75 0 1 0-1.5 0 .75.75 0 0 0 1.5 0Zm6.75 0a.75.75 0 1 0-1.5 0 .75.75 0 0 0 1.5 0Z',
  keyboard: 'M3 7h18v10H3zm4 3.5h.1m3.2 0h.1m3.2 0h.1m3.2 0h.1M8 14h8',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1',
  tag: 'M4 4h8l8 8-8 8-8-8zm4 4h.1',
  truck:
    'M3 6h11v10H3zm11 4h4l3 3v3h-7M7 19a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3Zm10 0a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3Z',
  chart: 'M4 4v16h16M8 15l3.5-4 3 2.5L20 7',
  radar: 'M12 20.5a8.5 8.5 0 1 0-8.5-8.5M12 12l-6 6m6-10a4 4 0 1 1-4 4',
  archive: 'M4 5h16v4H4zm1 4v10h14V9m-9 4h4',
  document: 'M6 4h8l4 4v12H6zm8 0v4h4M9 12h6m-6 4h6',
  shield: 'M12 3.5 5 6v5.5c0 4.5 3 7.5 7 9 4-1.5 7-4.5 7-9V6z',
  pin: 'M12 20.5s6.5-6 6.5-10.5a6.5 6.5 0 0 0-13 0c0 4.5 6.5 10.5 6.5 10.5Zm0-8a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  send: 'm4 12 16-7-5 15-3.5-6zm7.5 2L20 5',
  chat: 'M4 5h16v11h-9l-5 4v-4H4z',
  history: 'M4 5v5h5M4.5 10A8 8 0 1 1 4 13.5M12 8v4.5l3 1.5',
} as const

export type IconName = keyof typeof paths
// The keys of a literal are what its type says.
export const iconNames = Object.keys(paths) as IconName[]

export function Icon({ name, size = 20, className }: { name: IconName; size?: number; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      className={className ?? 'shrink-0'}
      fill="none"
      stroke="currentColor"
      strokeWidth={36 / size}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  )
}
