import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** An address that names an answer's place in the list of questions, as all did once, goes on to the whole answer. */
export function useOldAnchor() {
  const { hash } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const path = document.querySelector(`li[id="${CSS.escape(hash.slice(1))}"] h3 a`)?.getAttribute('href')
    if (path) void navigate(path, { replace: true })
  }, [hash, navigate])
}
