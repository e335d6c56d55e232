/** Written by assets/pictures/render.ts; do not edit. */
export const pictures = {
  hero: {
    name: 'hero',
    width: 1536,
    height: 720,
    version: '61197344',
    widths: [768, 1024, 1280, 1536],
  },
  'hero-phone': {
    name: 'hero-phone',
    width: 412,
    height: 392,
    version: '8fd4f7a3',
    widths: [320, 640, 768, 1024],
  },
  manufacturing: {
    name: 'manufacturing',
    width: 480,
    height: 320,
    version: '0c9bdc2b',
    widths: [320, 640, 768, 1024],
  },
  retail: {
    name: 'retail',
    width: 480,
    height: 320,
    version: '60046562',
    widths: [320, 640, 768, 1024],
  },
  healthcare: {
    name: 'healthcare',
    width: 480,
    height: 320,
    version: 'fc0937da',
    widths: [320, 640, 768, 1024],
  },
  transport: {
    name: 'transport',
    width: 480,
    height: 320,
    version: '9cc877af',
    widths: [320, 640, 768, 1024],
  },
  education: {
    name: 'education',
    width: 480,
    height: 320,
    version: '1875d40b',
    widths: [320, 640, 768, 1024],
  },
  agriculture: {
    name: 'agriculture',
    width: 480,
    height: 320,
    version: '1b0b3ff5',
    widths: [320, 640, 768, 1024],
  },
  banking: {
    name: 'banking',
    width: 480,
    height: 320,
    version: 'cbafd758',
    widths: [320, 640, 768, 1024],
  },
  'partner-brief': {
    name: 'partner-brief',
    width: 480,
    height: 320,
    version: 'a0ac59c7',
    widths: [320, 640, 768, 1024],
  },
  'partner-solution': {
    name: 'partner-solution',
    width: 480,
    height: 320,
    version: '46f9aab6',
    widths: [320, 640, 768, 1024],
  },
  'partner-implementation': {
    name: 'partner-implementation',
    width: 480,
    height: 320,
    version: 'cd171150',
    widths: [320, 640, 768, 1024],
  },
  'how-it-works': {
    name: 'how-it-works',
    width: 800,
    height: 450,
    version: '67a24adb',
    widths: [640, 768, 1024, 1280, 1536],
  },
  'not-found': {
    name: 'not-found',
    width: 640,
    height: 420,
    version: '6f3c07cc',
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
