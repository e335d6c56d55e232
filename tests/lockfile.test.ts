import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'

/**
 * The lowest version of each package without a published advisory that concerns us, since `npm audit` gets no answer
 * everywhere this is built. Read the advisories of a package when it's added or upgraded, and write down what you found.
 */
const lowestSafe: Record<string, { from: string; why: string }> = {
  ajv: { from: '8.18.0', why: 'CVE-2025-69873, regular expressions from $data' },
  esbuild: { from: '0.25.0', why: 'GHSA-67mh-4wv8-2f99, its development server answered any site' },
  hono: {
    from: '4.11.10',
    why: 'CVE-2026-22817 and 22818, JWT algorithm confusion, and address checks before it',
  },
  '@hono/node-server': { from: '1.19.10', why: 'CVE-2026-29087, encoded slashes passed static middleware' },
  json5: { from: '2.2.2', why: 'CVE-2022-46175, prototype pollution' },
  lodash: { from: '4.17.23', why: 'CVE-2025-13465, prototype pollution' },
  'lodash-es': { from: '4.17.23', why: 'CVE-2025-13465, prototype pollution' },
  'markdown-it': { from: '12.3.2', why: 'CVE-2022-21670, quadratic time' },
  nanoid: { from: '3.3.8', why: 'CVE-2024-55565, predictable ids' },
  nodemailer: { from: '7.0.11', why: 'CVE-2025-13033 and CVE-2025-14874, address parsing' },
  pg: { from: '8.11.0', why: 'no open advisory; below it no support for this Node' },
  playwright: { from: '1.55.1', why: 'CVE-2025-59288, unchecked browser downloads' },
  postcss: { from: '8.4.31', why: 'CVE-2023-44270, line-return parsing' },
  'react-dom': { from: '19.2.3', why: 'CVE-2025-55182 and those that followed it' },
  'react-router': { from: '7.12.0', why: 'CVE-2026-21884, CVE-2026-22029 and CVE-2026-22030' },
  semver: { from: '7.5.2', why: 'CVE-2022-25883, slow regular expression' },
  sharp: { from: '0.32.6', why: 'CVE-2023-4863, libwebp' },
  vite: { from: '7.1.11', why: 'CVE-2025-62522, files outside the allow-list on its development server' },
  ws: { from: '7.5.10', why: 'CVE-2024-37890, many headers stop the process' },
  yaml: { from: '2.2.2', why: 'CVE-2023-2251, uncaught exception' },
  zod: { from: '3.22.3', why: 'CVE-2023-4316, slow regular expression' },
}

/** Copies below the line that can't do harm, by their path in the tree. */
const accepted: Record<string, string> = {
  'node_modules/@esbuild-kit/core-utils/node_modules/esbuild':
    'drizzle-kit, on a developer’s machine only; the development server is never started',
  'node_modules/@babel/core/node_modules/semver': '6.3.1 and later hold the same repair',
  'node_modules/@babel/helper-compilation-targets/node_modules/semver':
    '6.3.1 and later hold the same repair',
}

const lockFile = z
  .object({
    lockfileVersion: z.number(),
    packages: z.record(
      z.string(),
      z.object({
        version: z.string().optional(),
        resolved: z.string().optional(),
        integrity: z.string().optional(),
        hasInstallScript: z.boolean().optional(),
        optional: z.boolean().optional(),
        dev: z.boolean().optional(),
        devOptional: z.boolean().optional(),
        optionalDependencies: z.record(z.string(), z.string()).optional(),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))

const manifest = z
  .object({
    dependencies: z.record(z.string(), z.string()),
    devDependencies: z.record(z.string(), z.string()),
    optionalDependencies: z.record(z.string(), z.string()),
    allowScripts: z.record(z.string(), z.literal(true)),
  })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')))

const installed = Object.entries(lockFile.packages)
  .filter(([path]) => path !== '')
  .map(([path, entry]) => ({ path, name: path.slice(path.lastIndexOf('node_modules/') + 13), ...entry }))

const isOlder = (version: string, than: string) => version.localeCompare(than, 'en', { numeric: true }) < 0

test('versions are compared by their numbers', () => {
  expect(isOlder('4.9.0', '4.11.10')).toBe(true)
  expect(isOlder('10.0.0', '9.9.9')).toBe(false)
})

test('no package is older than its lowest safe version', () => {
  const unsafe = installed
    .filter(
      ({ name, path, version }) =>
        lowestSafe[name] && !accepted[path] && isOlder(version ?? '0', lowestSafe[name].from),
    )
    .map(({ path, name, version }) => `${path} ${version}: ${lowestSafe[name]?.why}`)
  expect(unsafe).toEqual([])
})

test('each line of the table and each exception still concerns an installed package', () => {
  const names = new Set(installed.map(({ name }) => name))
  const paths = new Set(installed.map(({ path }) => path))
  expect(Object.keys(lowestSafe).filter((name) => !names.has(name))).toEqual([])
  expect(Object.keys(accepted).filter((path) => !paths.has(path))).toEqual([])
})

test('the lock file names no download host, and every package has its checksum', () => {
  expect(installed.filter(({ resolved }) => resolved !== undefined).map(({ path }) => path)).toEqual([])
  expect(installed.filter(({ integrity }) => integrity === undefined).map(({ path }) => path)).toEqual([])
})

test('the lock file holds the binaries of every platform: npm ci refuses it otherwise', () => {
  const names = new Set(installed.map(({ name }) => name))
  const missing = installed.flatMap(({ name, optionalDependencies = {} }) =>
    Object.keys(optionalDependencies)
      .filter((wanted) => !names.has(wanted))
      .map((wanted) => `${name} wants ${wanted}`),
  )
  expect(missing).toEqual([])
})

test('versions are exact', () => {
  const all = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies }
  expect(Object.entries(all).filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual(
    [],
  )
})

/** Their scripts only fetch or check a binary that the lock file already brings. */
const needsNoScript = ['esbuild', 'fsevents']

test('install scripts run for packages named in allowScripts, and nothing else needs one', () => {
  const withScript = new Set(
    installed.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name),
  )
  const allowed = Object.keys(manifest.allowScripts)
  expect([...withScript].filter((name) => !allowed.includes(name) && !needsNoScript.includes(name))).toEqual(
    [],
  )
  expect(allowed.filter((name) => !withScript.has(name))).toEqual([])
})
