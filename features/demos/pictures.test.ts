import sharp from 'sharp'
import { expect, test } from 'vitest'
import { parts } from '#tests/picture-files/parts.ts'
import { trays } from '#tests/picture-files/trays.ts'
import { yards } from '#tests/picture-files/yards.ts'
import { findDemo } from './demos.ts'
import { canBeEmpty, DemoError, isPictureDemo, type Demo, type Picture } from './frame/demo.ts'
import { fittingSize, type PictureSize } from './frame/read/picture-size.ts'
import { checkPicture } from './frame/read/read-picture.ts'
import { runDemo, type SettingValues } from './frame/run-demo.ts'

/** As a browser decodes it, here by libvips; `e2e/picture-files.test.ts` has the browser do it. */
async function decoded(file: File, limits: PictureSize): Promise<Picture> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const known = checkPicture(file.name, file.size, bytes)
  const broken = new DemoError(`${file.name} is a HEIC photo or damaged. Save it as JPEG.`)
  if (!known) throw broken
  const { width, height, shrink } = fittingSize(known.width, known.height, limits)
  const image = sharp(bytes).rotate().toColourspace('srgb').ensureAlpha()
  const frames = (await sharp(bytes, { animated: true }).metadata()).pages ?? 1
  const data = await image.resize(width, height, { fit: 'fill' }).raw({ depth: 'uchar' }).toBuffer()
  return { name: file.name, width, height, data: new Uint8ClampedArray(data), shrink, ofFile: known, frames }
}

/** As the fields of a visitor's pictures start, with what is filled in; the zone is the middle half of the picture. */
function settingsOf({ settings }: Demo, filled: Record<string, string>): SettingValues {
  const values: SettingValues = {}
  for (const [name, setting] of Object.entries(settings)) {
    if (setting.kind === 'zone') values[name] = filled[name] === undefined ? '' : '25,25 75,25 75,75 25,75'
    else if (filled[name] !== undefined) values[name] = Number(filled[name])
    else if (setting.kind === 'number' && typeof setting.forOwnFile === 'number')
      values[name] = setting.forOwnFile
    else if (canBeEmpty(setting, true)) values[name] = Number.NaN
  }
  return values
}

test.for([...trays, ...parts, ...yards])(
  '$slug: $name',
  async ({ slug, files, settings, verdict, says, alsoSays = [] }) => {
    const demo = await findDemo(slug)
    if (!demo || !isPictureDemo(demo)) throw new Error(`No demo of pictures is called ${slug}`)
    const lists = await files()
    const chosen = Object.fromEntries(
      Object.keys(demo.input.slots).map((slot, i) => [
        slot,
        (lists[i] ?? []).map(
          ({ name, mimeType, buffer }) => new File([new Uint8Array(buffer)], name, { type: mimeType }),
        ),
      ]),
    )
    const outcome = await runDemo(
      demo,
      { kind: 'pictures', files: chosen },
      settingsOf(demo, settings),
      { progress: () => undefined },
      decoded,
    ).catch((error: unknown) => {
      if (error instanceof DemoError) return error.message
      throw error
    })
    expect(typeof outcome === 'string' ? 'refused' : 'computed').toBe(
      verdict === 'refused' ? 'refused' : 'computed',
    )
    if (typeof outcome === 'string') return expect(outcome).toMatch(says)
    const { report } = outcome
    const { headline = '', checks = [] } = report ?? {}
    const doubts = checks
      .filter(({ state }) => state !== 'passed')
      .map(({ name, state, says: why }) => `${name} is ${state}: ${why}`)
    expect(verdict === 'asked' ? [headline, ...doubts].join('\n') : headline).toMatch(says)
    const shown = JSON.stringify([headline, report?.figures, report?.meaning, report?.warnings, checks])
    for (const piece of alsoSays) expect(shown).toMatch(piece)
  },
)
