import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** Changes with the sources (set-up passes their hash), so that caches of an older build are never read. */
const buildId = process.env['BUILD_ID'] ?? `local-${Date.now().toString(36)}`

const publicFrame =
  /\/(app\/root\.tsx|app\/public\/(layout|account-links|arrow-link|failure|meta-tags|prefetch-hints|site-header|solutions-menu|use-closing|use-focus-on-navigation)\.tsx?|ui\/(brand-mark|breadcrumb|broken-page|button|classes|icon|late|picture|section|spinner|toast|toast-store|badge)\.tsx?|config\/(brand|constants)\.ts)(\?|$)/

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  define: { __BUILD_ID__: JSON.stringify(buildId) },
  // Late parts are one or two files each: the helper that fetches ahead would weigh more than it saves.
  build: { modulePreload: false, assetsInlineLimit: 0, target: 'es2022', reportCompressedSize: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'vendor',
                  test: /rolldown\/runtime|node_modules\/(react|react-dom|react-router|scheduler)\//,
                  priority: 3,
                },
                // What every public page needs, in one piece: many small files compress badly.
                { name: 'site', test: publicFrame, priority: 2 },
              ],
            },
          },
        },
      },
    },
    ssr:
      command === 'build' ? { build: { rollupOptions: { input: './server/main.ts' }, minify: false } } : {},
  },
  server: { middlewareMode: true },
}))
