import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import { leaveOut } from './bundle/left-out.ts'
import { pageScripts } from './bundle/page-scripts.ts'
import { reactParts } from './bundle/react-parts.ts'
import { routerParts } from './bundle/router-parts.ts'

/** Changes with the sources (set-up passes their hash), so that caches of an older build are never read. */
const buildId = process.env['BUILD_ID'] ?? `local-${Date.now().toString(36)}`

const publicFrame =
  /\/(app\/root\.tsx|app\/public\/(layout|account-links|arrow-link|late-layout|meta-tags|prefetch-hints|site-header|solutions-menu|use-after-load|use-closing|use-focus-on-navigation)\.tsx?|ui\/(brand-mark|breadcrumb|broken-page|button|classes|icon|late|picture|section|spinner|toast|toast-store|badge|whole-documents)\.tsx?|config\/constants\.ts|features\/chat\/chat-launcher\.tsx|features\/analytics\/(may-measure|send-event|use-page-views)\.ts|lib\/(post-later|saves-data|since-load)\.ts)(\?|$)/

/** Chunks whose functions Chromium compiles beside the main thread while it loads them, instead of on it when each is called first (decision 025). */
const usedWhole = new Set(['vendor', 'site'])

/**
 * Bytes of the first visit, see decision 015. Styles stand in the pages, so the helper that waits for a chunk's style has nothing to do; and of
 * the routes' manifest browsers get what they read: no `false`, no files that every page holds already, on public pages no staff screens.
 */
const smallerClient: Plugin = {
  name: 'smaller-client',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    if (id === '\0vite/preload-helper.js') return 'export const __vitePreload = (load) => load()'
  },
  async closeBundle() {
    if (this.environment.name !== 'ssr') return
    const assets = join(this.environment.config.build.outDir, '../client/assets')
    const names = (await readdir(assets)).filter((name) => /^manifest-[\da-f]{8}\.js$/.test(name))
    for (const name of names) {
      const script = await readFile(join(assets, name), 'utf8')
      await writeFile(join(assets, name), slimManifest(script))
      // Links from public pages to staff screens load whole documents, which bring all routes.
      await writeFile(
        join(assets, `public-${name}`),
        slimManifest(script.replace(name, `public-${name}`), 'admin/layout'),
      )
    }
    if (names.length !== 1) this.error(`${names.length} manifests of routes in ${assets}`)
  },
}

interface BrowserRoute {
  id: string
  parentId?: string
  module: string
  imports?: string[]
  css?: string[]
}

interface BrowserManifest {
  /** Its own address: the router puts a preload link for it into the page. */
  url: string
  entry: { imports: string[] }
  routes: Record<string, BrowserRoute>
}

/** `without` names a route that is left out with all that lie in it. */
function slimManifest(script: string, without?: string): string {
  const [start = '', json = ''] = script.split(/(?<=^[\w.]+=)/)
  const manifest: BrowserManifest = JSON.parse(json.replace(/;$/, ''))
  const { entry, routes } = manifest
  const left = { ...routes }
  const held = new Set([entry, routes['root'], routes['public/layout']].flatMap((one) => one?.imports ?? []))
  for (const [id, route] of Object.entries(routes)) {
    if (without && isIn(routes, id, without)) delete left[id]
    route.imports = route.imports?.filter((path) => !held.has(path))
    if (!route.imports?.length) delete route.imports
    if (!route.css?.length) delete route.css
  }
  return `${start}${JSON.stringify({ ...manifest, routes: left }, (_, value: unknown) => (value === false ? undefined : value))};`
}

function isIn(routes: BrowserManifest['routes'], id: string, ancestor: string): boolean {
  const { parentId } = routes[id] ?? {}
  return id === ancestor || (parentId !== undefined && isIn(routes, parentId, ancestor))
}

export default defineConfig(({ command }) => ({
  plugins: [
    tailwindcss(),
    reactRouter(),
    smallerClient,
    pageScripts('/app/boot.ts'),
    leaveOut([...reactParts, ...routerParts]),
  ],
  define: { __BUILD_ID__: JSON.stringify(buildId) },
  // Late parts are one or two files each: the helper that fetches ahead would weigh more than it saves.
  build: { modulePreload: false, assetsInlineLimit: 0, target: 'es2022', reportCompressedSize: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            postBanner: ({ name }) => (usedWhole.has(name) ? '//# allFunctionsCalledOnLoad' : ''),
            codeSplitting: {
              groups: [
                {
                  name: 'vendor',
                  test: /rolldown\/runtime|node_modules\/(react|react-dom|react-router|scheduler)\//,
                  priority: 3,
                },
                // What every public page needs, in one piece: many small files compress badly.
                { name: 'site', test: publicFrame, priority: 2 },
                // The parts of a form, which nearly always come together.
                {
                  name: 'form',
                  test: /\/ui\/(field|error-summary|form-notice|trap-field)\.tsx(\?|$)/,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
    ssr:
      command === 'build'
        ? {
            build: { rollupOptions: { input: './server/main.ts' }, minify: false },
            // Node's loader takes 200 MB for their hundreds of files, and the heap stays that wide (decision 038).
            resolve: { noExternal: ['drizzle-orm', /^@base-ui\//, /^@floating-ui\//] },
          }
        : {},
  },
  // Its parts are fetched as they are needed: a demo's engine, a decoder.
  worker: { format: 'es' },
  server: { middlewareMode: true },
}))
