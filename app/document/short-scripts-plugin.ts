import { minify, type Plugin } from 'vite'

/** The scripts that stand as text in each public page are sent short; all else of the built server keeps its names. */
export const shortScriptsPlugin = (): Plugin => ({
  name: 'short-scripts',
  apply: 'build',
  enforce: 'post',
  async transform(code, id) {
    if (!id.endsWith('/app/document/first-scripts.ts')) return undefined
    return { code: (await minify(id, code, { module: true })).code, map: null }
  },
})
