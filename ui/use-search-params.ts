import { use, useCallback } from 'react'
import {
  createSearchParams,
  UNSAFE_DataRouterContext as DataRouterContext,
  useNavigate,
  useSearchParams as useShownSearchParams,
  type NavigateOptions,
  type URLSearchParamsInit,
} from 'react-router'

type Next = URLSearchParamsInit | ((before: URLSearchParams) => URLSearchParamsInit)

/**
 * The router's `useSearchParams`, but a change builds on the one before it even while that one is still under way: two
 * filters chosen one after the other are both kept. (The router's own hands over what is shown.) What is typed on a screen that is
 * being left doesn't hold up the one that opens.
 */
export function useSearchParams(): [URLSearchParams, (next: Next, options?: NavigateOptions) => void] {
  const [params] = useShownSearchParams()
  const router = use(DataRouterContext)?.router
  const navigate = useNavigate()
  const change = useCallback(
    (next: Next, options?: NavigateOptions) => {
      if (router && isLeaving(router.state)) return
      const before = new URLSearchParams(router && latestSearch(router.state))
      void navigate(`?${createSearchParams(typeof next === 'function' ? next(before) : next)}`, options)
    },
    [router, navigate],
  )
  return [params, change]
}

interface RouterState {
  location: { pathname: string; search: string }
  navigation: { location?: { pathname: string; search: string } | undefined }
}

export const isLeaving = ({ location, navigation }: RouterState): boolean =>
  navigation.location !== undefined && navigation.location.pathname !== location.pathname

/** The search of the screen's address, or of the address it is on its way to. */
export function latestSearch({ location, navigation }: RouterState): string {
  const next = navigation.location
  return next?.pathname === location.pathname ? next.search : location.search
}
