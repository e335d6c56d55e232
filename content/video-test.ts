export interface VideoState {
  id: string
  title: string
  /** What to do, and what should be seen. */
  text: string
  videoUrl?: string
  videoId?: string
  isSpecialist?: boolean
}

/** The states of the video block, one after the other, for whoever puts a new film on the site. */
export const videoTest: { title: string; intro: string; states: VideoState[] } = {
  title: 'Video test',
  intro:
    'Every state a film can be in on this site, for checking a browser or a network. Nothing is fetched from anywhere until you press play.',
  states: [
    {
      id: 'plays',
      title: 'A film that plays',
      text: 'Press play: eight seconds of a test card with captions, without sound. The first source is a file that doesn’t exist, so the second one plays.',
      videoUrl: '/videos/test-card.mp4',
    },
    {
      id: 'fails',
      title: 'No source plays',
      text: 'Press play: both files are missing, and the notice takes the place of the film. Reload the page in this tab: the notice is there at once.',
      videoUrl: '/videos/missing-on-purpose.mp4',
    },
    {
      id: 'coming',
      title: 'A film that isn’t there yet',
      text: 'No source is given. Only the drawing is shown, with no mention of a film.',
    },
    {
      id: 'unavailable',
      title: 'A specialist’s film that fails',
      text: 'The second state on the page of a role, where it reads “Video Temporarily Unavailable”.',
      videoUrl: '/videos/missing-of-a-specialist.mp4',
      isSpecialist: true,
    },
    {
      id: 'embed',
      title: 'An embedded video that can’t load',
      text: 'Press play: this asks another site for a video that doesn’t exist there. The notice takes its place, at once or after eight seconds without an answer.',
      videoId: 'missing-on-purpose',
    },
  ],
}
