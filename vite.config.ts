import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** Changes with the sources (set-up passes their hash), so that caches of an older build are never read. */
const buildId = process.env['BUILD_ID'] ?? `local-${Date.now().toString(36)}`

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  define: { __BUILD_ID__: JSON.stringify(buildId) },
  build: { assetsInlineLimit: 0, target: 'es2022', reportCompressedSize: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'vendor', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 2 },
              ],
            },
          },
        },
      },
    },
    ssr: command === 'build' ? { build: { rollupOptions: { input: './server/main.ts' }, minify: false } } : {},
  },
  server: { middlewareMode: true },
}))
