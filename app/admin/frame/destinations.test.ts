import { expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { isStaffAddress } from './destinations.ts'

interface Route {
  file: string
  path?: string
  children?: Route[]
}

const pathsOf = (list: readonly Route[]): string[] =>
  list.flatMap(({ path, children = [] }) => [
    ...(path === undefined || path === '*' ? [] : [`/${path.replace(/:\w+/g, 'some')}`]),
    ...pathsOf(children),
  ])

const isStaffLayout = ({ file }: Route) => file === 'admin/layout.tsx'

test('the router goes to the screens of the staff area, and the browser to everything else', () => {
  const screens = pathsOf(routes.filter(isStaffLayout))
  const elsewhere = ['/', ...pathsOf(routes.filter((route) => !isStaffLayout(route)))]
  expect(screens.length).toBeGreaterThan(20)
  expect(elsewhere.length).toBeGreaterThan(40)
  expect(screens.filter((path) => !isStaffAddress(path))).toEqual([])
  expect(elsewhere.filter(isStaffAddress)).toEqual([])
})

test('a search or a place in the present screen is the router’s; other sites, mail and files aren’t', () => {
  expect(['?tab=runs', '#top', '/leads?filter=mine', '/leads#list'].filter(isStaffAddress)).toHaveLength(4)
  const others = [
    'https://elsewhere.example/leads',
    '//leads',
    'mailto:a@b.example',
    '/leads.csv',
    '/api/leads',
  ]
  expect(others.filter(isStaffAddress)).toEqual([])
})
