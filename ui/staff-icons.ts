/** Icons that only the staff area uses; its layout adds them. */
export const staffIcons = {
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-8 8c.8-3.4 3.8-5 8-5s7.2 1.6 8 5',
  users:
    'M9 12a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm-6.5 7c.6-3 3-4.5 6.5-4.5s5.9 1.5 6.5 4.5M16 5.3a3.5 3.5 0 0 1 0 6.4m2 3.1c2 .6 3.2 2 3.5 4.2',
  'log-out': 'M10 4H5v16h5m5-4 4-4-4-4m4 4H9',
  leads: 'M4 5h16v10h-5l-1.5 3h-3L9 15H4zM8 9h8',
  board: 'M4 5h4.5v14H4zm6 0h4.5v9H10zm6 0h4v6h-4z',
  table: 'M4 5h16v14H4zm0 4.5h16M4 14.5h16M10 9.5V19',
  calendar: 'M4 6h16v14H4zm0 4.5h16M8.5 4v4m7-4v4',
  upload: 'M12 15V4M7 9l5-5 5 5M4 20h16',
  edit: 'm4 20 1-4L16 5l3 3L8 19l-4 1Zm10-13 3 3',
  trash: 'M4 7h16M9 7V4h6v3m3 0-1 13H7L6 7m4 4v5m4-5v5',
  more: 'M6 12a.75.75 0 1 0-1.5 0A.75.75 0 0 0 6 12Zm6.75 0a.75.75 0 1 0-1.5 0 .75.75 0 0 0 1.5 0Zm6.75 0a.75.75 0 1 0-1.5 0 .75.75 0 0 0 1.5 0Z',
  keyboard: 'M3 7h18v10H3zm4 3.5h.1m3.2 0h.1m3.2 0h.1m3.2 0h.1M8 14h8',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  tag: 'M4 4h8l8 8-8 8-8-8zm4 4h.1',
  truck:
    'M3 6h11v10H3zm11 4h4l3 3v3h-7M7 19a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3Zm10 0a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3Z',
  chart: 'M4 4v16h16M8 15l3.5-4 3 2.5L20 7',
  radar: 'M12 20.5a8.5 8.5 0 1 0-8.5-8.5M12 12l-6 6m6-10a4 4 0 1 1-4 4',
  scanner: 'M10.5 16a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11Zm4-1.5L20 20M8 10.5h5M10.5 8v5M3 3v3m0-3h3',
  archive: 'M4 5h16v4H4zm1 4v10h14V9m-9 4h4',
  building: 'M5 20V4h9v16M14 9h5v11M3 20h18M8 8h3m-3 4h3m-3 4h3',
  shield: 'M12 3.5 5 6v5.5c0 4.5 3 7.5 7 9 4-1.5 7-4.5 7-9V6z',
  'thumb-up':
    'M7 11v9H4v-9zm0 0 4-7c1.5 0 2.5 1 2.5 2.5L13 10h5.5c1 0 1.8 1 1.5 2l-2 6.5c-.3.9-1 1.5-2 1.5H7',
  'thumb-down':
    'M7 13V4H4v9zm0 0 4 7c1.5 0 2.5-1 2.5-2.5L13 14h5.5c1 0 1.8-1 1.5-2l-2-6.5c-.3-.9-1-1.5-2-1.5H7',
  bell: 'M6 16.5V11a6 6 0 1 1 12 0v5.5l1.5 1.5h-15zM10 20.5h4',
  inbox: 'M4 13 6.5 5h11L20 13v6H4zm0 0h4.5l1 2.5h5l1-2.5H20',
  sliders:
    'M4 7h8m4 0h4M4 17h4m4 0h8M14 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Zm-4 10a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  history: 'M4 5v5h5M4.5 10A8 8 0 1 1 4 13.5M12 8v4.5l3 1.5',
} as const

export type StaffIconName = keyof typeof staffIcons
