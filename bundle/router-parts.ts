import { throws, type LeftOut } from './left-out.ts'

const library = 'react-router/dist/production/lib'

/**
 * The router for what this site uses. All routes ship at once and nothing watches it, so no lazy discovery and no instrumentation; no
 * fetchers, middleware in the browser or server components; and its warnings are for development.
 */
export const routerParts: LeftOut[] = [
  {
    file: `${library}/router/router.js`,
    functions: {
      fetch: throws,
      getFetcher: throws,
      resetFetcher: throws,
      queueFetcherForDeletion: throws,
      getUpdatedRevalidatingFetchers: throws,
      deleteFetcher: '',
      markFetchRedirectsDone: 'return false',
      abortStaleFetchLoads: 'return false',
      interruptActiveLoads: 'isRevalidationRequired = true',
      runClientMiddlewarePipeline: `if (args.matches.some((match) => match.route.middleware)) ${throws}; return handler()`,
      discoverRoutes: throws,
      patchRoutesImpl: throws,
      _internalSetRoutes: throws,
      getInstrumentationNavigateMeta: throws,
    },
    texts: {
      'fetchLoadMatches.forEach((f, key) => {': 'if (false) fetchLoadMatches.forEach((f, key) => {',
      'if (isFogOfWar)': 'if (false)',
      'if (fogOfWar.active && fogOfWar.matches)': 'if (false)',
      'if (init.instrumentations)': 'if (false)',
      'if (opts?.instrumentationNavigateMetaReceiver)': 'if (false)',
    },
  },
  {
    file: `${library}/router/instrumentation.js`,
    functions: {
      consumeInstrumentationClientResultMetaReceiver: '',
      getRouteInstrumentationUpdates: '',
      instrumentClientSideRouter: '',
    },
  },
  {
    file: `${library}/dom/ssr/fog-of-war.js`,
    functions: {
      isFogOfWarEnabled: '',
      getPartialManifest: '',
      getPatchRoutesOnNavigationFunction: '',
      useFogOFWarDiscovery: '',
    },
  },
  {
    // Fetching ahead only fetches. The router also runs each page's module to ask it for styles, which ours never have, and reloads the whole
    // document when that fails: on a failing connection a visitor lost what was typed because of a page never asked for.
    file: `${library}/dom/ssr/links.js`,
    texts: { 'await loadRouteModule(route, routeModules)': 'routeModules[route.id] ?? {}' },
  },
  {
    // What only the server writes into its scripts.
    file: `${library}/dom/ssr/components.js`,
    texts: { '!isStatic ? " "': 'true ? " "', 'staticContext ? `': 'false ? `', 'if (rsc)': 'if (false)' },
  },
  {
    file: `${library}/hooks.js`,
    functions: { RSCErrorHandler: throws, warningOnce: '' },
    texts: { 'if (this.context && ': 'if (false && ', 'if (this.context)': 'if (false)' },
  },
  { file: `${library}/router/history.js`, functions: { warning: '' } },
  { file: `${library}/server-runtime/warnings.js`, functions: { warnOnce: '' } },
]
