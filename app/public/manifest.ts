import { brand, description } from '#config/brand.ts'
import theme from '#ui/theme.css?raw'

export function loader() {
  const paper = /--paper:\s*(#[0-9a-f]{6})/.exec(theme)?.[1]
  const manifest = {
    name: brand.name,
    short_name: brand.name,
    description,
    start_url: '/',
    display: 'minimal-ui',
    lang: 'en-GB',
    background_color: paper,
    theme_color: paper,
    icons: [192, 512].map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  }
  return Response.json(manifest, {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=3600' },
  })
}
