import { placeNames, seniorities, seniorityNames, workPlaces } from '#config/roles.ts'
import { choiceField, lineField, textField } from '#features/intake/form-field.ts'
import { lengths, starts } from './request-choices.ts'
import { lengthNames, startNames } from './team-request-words.ts'

/** What the form asks beside roles and person. A budget is the part of the day-rate band that the seniority of this name takes; the page knows its price. */
export const requestFields = {
  seniority: choiceField('Seniority', seniorities, seniorityNames),
  budget: choiceField('Budget for each', seniorities, seniorityNames),
  start: choiceField('Start', starts, startNames),
  length: choiceField('For how long', lengths, lengthNames),
  place: choiceField('Where they work', workPlaces, placeNames),
  location: lineField('Town or site', { maxLength: 100, autoComplete: 'address-level2' }),
  skills: lineField('Skills or systems', {
    hint: 'Optional, with commas: PyTorch, OPC UA, SAP',
    maxLength: 300,
    autoComplete: 'off',
    isWide: true,
  }),
  message: textField('What should they do?', 'Optional: the system, the problem, who directs the work', 4),
}
