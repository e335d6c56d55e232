import type { GoldenDialogue } from '../golden-dialogue.ts'
import { notPublished } from '../not-published.ts'

export const phone2: GoldenDialogue[] = [
  {
    id: 'phone-trust-papers',
    group: 'certificates',
    turns: [
      {
        asks: 'Do you hold Cyber Essentials Plus or DSPT?',
        wants: 'answer',
        says: [/no certificate|claim no|n[’']t publish/i],
        restsOn: '/qa/security#certificates',
      },
      {
        asks: 'what about ISO 27001',
        wants: 'answer',
        says: [/no certificate|claim no/i],
        restsOn: '/qa/security#certificates',
      },
      {
        asks: 'where is our data stored',
        wants: 'answer',
        says: [
          /United Kingdom|\bUK\b|your (?:own )?(?:environment|systems|premises)|machine (?:that )?the order names|on site/i,
        ],
        restsOn: '/qa/security#who-has-access',
      },
    ],
  },
  {
    id: 'phone-drivers-cameras',
    group: 'sectors',
    turns: [
      {
        asks: 'me drivers wont have cameras pointed at them, is that a deal breaker',
        wants: 'answer',
        says: [/\bno\b|not\b|without|need/i, /camera|people|driver|film/i],
        never: [/Five:|unseen data|remote access/i],
        restsOn: '/usecases/delivery-route-planning',
      },
      {
        asks: 'what does work without them then',
        wants: 'answer',
        says: [/telematics|fault codes|route|forecast|breakdown/i],
        never: [/website|connection/i],
        restsOn: '/usecases',
      },
      {
        asks: 'sound. and the routes one, do drivers have to follow it',
        wants: 'answer',
        says: [/may alter|overrul|leave the plan|own order|refuse/i],
        restsOn: '/usecases/delivery-route-planning',
      },
    ],
  },
  {
    id: 'phone-payment',
    group: 'contract',
    turns: [
      {
        asks: 'What are your payment terms and do you accept 60 days?',
        wants: 'answer',
        says: [notPublished],
        restsOn: 'firm',
      },
      { asks: 'are you VAT registered', wants: 'answer', says: [/VAT/, notPublished], restsOn: 'firm' },
      {
        asks: 'who do we send the PO to',
        wants: 'answer',
        says: [/order|hello@|write|send/i, /hello@|contact|engineer|ask us/i],
        restsOn: 'firm',
      },
    ],
  },
  {
    id: 'phone-act',
    group: 'regulation',
    turns: [
      {
        asks: 'Is your system high-risk under the EU AI Act?',
        wants: 'answer',
        says: [/usually aren[’']t|high-risk/i],
        restsOn: '/qa/data-protection#is-our-system-high-risk',
      },
      {
        asks: 'and when does that bite',
        wants: 'answer',
        says: [/2 (?:August|December|February) 20\d\d/],
        restsOn: '/qa/data-protection#eu-ai-act-dates',
      },
      {
        asks: 'we only sell into Ireland, does that count as EU',
        wants: 'answer',
        says: [/Ireland included/i],
        restsOn: '/qa/data-protection#ai-act-uk-firms',
      },
    ],
  },
  {
    id: 'phone-bikes',
    group: 'comparisons',
    turns: [
      {
        asks: 'whats the difference between machine vision and visual intelligence, your menu has both',
        wants: 'answer',
        says: [/rejects nothing|judges each part/i],
        restsOn: '/solutions/visual-intelligence#what',
      },
      {
        asks: 'which one for counting bikes',
        wants: 'answer',
        says: [/visual intelligence/i, /count|picture|phone/i],
        restsOn: '/solutions/visual-intelligence',
      },
      {
        asks: 'is there a free version',
        wants: 'answer',
        says: [/\bfree\b|costs nothing|the demos/i],
        restsOn: '/demo',
      },
    ],
  },
  {
    id: 'phone-engineer-month',
    group: 'prices',
    turns: [
      {
        asks: 'what is cost for one engineer per month please',
        wants: 'answer',
        says: [/£\s?800/, /day/i],
        restsOn: '/qa/cost#day-rate',
      },
      {
        asks: 'and is come to our factory or only computer',
        wants: 'answer',
        says: [/your (?:site|factory|works|plant)|come to|partly on site|remotely/i],
        never: [/cloud/i],
        restsOn: '/qa/team-augmentation',
      },
      {
        asks: 'minimum how many month',
        wants: 'answer',
        says: [/no minimum|minimum|\d+ (?:days|weeks|months)/i],
        restsOn: '/team-augmentation#days',
      },
      {
        asks: 'if not good can change person',
        wants: 'answer',
        says: [/somebody else|trial/i],
        restsOn: '/qa/team-augmentation#wrong-person',
      },
    ],
  },
  {
    id: 'phone-accuracy-pm',
    group: 'risks',
    turns: [
      {
        asks: 'how accurate is the predictive maintenance one',
        wants: 'answer',
        says: [/\d+ ?(?:to|–|-) ?\d+ ?%|error|useful|right|of ten/i],
        restsOn: '/solutions/predictive-maintenance-intelligence',
      },
      {
        asks: 'compared to what',
        wants: 'answer',
        says: [/naive|fixed (?:interval|rule)|calendar|baseline|simple|last (?:week|year)|present/i],
        never: [/offers/i],
        restsOn: '/blog/hold-every-forecast-against-the-naive-one',
      },
      {
        asks: 'and if the bearings are only changed twice a year',
        wants: 'answer',
        says: [/few failures|normal running|new, look|a calendar does/i],
        restsOn: '/qa/predictive-maintenance#few-failures',
      },
    ],
  },
  {
    id: 'phone-beds',
    group: 'sectors',
    turns: [
      {
        asks: 'Could this predict how many beds we need next Tuesday?',
        wants: 'answer',
        says: [/seven days|range/i],
        restsOn: '/usecases/hospital-resource-forecasting',
      },
      {
        asks: 'how far ahead does it go',
        wants: 'answer',
        says: [/seven days|a week|days/i],
        never: [/bearing/i],
        restsOn: '/usecases/hospital-resource-forecasting',
      },
      {
        asks: 'is it a medical device',
        wants: 'answer',
        says: [/isn[’']t|intend/i],
        restsOn: '/qa/healthcare#is-it-a-medical-device',
      },
      {
        asks: 'do clinicians have to trust it blindly',
        wants: 'answer',
        says: [/no\b|disagree|oversight|not\b/i],
        restsOn: '/qa/healthcare#clinician-in-the-loop',
      },
    ],
  },
  {
    id: 'phone-rates-person',
    group: 'prices',
    turns: [
      {
        asks: 'your day rates - are they per person or for a team',
        wants: 'answer',
        says: [/each person|engineer costs|rate for each|per person/i],
        restsOn: '/qa/cost#day-rate',
      },
      {
        asks: 'is that per day or per week',
        wants: 'answer',
        says: [/a day/i],
        restsOn: '/qa/cost#day-rate',
      },
      {
        asks: 'travel on top?',
        wants: 'answer',
        says: [/travel|journey/i, /order|who pays/i],
        restsOn: 'firm',
      },
      {
        asks: 'and VAT on the lot I assume',
        wants: 'answer',
        says: [/VAT is added|exclud\w+ VAT/i],
        restsOn: '/qa/cost#day-rate',
      },
    ],
  },
]
