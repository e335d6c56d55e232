import type { DetailsDialogue } from './details-case.ts'

/** How people give their details with a number alone; written before the reading of them was. */
export const numberDialogues: DetailsDialogue[] = [
  {
    turns: [
      {
        says: 'Could you call me on Tuesday between 10 and 11? Farah Aziz 0161 496 0123',
        shows: ['Farah Aziz', '0161 496 0123', 'Tuesday between 10 and 11'],
        hides: ['your name'],
      },
    ],
    lead: { name: 'Farah Aziz', phone: '01614960123', message: 'Tuesday between 10 and 11' },
  },
  {
    turns: [{ says: 'ring 7700 900707 thats keiran', shows: ['Keiran', '7700 900707'], hides: ['Thats'] }],
    lead: { name: 'Keiran', phone: '7700900707' },
  },
  {
    turns: [
      {
        says: 'Aoife, +353 20 915 7788. call me thursday pls',
        shows: ['Aoife', '+353 20 915 7788', 'thursday'],
        hides: ['your name'],
      },
    ],
    lead: { name: 'Aoife', phone: '353209157788', message: 'thursday' },
  },
  {
    turns: [
      {
        says: 'can u ring my mrs instead, Tracy, 07700 900333, not before 10',
        shows: ['Tracy', '07700 900333', 'not before 10'],
        hides: ['My Mrs'],
      },
    ],
    lead: { name: 'Tracy', phone: '07700900333', message: 'not before 10' },
  },
  {
    turns: [
      {
        says: "me mobiles 07700 900144 i'm up at 6 so early is grand, name's Donal",
        shows: ['Donal', '07700 900144'],
      },
    ],
    lead: { name: 'Donal', phone: '07700900144' },
  },
  {
    turns: [
      {
        says: 'Please ring reception on 01632 960811 and ask to be put through to Mrs Whitaker in quality',
        shows: ['Mrs Whitaker', '01632 960811'],
      },
    ],
    lead: { name: 'Mrs Whitaker', phone: '01632960811' },
  },
  {
    turns: [
      {
        says: "Hello\nmy name is Anne-Marie O'Shea\nI work for Lough Farms\n+353 20 911 2233\nI need help with grading eggs",
        shows: ["Anne-Marie O'Shea", 'Lough Farms', '+353 20 911 2233'],
      },
    ],
    lead: {
      name: "Anne-Marie O'Shea",
      company: 'Lough Farms',
      phone: '353209112233',
      message: 'grading eggs',
    },
  },
  {
    turns: [
      {
        says: "can an engineer call Thursday or Friday before noon, I'm Ewa at Polmont Steel, 01632 960250",
        shows: ['Ewa', 'Polmont Steel', '01632 960250', 'Thursday or Friday before noon'],
      },
    ],
    lead: { name: 'Ewa', company: 'Polmont Steel', phone: '01632960250', message: 'Friday before noon' },
  },
  {
    turns: [
      {
        says: 'Can you call Thursday?\n\nBest regards\nMr J. Hollis\nPlant Manager\nRavens Quarries plc\nT 01632 960411\nM 07700 900433',
        shows: ['Hollis', 'Ravens Quarries plc', '01632 960411', '07700 900433', 'Thursday'],
      },
    ],
    lead: { company: 'Ravens Quarries plc', phone: '01632960411' },
  },
  {
    turns: [{ says: 'give Sandra in accounts a ring, 01632 960119', shows: ['Sandra', '01632 960119'] }],
    lead: { name: 'Sandra', phone: '01632960119' },
  },
  { turns: [{ says: 'is 020 7946 the right number for you?', hides: ['It is with our team'] }], lead: null },
  {
    turns: [
      {
        says: 'Howdy, this is Skip Jansen w/ Jansen Cold Chain, my cell is 07700 900611',
        shows: ['Skip Jansen', 'Jansen Cold Chain', '07700 900611'],
      },
    ],
    lead: { name: 'Skip Jansen', company: 'Jansen Cold Chain', phone: '07700900611' },
  },
  {
    turns: [
      {
        says: 'ring 01632 960922 and ask for whoever is on nights',
        shows: ['01632 960922'],
        hides: ['Whoever'],
      },
    ],
    lead: { phone: '01632960922' },
  },
  {
    turns: [
      {
        says: 'i have 3 lines and 2 of them keep stopping, ring me 07700 900655',
        shows: ['07700 900655'],
        hides: ['Name:** I', 'Company:** 2'],
      },
    ],
    lead: { phone: '07700900655', message: 'keep stopping' },
  },
  {
    turns: [
      {
        says: 'Pls call Anita 07700 900666 or Bev 07700 900677',
        shows: ['Anita', '07700 900666', '07700 900677'],
      },
    ],
    lead: { name: 'Anita', phone: '07700900666' },
  },
  { turns: [{ says: 'this is a bloody good idea', hides: ['sorry'] }] },
  {
    turns: [
      {
        says: "Can you call my dad? He's Frank Ellis and he runs Ellis Haulage. 01632 960944",
        shows: ['Frank Ellis', 'Ellis Haulage', '01632 960944'],
        hides: ['Dad'],
      },
    ],
    lead: { name: 'Frank Ellis', company: 'Ellis Haulage', phone: '01632960944' },
  },
  {
    turns: [
      { says: 'Is anyone there? My number is 020 7946 0999. Name Idris.', shows: ['Idris', '020 7946 0999'] },
    ],
    lead: { name: 'Idris', phone: '02079460999' },
  },
  { turns: [{ says: "Leave it, I'll ring you", hides: ['Thank you, Leave', 'Name:'] }], lead: null },
  {
    turns: [{ says: 'can you text me instead 07700 900688', shows: ['07700 900688'], hides: ['Instead'] }],
    lead: { phone: '07700900688' },
  },
  {
    turns: [
      {
        says: "I'm calling from Beacon Hill Hospice, extension 4410, 01632 960977, the name is Patience Mensah",
        shows: ['Patience Mensah', 'Beacon Hill Hospice', '01632 960977'],
      },
    ],
    lead: { name: 'Patience Mensah', company: 'Beacon Hill Hospice', phone: '01632960977' },
  },
  {
    turns: [
      {
        says: '07700 900112 dave, any time after 4',
        shows: ['07700 900112', 'Dave', 'after 4'],
        hides: ['your name', 'phone number'],
      },
      {
        says: 'its hargreaves bakery in leeds',
        shows: ['Dave', '07700 900112', 'Hargreaves Bakery'],
        hides: ['your name'],
      },
    ],
    lead: { name: 'Dave', phone: '07700900112', company: 'Hargreaves Bakery', message: 'after 4' },
  },
  {
    turns: [
      { says: 'how do you price a forecast for 12 cafes' },
      {
        says: 'right, put me down for a call. Ottilie Wren, Wren & Daughter, 01632 960401',
        shows: ['Ottilie Wren', 'Wren & Daughter', '01632 960401'],
      },
    ],
    lead: { name: 'Ottilie Wren', company: 'Wren & Daughter', phone: '01632960401' },
  },
  {
    turns: [{ says: 'ring wendy on 07700 900403 shes in til 5', shows: ['Wendy', '07700 900403'] }],
    lead: { name: 'Wendy', phone: '07700900403' },
  },
  {
    turns: [
      { says: '07700 900404', shows: ['07700 900404'] },
      { says: 'dont want to give my name', hides: ['Name:**', 'Thank you, Dont'] },
      { says: 'its about pallet counting' },
    ],
    lead: { phone: '07700900404' },
  },
  {
    turns: [
      { says: 'need someone to fone me back 01632 960407 ask 4 mick', shows: ['Mick', '01632 960407'] },
    ],
    lead: { name: 'Mick', phone: '01632960407' },
  },
  {
    turns: [
      {
        says: "I work at St Brigid's Hospital, my name is Nora Quinn and you may phone 020 918 1234",
        shows: ['Nora Quinn', "St Brigid's Hospital", '020 918 1234'],
      },
    ],
    lead: { name: 'Nora Quinn', company: "St Brigid's Hospital", phone: '0209181234' },
  },
  {
    turns: [
      { says: 'Speak to a person', answers: [/called a person/i] },
      { says: 'im on 07700 900412, Jez', shows: ['Jez', '07700 900412'] },
      { says: 'monday is better', shows: ['monday'] },
    ],
    lead: { name: 'Jez', phone: '07700900412', message: 'monday' },
  },
  {
    turns: [
      {
        says: 'Leila Haddad from Port Ellen Logistics. You called me yesterday and I missed it, 01632 960415',
        shows: ['Leila Haddad', 'Port Ellen Logistics', '01632 960415'],
      },
    ],
    lead: { name: 'Leila Haddad', company: 'Port Ellen Logistics', phone: '01632960415' },
  },
  {
    turns: [
      { says: 'can I have your number', answers: [/7946/i] },
      { says: 'ok mine is 07700 900416, Ash', shows: ['Ash', '07700 900416'] },
    ],
    lead: { name: 'Ash', phone: '07700900416' },
  },
  {
    turns: [
      {
        says: 'bit of a long shot but do you do allotments lol. tony 07700 900420',
        shows: ['Tony', '07700 900420'],
      },
    ],
    lead: { name: 'Tony', phone: '07700900420' },
  },
]
