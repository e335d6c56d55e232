import { createServer as createVite } from 'vite'

/** Development: Vite in front of the very same server; a changed screen is swapped in, a changed server module at the next start. */
const vite = await createVite({ server: { middlewareMode: true }, appType: 'custom' })
const module = await vite.ssrLoadModule('./server/serve.ts')
// Vite can't know the type of what it loads.
const { serve } = module as typeof import('./serve.ts')
await serve((req, res, next) => vite.middlewares(req, res, next))
