/** Written by assets/pictures/render.ts; do not edit. */
export const pictures = {
  hero: {
    name: 'hero',
    width: 1536,
    height: 720,
    version: '1d008847',
    widths: [768, 1024, 1280, 1536],
  },
  'hero-phone': {
    name: 'hero-phone',
    width: 412,
    height: 392,
    version: '6ee7bb85',
    widths: [320, 640, 768, 1024],
  },
  manufacturing: {
    name: 'manufacturing',
    width: 480,
    height: 320,
    version: '23c08bbc',
    widths: [320, 640, 768, 1024],
  },
  retail: {
    name: 'retail',
    width: 480,
    height: 320,
    version: '4d65b494',
    widths: [320, 640, 768, 1024],
  },
  healthcare: {
    name: 'healthcare',
    width: 480,
    height: 320,
    version: 'c3fd576d',
    widths: [320, 640, 768, 1024],
  },
  transport: {
    name: 'transport',
    width: 480,
    height: 320,
    version: 'da6dd30d',
    widths: [320, 640, 768, 1024],
  },
  education: {
    name: 'education',
    width: 480,
    height: 320,
    version: 'd53a1e91',
    widths: [320, 640, 768, 1024],
  },
  agriculture: {
    name: 'agriculture',
    width: 480,
    height: 320,
    version: '01e668bd',
    widths: [320, 640, 768, 1024],
  },
  banking: {
    name: 'banking',
    width: 480,
    height: 320,
    version: '052df801',
    widths: [320, 640, 768, 1024],
  },
  'partner-brief': {
    name: 'partner-brief',
    width: 480,
    height: 320,
    version: '174d2575',
    widths: [320, 640, 768, 1024],
  },
  'partner-solution': {
    name: 'partner-solution',
    width: 480,
    height: 320,
    version: 'd90b5416',
    widths: [320, 640, 768, 1024],
  },
  'partner-implementation': {
    name: 'partner-implementation',
    width: 480,
    height: 320,
    version: '6b2b68d1',
    widths: [320, 640, 768, 1024],
  },
  'how-it-works': {
    name: 'how-it-works',
    width: 800,
    height: 450,
    version: '6f99d678',
    widths: [640, 768, 1024, 1280, 1536],
  },
  'not-found': {
    name: 'not-found',
    width: 640,
    height: 420,
    version: '26c5cc12',
    widths: [320, 640, 768, 1024, 1280, 1536],
  },
} as const

/** Where the blank board of the drawn signpost stands, in percent of the picture. */
export const signposts = {
  hero: {
    left: 44.296,
    top: 30.417,
    width: 11.979,
    height: 8.056,
  },
  'hero-phone': {
    left: 1.945,
    top: 10.587,
    width: 39.806,
    height: 13.265,
  },
} as const
