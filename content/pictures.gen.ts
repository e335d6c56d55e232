/** Written by assets/pictures/render.ts; do not edit. */
export const pictures = {
  'hero': { name: 'hero', width: 1536, height: 720, version: '08eefe52', widths: [768, 1024, 1280, 1536] },
  'hero-phone': { name: 'hero-phone', width: 412, height: 392, version: '312be739', widths: [320, 640, 768, 1024] },
  'manufacturing': { name: 'manufacturing', width: 480, height: 320, version: '89e88d91', widths: [320, 640, 768, 1024] },
  'retail': { name: 'retail', width: 480, height: 320, version: 'd1f9a0cf', widths: [320, 640, 768, 1024] },
  'healthcare': { name: 'healthcare', width: 480, height: 320, version: '3d697b03', widths: [320, 640, 768, 1024] },
  'transport': { name: 'transport', width: 480, height: 320, version: '0d2bca31', widths: [320, 640, 768, 1024] },
  'education': { name: 'education', width: 480, height: 320, version: '374b05f6', widths: [320, 640, 768, 1024] },
  'agriculture': { name: 'agriculture', width: 480, height: 320, version: '024c5722', widths: [320, 640, 768, 1024] },
  'banking': { name: 'banking', width: 480, height: 320, version: 'edda5488', widths: [320, 640, 768, 1024] },
  'partner-brief': { name: 'partner-brief', width: 480, height: 320, version: 'ef252fcd', widths: [320, 640, 768, 1024] },
  'partner-solution': { name: 'partner-solution', width: 480, height: 320, version: 'd5972c01', widths: [320, 640, 768, 1024] },
  'partner-implementation': { name: 'partner-implementation', width: 480, height: 320, version: '67446616', widths: [320, 640, 768, 1024] },
  'how-it-works': { name: 'how-it-works', width: 800, height: 450, version: '2077f276', widths: [640, 768, 1024, 1280, 1536] },
  'not-found': { name: 'not-found', width: 640, height: 420, version: '8c9b8a2c', widths: [320, 640, 768, 1024, 1280, 1536] },
} as const
