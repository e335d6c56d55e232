import { renderedFilm } from './rendered-film.ts'
import { wordsOf } from './site/index.ts'
import { socialPictureOf } from './social-pictures.ts'

interface Scene {
  id: string
  title: string
  /** The page that it shows; a scene without one is a card. */
  page?: { path: string; label: string }
  /** One after the other, each on the screen until the next. Together they are the transcript. */
  captions: string[]
}

/** The film of /how-it-works: words and order of its scenes. What happens in each stands in assets/videos/scenes.ts. */
export const filmScenes = [
  {
    id: 'opening',
    title: 'See it work',
    captions: ['A recording of this website: its own demos, at work on their samples.'],
  },
  {
    id: 'shift-log',
    title: 'Where a shift goes',
    page: { path: '/demo/dynamic-operational-dashboards', label: 'The demo of OEE from a shift log' },
    captions: [
      'From a filling line’s log of what it did comes its OEE: 74.79%.',
      'Ask for the worst shift, and this device computes it: 66.91%.',
      'Each loss is told in minutes, so you know where to walk first.',
    ],
  },
  {
    id: 'faults',
    title: 'Ten faults in 500 readings',
    page: { path: '/demo/instant-anomaly-detection', label: 'The demo of four detectors' },
    captions: [
      'Ten faults lie in 500 readings. Two methods of four must agree: eight are found.',
      'Ask for three to agree, and five are found.',
      'The page names the faults that nobody would hear of.',
    ],
  },
  {
    id: 'own-file',
    title: 'Your own readings',
    page: { path: '/demo/instant-anomaly-detection', label: 'Try it with a file of yours' },
    captions: [
      'Your own file goes the same way. It is computed in the browser; nothing is uploaded.',
      'Here a made-up log of a pump, with decimal commas. Its drift is marked.',
    ],
  },
  {
    id: 'part',
    title: 'Forty plates, twenty faults',
    page: { path: '/demo/machine-vision', label: 'The demo of pass and reject' },
    captions: [
      'Forty plates under a camera, twenty of them faulty: 19 are found, one escapes.',
      'Each fault has its frame in the picture; the one that escaped is named.',
      'Stricter, at 0.75, none escapes, but six good plates of twenty are thrown away.',
    ],
  },
  {
    id: 'bearing',
    title: 'When to change the bearing',
    page: { path: '/demo/predictive-maintenance-intelligence', label: 'The demo of trend and life' },
    captions: [
      'A bearing’s vibration: its limit is some 60 days away, with 95% between 48 and 81.',
      'If a failure costs twice as much, replace at 307 hours instead of 413.',
    ],
  },
  {
    id: 'readiness',
    title: 'Before you buy anything',
    page: { path: '/ai-readiness-assessment', label: 'The readiness assessment' },
    captions: [
      'The readiness assessment asks 24 questions. A tap is an answer.',
      'The result: a level, seven scores, what to do first. No email address is asked for.',
    ],
  },
  {
    id: 'closing',
    title: 'Now with your own data',
    captions: ['Every demo is open, and tells its formulas, their sources and its limits.'],
  },
] as const satisfies readonly Scene[]

export type SceneId = (typeof filmScenes)[number]['id']

/** Where the film lies (its twins have the same name) and what search engines are told of it. */
export const film = {
  ...renderedFilm,
  url: '/videos/how-it-works.mp4',
  thumbnailUrl: socialPictureOf('/how-it-works'),
  publishedOn: '2026-11-21',
  transcript: filmScenes.flatMap(({ captions }) => captions).join(' '),
}

/** The words of /how-it-works around the film, from `site/how-it-works.md`. */
export const filmWords = wordsOf('how-it-works')
