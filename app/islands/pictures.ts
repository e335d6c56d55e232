const version = /\?v=[\w-]+/g

/** A picture whose versioned address fails is asked for once more without its query (`ui/picture.tsx`). */
export function retryPictures(): void {
  const failed = ({ target }: Event) => target instanceof HTMLImageElement && retry(target)
  // Such an event doesn't bubble.
  document.addEventListener('error', failed, true)
  for (const image of document.images) if (image.complete && image.naturalWidth === 0) retry(image)
}

function retry(image: HTMLImageElement) {
  if (image.src.search(version) < 0) return
  for (const source of image.closest('picture')?.querySelectorAll('source') ?? [])
    source.srcset = source.srcset.replace(version, '')
  image.src = image.src.replace(version, '')
}
