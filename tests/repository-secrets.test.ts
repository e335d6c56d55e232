import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesOf } from './source-tree.ts'

/** What keys look like, by who gives them out. Each is put together here so that this file isn't found. */
const keys: Record<string, RegExp> = {
  'a private key': new RegExp(`-----BEGIN (?:[A-Z ]+ )?PRIVATE ${'KEY'}-----`),
  'Amazon access key': /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/,
  'GitHub token': /\bgh[pousr]_[A-Za-z0-9]{36,}\b|\bgithub_pat_\w{60,}/,
  'npm token': /\bnpm_[A-Za-z0-9]{36}\b/,
  'Slack token': /\bxox[abprs]-[A-Za-z0-9-]{10,}/,
  'Google key': /\bAIza[\w-]{35}\b/,
  'key of a model': /\bsk-(?:proj-|ant-)?[A-Za-z0-9_-]{32,}/,
  'payment key': /\b[rs]k_live_[A-Za-z0-9]{20,}/,
  'JSON web token': /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/,
  'registry login': /(?:^|\n)\s*(?:\/\/[^\s:]+:)?_auth(?:Token)?\s*=\s*\S/,
}

const texts =
  '.ts .tsx .mjs .js .json .md .yaml .yml .sql .css .html .csv .txt .xml .svg .vtt .sh .service file'.split(
    ' ',
  )

/** The kinds of key that a text seems to hold. */
function secretsIn(text: string): string[] {
  return Object.entries(keys)
    .filter(([, pattern]) => pattern.test(text))
    .map(([what]) => what)
}

test('every kind of key is recognised', () => {
  const made = [
    `-----BEGIN RSA PRIVATE ${'KEY'}-----`,
    `AKIA${'Q'.repeat(16)}`,
    `ghp_${'a1'.repeat(18)}`,
    `npm_${'a1'.repeat(18)}`,
    `xoxb-${'1'.repeat(12)}`,
    `AIza${'x'.repeat(35)}`,
    `sk-${'a1'.repeat(20)}`,
    `sk_live_${'a1'.repeat(12)}`,
    `eyJ${'a'.repeat(12)}.eyJ${'b'.repeat(12)}.${'c'.repeat(12)}`,
    `\n//registry.example/:_auth${'Token'}=abc`,
  ]
  expect(made.map((text) => secretsIn(text))).toEqual(Object.keys(keys).map((what) => [what]))
})

test('no file of the repository holds a key', () => {
  const files = filesOf(...texts).filter(({ path }) => path !== 'package-lock.json')
  expect(files.length).toBeGreaterThan(500)
  expect(files.flatMap(({ path, text }) => secretsIn(text).map((what) => `${path}: ${what}`))).toEqual([])
})

test('no file of settings or keys lies beside the code', () => {
  const names = [...readdirSync('.'), ...filesOf(...texts, '.pem', '.key').map(({ path }) => path)]
  expect(
    names.filter((path) => /(?:^|\/)(?:\.env(?:\..+)?|\.npmrc|\.pgpass|id_\w+|.+\.(?:pem|key))$/.test(path)),
  ).toEqual([])
})
