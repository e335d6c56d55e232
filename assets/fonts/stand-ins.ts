import { create, type Font } from 'fontkit'
import subsetFont from 'subset-font'

interface Local {
  family: string
  /** By the weight it stands in for: the names a device may know it by, each searched for before the first paint, and the mean advance of `sample`, in em. */
  faces: { weight: number; names: string[]; advance: number }[]
}

/** Words of the site as they are: how often each letter comes is what widths depend on. */
const sample = [
  'What we hold to Predictive maintenance intelligence Feedback assistant for written work One source AI engineer When neither',
  'Unplanned downtime of the monitored drives Specific power of the compressor room How does this work in Ireland? Data sharing',
  'Time to first useful answer Scrap and rework Silence read as zero We are in the UK. Does the EU AI Act concern us? Sensors',
].join(' ')

/**
 * Fonts that stand on nearly every device: Arial on Windows and Apple's, Liberation Sans with the same widths on Linux, else DejaVu Sans, and
 * Roboto on Android. Advances: of Arial from Helvetica's AFM files, whose widths it shares; of Roboto from @fontsource/roboto 5.3.0; of DejaVu from 2.37.
 */
const locals: Local[] = [
  {
    family: 'Site Arial',
    faces: [
      { weight: 400, names: ['Arial', 'Liberation Sans'], advance: 0.458 },
      { weight: 640, names: ['Arial-BoldMT', 'LiberationSans-Bold'], advance: 0.4914 },
    ],
  },
  {
    family: 'Site Roboto',
    faces: [
      { weight: 400, names: ['Roboto'], advance: 0.4552 },
      { weight: 640, names: ['Roboto-Bold', 'Roboto'], advance: 0.4615 },
    ],
  },
  {
    family: 'Site DejaVu',
    faces: [
      { weight: 400, names: ['DejaVu Sans'], advance: 0.5173 },
      { weight: 640, names: ['DejaVuSans-Bold'], advance: 0.584 },
    ],
  },
]

/** Of the sample in a font: the mean advance of its characters, kerning left out, in em. */
function meanAdvance(font: Font): number {
  const advances = [...sample].map((character) => {
    const { id } = font.glyphForCodePoint(character.codePointAt(0) ?? 0)
    return font.hmtx.metrics.get(id).advance
  })
  return advances.reduce((sum, one) => sum + one, 0) / advances.length / font.unitsPerEm
}

/**
 * CSS of the faces that stand in for the site's font (the bytes of its variable file) until it is there: a device's own, made as wide and as tall
 * as it, so that a page is as long and breaks its lines nearly alike. The method is that of `size-adjust` in CSS Fonts 5.
 */
export async function standIns(file: Buffer): Promise<string> {
  const rules: string[] = []
  for (const { family, faces } of locals) {
    for (const { weight, names, advance } of faces) {
      const font = create(
        await subsetFont(file, sample, { targetFormat: 'sfnt', variationAxes: { wght: weight } }),
      )
      const size = meanAdvance(font) / advance
      const share = (units: number) => percent(units / font.unitsPerEm / size)
      rules.push(
        [
          '@font-face {',
          `  font-family: '${family}';`,
          `  src: ${names.map((name) => `local('${name}')`).join(', ')};`,
          `  font-weight: ${weight === 400 ? '400 500' : '501 750'};`,
          `  size-adjust: ${percent(size)};`,
          `  ascent-override: ${share(font.ascent)};`,
          `  descent-override: ${share(-font.descent)};`,
          `  line-gap-override: ${share(font.lineGap)};`,
          '}',
        ].join('\n'),
      )
    }
  }
  return rules.join('\n\n')
}

const percent = (value: number) => `${Math.round(value * 1000) / 10}%`
