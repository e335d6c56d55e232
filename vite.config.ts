import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { shortScriptsPlugin } from './app/document/short-scripts-plugin.ts'
import { collectionPlugin } from './content/collection-plugin.ts'

/** Changes with the sources (set-up passes their hash), so that caches of an older build are never read. */
const buildId = process.env['BUILD_ID'] ?? 'development'

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), collectionPlugin(), shortScriptsPlugin()],
  define: { __BUILD_ID__: JSON.stringify(buildId) },
  build: { assetsInlineLimit: 0, target: 'es2022', reportCompressedSize: false },
  environments: {
    ssr:
      command === 'build'
        ? {
            build: { rollupOptions: { input: './server/main.ts' }, minify: false },
            // Node's loader takes 200 MB for their hundreds of files, and the heap stays that wide (decision 038).
            resolve: { noExternal: ['drizzle-orm', 'yaml', /^@base-ui\//, /^@floating-ui\//] },
          }
        : {},
  },
  // Its parts are fetched as they are needed: a demo's engine, a decoder.
  worker: { format: 'es' },
  server: { middlewareMode: true },
  // Without it, developing, what islands need would be found at their first use, and load the page again.
  optimizeDeps: { entries: ['app/islands/start.ts', 'app/admin/layout.tsx'] },
}))
