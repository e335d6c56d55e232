import { createContext } from 'react-router'
import type { Ctx } from './context.server.ts'

/** The request's context inside the renderer: loaders and actions read it with `context.get(requestCtx)`. */
export const requestCtx = createContext<Ctx>()
