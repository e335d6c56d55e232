import tailwindcss from '@tailwindcss/vite'
import { join } from 'node:path'
import { defineConfig } from 'vite'
import { collectionPlugin } from './content/collection-plugin.ts'

const buildId = process.env['BUILD_ID'] ?? 'development'

/** What public pages load: the start module and, when they are used, their islands (`app/islands/`). The rest is built by `vite.config.ts`. */
export default defineConfig({
  plugins: [tailwindcss(), collectionPlugin()],
  define: { __BUILD_ID__: JSON.stringify(buildId) },
  publicDir: false,
  build: {
    outDir: join(process.env['BUILD_DIR'] ?? 'build', 'client'),
    emptyOutDir: false,
    assetsInlineLimit: 0,
    target: 'es2022',
    reportCompressedSize: false,
    rolldownOptions: {
      input: 'app/islands/start.ts',
      // What islands share with the start module stays in it.
      preserveEntrySignatures: 'allow-extension',
      output: {
        // Pages name it, and know nothing but the build's name.
        entryFileNames: `assets/start-${buildId}.js`,
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /rolldown\/runtime|node_modules\/(react|react-dom|scheduler)\/|app\/islands\/hydrate/,
              priority: 3,
            },
            // Each file costs a request and a kilobyte of headers. What the start module shares needs no React.
            { name: 'base', test: /preload-helper|\/(?:config|lib)\//, minShareCount: 3, priority: 2 },
            {
              name: 'components',
              test: /\/(?:ui|features\/intake)\/.*\.tsx$/,
              minShareCount: 3,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
})
