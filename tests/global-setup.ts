import type { TestProject } from 'vitest/node'
import { startTestServer } from '#db/test-database.ts'

export default async function setup(project: TestProject) {
  const { connection, template, stop } = await startTestServer()
  project.provide('testServer', { connection, template })
  return stop
}
