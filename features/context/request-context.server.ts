import { createContext } from 'react-router'
import type { Ctx } from './context.server.ts'

/** Takes what made a screen fail, as the router tells it. */
export const failedPage = createContext<(error: unknown) => void>()

/** The request's context inside the renderer: loaders and actions read it with `context.get(requestCtx)`. */
export const requestCtx = createContext<Ctx>()

/** A random word of this one rendering, set as nonce on each inline script and style of ours: what else got into the page lacks it. */
export const inlineMark = createContext<string>()
