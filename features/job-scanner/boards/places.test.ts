import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countriesOf, countriesOfPlace, countryOfField, placesOf } from './places.ts'

test.each([
  ['United Kingdom', ['GB']],
  ['UK', ['GB']],
  ['U.K.', ['GB']],
  ['GB', ['GB']],
  ['England', ['GB']],
  ['Scotland', ['GB']],
  ['Wales', ['GB']],
  ['Northern Ireland', ['GB']],
  ['Belfast, Northern Ireland', ['GB']],
  ['Great Britain', ['GB']],
  ['London', ['GB']],
  ['London Office - Hybrid', ['GB']],
  ['London, UK', ['GB']],
  ['London, England, United Kingdom', ['GB']],
  ['Sheffield, United Kingdom', ['GB']],
  ['Cambridge, UK', ['GB']],
  ['Birmingham, West Midlands', ['GB']],
  ['Remote - UK', ['GB']],
  ['Remote UK', ['GB']],
  ['Remote (UK)', ['GB']],
  ['UK Remote', ['GB']],
  ['UK-London', ['GB']],
  ['Anywhere in the UK', ['GB']],
  ['Home based, Scotland', ['GB']],
  ['London, EC2A 4NE', ['GB']],
  ['Reading RG1 1AA', ['GB']],
  ['Newcastle upon Tyne', ['GB']],
  ['Ireland', ['IE']],
  ['Republic of Ireland', ['IE']],
  ['IE', ['IE']],
  ['Dublin', ['IE']],
  ['Dublin 2', ['IE']],
  ['Cork, Munster, Ireland', ['IE']],
  ['Galway, Co. Galway', ['IE']],
  ['Remote, Ireland', ['IE']],
  ['UK & Ireland', ['GB', 'IE']],
  ['UK/Ireland', ['GB', 'IE']],
  ['London or Dublin', ['GB', 'IE']],
  ['London / Dublin / Remote', ['GB', 'IE']],
  ['United Kingdom, Ireland, Germany', ['GB', 'IE', 'DE']],
  ['London or New York', ['GB', 'US']],
  ['London, Ontario', ['CA']],
  ['London, ON', ['CA']],
  ['London, Kentucky', ['US']],
  ['London, OH', ['US']],
  ['Dublin, OH', ['US']],
  ['Dublin, Ohio, United States', ['US']],
  ['Cambridge, Massachusetts', ['US']],
  ['Manchester, NH', ['US']],
  ['Lebanon, NH', ['US']],
  ['Peru, Indiana', ['US']],
  ['Wales, United Kingdom', ['GB']],
  ['Sydney, New South Wales', ['AU']],
  ['Berlin, Germany', ['DE']],
  ['Côte d’Ivoire', ['CI']],
])('%s lies in %j', (place, countries) => {
  expect([...new Set(countriesOfPlace(place))]).toEqual(countries)
})

test.each([
  '',
  'Remote',
  'Hybrid',
  'Europe',
  'EMEA',
  'Remote - Europe',
  'Cambridge',
  'Cambridge, MA',
  'Birmingham',
  'Birmingham, AL',
  'Dublin, CA',
  'Dublin, GA',
  'Dublin, IN',
  'Dublin, Georgia',
  'London, AR',
  'Mexico, MO',
  'Berlin, DE',
  'London, Somewhere',
  'Londonderry',
  'New London',
  'East London',
  'Corkscrew',
  'Georgia',
  'Nowhere in particular',
  'IT',
  'Ukraine-based team of London alumni',
])('%s could be anywhere', (place) => {
  expect(countriesOfPlace(place)).toEqual([])
})

test.each([
  ['gb', 'GB'],
  ['GB', 'GB'],
  ['UK', 'GB'],
  ['GBR', 'GB'],
  ['ie', 'IE'],
  ['IRL', 'IE'],
  ['US', 'US'],
  ['DE', 'DE'],
  ['Ireland', 'IE'],
  ['United Kingdom', 'GB'],
  [' united kingdom ', 'GB'],
])('the country field %s is %s', (field, code) => {
  expect(countryOfField(field)).toBe(code)
})

test.each(['', 'ZZ', 'EU', 'QQ', 'X', 'London', 4, null, undefined, {}, 'a'.repeat(1000)])(
  'the country field %s says nothing',
  (field) => {
    expect(countryOfField(field)).toBeUndefined()
  },
)

test('country fields outrank what the places may mean', () => {
  expect(countriesOf(['us', null], ['Dublin'])).toEqual(['US'])
  expect(countriesOf([null, 'nowhere'], ['Dublin', 'London'])).toEqual(['GB', 'IE'])
})

test('a list of places in one text is taken apart, and each place stands once', () => {
  expect(placesOf(['London; Dublin', null, ' London ', 'Cork | Galway', ''])).toEqual([
    'London',
    'Dublin',
    'Cork',
    'Galway',
  ])
})

test('any text gives only codes of countries', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary', maxLength: 400 })), (text) => {
      for (const code of countriesOfPlace(text)) expect(code).toMatch(/^[A-Z]{2}$/)
    }),
  )
})
