import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

// In a task of its own: evaluating React DOM just before this blocks a phone for as long as one may.
setTimeout(() => {
  startTransition(() => {
    hydrateRoot(document, <HydratedRouter />)
  })
})
