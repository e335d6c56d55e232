import type { ServerBuild } from 'react-router'
import { createServer as createVite } from 'vite'

/**
 * Development: Vite in front of the very same server. A changed screen is shown at once: swapped in where the browser has it, else by loading the
 * page again. A changed module of the server counts from the next start.
 */
const vite = await createVite({ server: { middlewareMode: true }, appType: 'custom' })
const { client, ssr } = vite.environments
vite.watcher.on('change', (file) => {
  // A style that reads a file for its class names lists it without an id.
  const isClients = [...(client.moduleGraph.getModulesByFile(file) ?? [])].some(({ id }) => id !== null)
  if (ssr.moduleGraph.getModulesByFile(file) && !isClients) client.hot.send({ type: 'full-reload' })
})
const module = await vite.ssrLoadModule('./server/serve.ts')
// Vite can't know the type of what it loads.
const { serve } = module as typeof import('./serve.ts')
await serve({
  before: (req, res, next) => vite.middlewares(req, res, next),
  build: async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild,
})
