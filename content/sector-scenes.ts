import type { PictureName } from './pictures.ts'

export type ScenePicture = Extract<
  PictureName,
  'manufacturing' | 'retail' | 'healthcare' | 'transport' | 'education' | 'agriculture' | 'banking'
>

/** What each sector's scene shows, for those who don't see it. */
export const sceneAlts: Record<ScenePicture, string> = {
  manufacturing:
    'Drawing of a press and a lathe beside a conveyor: camera 2 marks one part whose wall is 0.47 mm, and a control chart shows the drift',
  retail: 'Drawing of a shop: a camera marks a gap on the shelf, and bars show what is sold each hour',
  healthcare: 'Drawing of a scanner and a bed with a clinician: one point is marked on slice 42 of the image',
  transport:
    'Drawing of a lorry of 26.4 tonnes and its route past containers to a gate, with the arrival forecast for 14:20',
  education:
    'Drawing of a classroom with two desks: on the board a learning curve of module 3 proposes unit 3.4 next',
  agriculture:
    'Drawing of a tractor on a field by a barn: one plant is marked, a strip is rated at 18 kg of nitrogen a hectare, and a map shows soil moisture',
  banking: 'Drawing of a bank and its ledger: one payment of £1,740 is held with a score of 0.93',
}

export const scenePictures = Object.keys(sceneAlts) as ScenePicture[]
