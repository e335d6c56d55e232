import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Picture } from '#features/demos/frame/demo.ts'
import { findRegions } from '#features/demos/vision/components.ts'
import { greyOf } from '#features/demos/vision/grey.ts'
import { ellipse, rectangle } from '#features/demos/vision/render-cases.ts'
import { feretSizes } from './feret.ts'
import { findObjects } from './find-objects.ts'
import { greyLevels, otsu } from './otsu.ts'

/**
 * Greek coins from Pompeii, Brooklyn Museum, no known restrictions; as scikit-image 0.26 has it (data.coins). Light falls off over a
 * textured ground, and some coins are as dark as the ground elsewhere.
 */
async function coins(): Promise<Picture> {
  const file = sharp('tests/files/pictures/coins.png').ensureAlpha().toColourspace('srgb').raw()
  const { data, info } = await file.toBuffer({ resolveWithObject: true })
  return { name: 'coins.png', width: info.width, height: info.height, data: Uint8ClampedArray.from(data) }
}

test('Otsu’s threshold of the coins is that of scikit-image, 107', async () => {
  // skimage.filters.threshold_otsu(data.coins()) of 0.26.0; its own tests ask for 106 < t < 108.
  expect(otsu(greyLevels(greyOf(await coins())))?.threshold).toBe(107)
})

test('all 24 coins are counted once the light is evened out, and not without', async () => {
  const find = async (light: 'even' | 'as-is') =>
    findObjects(
      await coins(),
      { objects: 'auto', light, holes: 'fill', opening: 2, closing: 0, neck: 0.75, scale: 1, least: 15 },
      { progress: () => undefined },
    )
  const even = await find('even')
  expect(even.objects.length).toBe(24)
  expect((await find('as-is')).objects.length).not.toBe(24)
})

test('the longest calliper size is that over scikit-image’s contour to ten digits', () => {
  const side = 160
  // The largest of scipy 1.17's pdist over scikit-image 0.26's find_contours(mask, 0.5), and the pixels of the same masks.
  for (const [isIn, longest, area] of [
    [rectangle(80.3, 79.6, 90, 34, 23), 96.18731725128839, 3059],
    [ellipse(80.3, 79.6, 55, 21, 61), 110.63905277974861, 3629],
    [ellipse(80.3, 79.6, 40), 80.89499366462674, 5028],
  ] as const) {
    const labels = Int32Array.from({ length: side * side }, (_, i) =>
      isIn(i % side, Math.floor(i / side)) ? 1 : 0,
    )
    const regions = findRegions(Uint8Array.from(labels), side)
    expect(regions[0]?.area).toBe(area)
    expect(feretSizes(labels, regions, side)[0]?.longest).toBeCloseTo(longest, 10)
  }
})
