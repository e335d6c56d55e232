import { median } from 'simple-statistics'
import type { TableBlock } from '#features/demos/frame/report/report.ts'
import type { Finding, Found } from './find-objects.ts'
import { isOutside, measureNames, sizeOf, type SizeSettings } from './size-plots.ts'

/** Every object of every picture. */
export function objectTable(findings: readonly Finding[], settings: SizeSettings): TableBlock {
  const hasLimits = settings.low > 0 || settings.high > 0
  const isBatch = findings.length > 1
  const verdict = (object: Found) => {
    if (object.isCut) return 'cut by the edge'
    if (!hasLimits) return 'whole'
    return isOutside(object, settings) ? 'out of tolerance' : 'within'
  }
  return {
    id: 'objects',
    kind: 'table',
    title: isBatch ? 'Every object of every picture' : 'Every object',
    columns: [
      ...(isBatch ? [{ label: 'Picture' }] : []),
      { label: 'No.' },
      { label: 'Centre x', unit: 'px', digits: 1 },
      { label: 'Centre y', unit: 'px', digits: 1 },
      { label: 'Equal-area diameter', unit: 'mm', digits: 2 },
      { label: 'Length', unit: 'mm', digits: 2 },
      { label: 'Width', unit: 'mm', digits: 2 },
      { label: 'Length over width', digits: 2 },
      { label: 'Area', unit: 'mm²', digits: 2 },
      { label: hasLimits ? 'Tolerance' : 'Edge' },
    ],
    rows: findings.flatMap(({ picture, objects, scale }) =>
      objects.map((object, i) => [
        ...(isBatch ? [picture.name] : []),
        i + 1,
        object.x * (picture.shrink ?? 1),
        object.y * (picture.shrink ?? 1),
        object.diameter,
        object.longest,
        object.narrowest,
        object.narrowest > 0 ? object.longest / object.narrowest : null,
        object.area * scale ** 2,
        verdict(object),
      ]),
    ),
  }
}

/** A row for each picture of a batch. */
export function pictureTable(findings: readonly Finding[], settings: SizeSettings): TableBlock {
  return {
    id: 'pictures',
    kind: 'table',
    title: 'Picture by picture',
    columns: [
      { label: 'Picture' },
      { label: 'Counted' },
      { label: 'Cut by the edge' },
      { label: `Median ${measureNames[settings.measure].toLowerCase()}`, unit: 'mm', digits: 2 },
      { label: 'Smallest', unit: 'mm', digits: 2 },
      { label: 'Largest', unit: 'mm', digits: 2 },
      { label: 'Out of tolerance' },
      { label: 'Contrast', digits: 1 },
    ],
    rows: findings.map(({ picture, objects, contrast }) => {
      const whole = objects.filter(({ isCut }) => !isCut)
      const sizes = whole.map((one) => sizeOf(one, settings))
      return [
        picture.name,
        objects.length,
        objects.length - whole.length,
        sizes.length > 0 ? median(sizes) : null,
        sizes.length > 0 ? Math.min(...sizes) : null,
        sizes.length > 0 ? Math.max(...sizes) : null,
        whole.filter((one) => isOutside(one, settings)).length,
        contrast,
      ]
    }),
  }
}
