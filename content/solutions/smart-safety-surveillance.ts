import type { Solution } from '#content/solution.ts'

export default {
  slug: 'smart-safety-surveillance',
  title: 'Smart safety surveillance',
  pageTitle: 'Smart safety surveillance without faces',
  description:
    'Cameras that see someone in a danger zone and never who it is: what it takes, alarm rates, staff talks and the law, typical time and price, and its limits.',
  kind: 'pictures',
  turn: 'look',
  complaint: 'Near misses happen every week, and we hear of one in ten.',
  summary:
    'Zones, dwell times and blocked exits watched by the cameras you have. It knows that there is a person, never which person.',
  whatItIs: `A fixed camera learns what the empty scene looks like. Whatever moves against that background is followed from picture to picture; when the track of a person crosses into a zone that you drew, or stays longer than you allow, an event is written with place, time and ten seconds of blurred video.

Faces are not recognised, gait is not recognised, and nobody is counted against a rota. That is a design choice with a practical reason: people who fear being watched will cover the lens, and then nothing is seen at all.`,
  whoFor: `Yards where lorries reverse among pedestrians, press shops with walkways along the machines, cold stores with one-person working, quaysides and loading docks, wards with exits that must stay clear. The safety manager owns it, and the staff side has read the assessment before the first camera is connected.`,
  steps: [
    {
      name: 'Walk and map',
      weeks: 2,
      text: 'Near-miss book, accident record and a walk at shift change tell which six places matter. Cameras are placed on a plan.',
    },
    {
      name: 'Impact assessment',
      weeks: 4,
      text: 'Purpose, legal ground, retention and access are written down with your data protection officer and staff representatives.',
    },
    {
      name: 'Scene learning',
      weeks: 3,
      text: 'Two weeks of empty and busy scenes in rain, dusk and headlights; blurring happens on the device before anything is stored.',
    },
    {
      name: 'Staged incursions',
      weeks: 3,
      text: 'Volunteers walk planned routes 60 times at all hours. Found, missed and false alarms are counted in public.',
    },
    {
      name: 'Silent weeks',
      weeks: 4,
      text: 'Events reach only the safety manager, who sorts real from false. Zones are redrawn until the list is worth reading.',
    },
    {
      name: 'Go live',
      weeks: 2,
      text: 'A lamp, a horn or a message at the place itself, with a weekly half-hour in which the team reads its own events.',
    },
  ],
  firstInput: 'Fixed cameras that see the floor',
  inputs: [
    'Camera views: fixed, three metres or higher, at least 60 pixels for a standing person, with lighting at night.',
    'A site plan: to scale, with walkways, vehicle routes and the zones you would draw by hand.',
    'The near-miss book: a year of entries, however thin, as the line to improve upon.',
    'Consent to proceed: staff side, data protection officer and insurer informed in writing.',
  ],
  weeks: { from: 18, to: 34 },
  priceBasis: 'vision',
  priceDrivers:
    'Cost follows the number of views and whether power and network are there. Four indoor cameras on one switch are a small project; a kilometre of quay with masts and trenching is mostly civil work.',
  integration: [
    'Video: RTSP or ONVIF streams from cameras and recorders of the usual makes.',
    'Site systems: dry contacts or MQTT to lamps, horns, barriers and the vehicle speed limiter.',
    'EHS software: an event becomes an observation record through REST, with its clip linked and expiring.',
    'Identity: single sign-on for viewers, and an access log that the staff side may read.',
  ],
  risks: [
    'Not a safety function: it has no performance level under ISO 13849 and must never replace guards, light curtains or interlocks.',
    'Weather and light: low sun, fog and steam cause misses; each camera reports when its own picture is too poor.',
    'Habit: after a month of false alarms people stop looking, so the alarm rate has a budget of its own.',
    'Purpose creep: using clips for discipline destroys trust and the legal ground, and the contract rules it out.',
  ],
  notFor: [
    'A physical guard or a one-way walkway would remove the hazard itself.',
    'The aim is to time breaks, identify people or measure individual output.',
    'The zone can only be seen by a camera that moves.',
  ],
  benefits: [
    'Near misses that become known: typically three to eight times as many in the first quarter, which is the point.',
    'Entries into marked zones: typically 30 to 60 % fewer after six months, by the system’s own count on unchanged zones.',
    'False alarms: typically fewer than 2 for each camera and week once zones are tuned.',
    'Time to find the relevant clip after an incident: typically under 5 minutes instead of an afternoon.',
  ],
  faq: [
    {
      question: 'Is it lawful under UK GDPR?',
      answer:
        'It can be, with a completed impact assessment, clear signs and short retention. We prepare the draft; your data protection officer decides. Covert use is out of the question.',
    },
    {
      question: 'Does it check helmets and hi-vis?',
      answer:
        'It can flag missing hi-vis at a gate where people walk towards the camera. At a distance or from behind the error is too large to act upon, so we leave it out.',
    },
    {
      question: 'How long are clips kept?',
      answer:
        'Our default is 14 days, blurred. Clips attached to a reportable accident are moved to your own case file and follow its rules.',
    },
    {
      question: 'Can it stop a forklift?',
      answer:
        'It may ask a speed limiter to slow down as an extra layer. A protective stop has to come from certified devices.',
    },
  ],
  useCases: ['forklift-pedestrian-safety', 'loading-bay-arrival-forecast', 'livestock-monitoring'],
  roles: ['computer-vision', 'ai-solutions-architect', 'ai-consultant'],
  questions: ['cameras-and-people', 'employee-monitoring', 'dpia-needed'],
  demo: 'Background subtraction, tracking, zones and dwell alarms on a rendered scene; no faces',
  picture: 'transport',
  visitorWords:
    'CCTV, restricted area, danger zone, intrusion, PPE, hard hat, hi-vis, accident prevention, workplace safety, pedestrian, exclusion zone, HSE',
} satisfies Solution
