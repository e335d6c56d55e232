declare const __BUILD_ID__: string

const importOf = (path: string) => `import(${JSON.stringify(path)})`

const inDevelopment = `${importOf('/@vite/client')}
  .then(() => ${importOf('/@id/__x00__virtual:react-router/inject-hmr-runtime')})
  .then(() => ${importOf('/app/islands/start.ts')})`

/** How a page gets its start module: the text of an expression. In development Vite's own code must be there before any component. */
export const importStart = import.meta.env.DEV ? inDevelopment : importOf(`/assets/start-${__BUILD_ID__}.js`)
