import { BaseSequencer, type TestSpecification } from 'vitest/node'

const waiting = /\/tests\/(?:faults\/|api\/memory)/

/**
 * Files that last a minute or more begin first, since the last one to end would leave processors idle. They mostly wait, for a fault to end or a
 * mail to be tried again.
 */
export class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const { first = [], later = [] } = Object.groupBy(sorted, ({ moduleId }) =>
      waiting.test(moduleId) ? 'first' : 'later',
    )
    return [...first, ...later]
  }
}
