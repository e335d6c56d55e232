import { useCallback, useEffect, useRef } from 'react'
import {
  createSearchParams,
  useLocation,
  useNavigate,
  useNavigation,
  useSearchParams as useShownSearchParams,
  type NavigateFunction,
  type NavigateOptions,
  type URLSearchParamsInit,
} from 'react-router'

type Next = URLSearchParamsInit | ((before: URLSearchParams) => URLSearchParamsInit)

/** What the address is about to say. A window has one address, however many parts of a screen change it. */
let underWay: URLSearchParams | undefined

/**
 * The router's `useSearchParams`, but a change builds on the one before it even while that one is still under way: two
 * filters chosen one after the other are both kept. What is typed on a screen that is being left doesn't hold up the one that opens.
 */
export function useSearchParams(): [URLSearchParams, (next: Next, options?: NavigateOptions) => void] {
  const [params] = useShownSearchParams()
  const navigate = useNavigate()
  const here = useLocation().pathname
  const there = useNavigation().location?.pathname ?? here
  const isLeaving = useRef(false)
  useEffect(() => {
    isLeaving.current = there !== here
  })
  const change = useCallback(
    (next: Next, options?: NavigateOptions) => {
      if (!isLeaving.current) void go(navigate, next, options)
    },
    [navigate],
  )
  return [params, change]
}

async function go(navigate: NavigateFunction, next: Next, options?: NavigateOptions) {
  const before = new URLSearchParams(underWay ?? location.search)
  const mine = createSearchParams(typeof next === 'function' ? next(before) : next)
  underWay = mine
  try {
    await navigate(`?${mine}`, options)
  } finally {
    if (underWay === mine) underWay = undefined
  }
}
