const patienceMs = 300
let timer: ReturnType<typeof setTimeout> | undefined

const sign = () => document.getElementById('page-loading')

/** Shows that something is on its way once it takes long (`app/document/frame.tsx`). */
export function beginLoading(): void {
  endLoading()
  timer = setTimeout(() => {
    const element = sign()
    if (element) element.hidden = false
  }, patienceMs)
}

export function endLoading(): void {
  clearTimeout(timer)
  const element = sign()
  if (element) element.hidden = true
}
